import { judgeKeyword } from "./classify-keyword.ts";
import type { Change } from "./list-changes.ts";
import type { Sender, Verdict } from "./release-step.ts";

/** Elements that a user of the contract may rely on, in the words of the report. */
const ELEMENTS: Record<string, string> = {
  PathItem: "path",
  Operation: "operation",
  Parameter: "parameter",
  RequestBody: "request body",
  Response: "response",
  MediaType: "media type",
  Header: "response header",
  SecurityRequirement: "way to authenticate",
  SecurityScheme: "security scheme",
  Server: "server",
  ServerVariable: "server variable",
  Scope: "scope",
};

/**
 * Our policy for one change of the contract. What it does not know is judged as the worst, so that a new kind of change
 * is looked at by a person.
 */
export function judgeChange(change: Change, sender: Sender): Verdict {
  if (/\/examples?(\/|$)/.test(change.path) || ["Tag", "Example", "License", "Contact"].includes(change.typeName))
    return { step: "patch", reason: "documentation" };
  if (change.kind === "modified") return judgeKeyword(change, sender);
  return change.kind === "added" ? judgeAdded(change, sender) : judgeRemoved(change);
}

function judgeAdded({ path, typeName, revision }: Change, sender: Sender): Verdict {
  const element = ELEMENTS[typeName] ?? typeName;
  if (isComponent(path)) return { step: "minor", reason: `new component ${lastName(path)}` };
  if (isVariant(path)) return { step: "minor", reason: "new event type; clients tolerate types they do not know" };
  if (isMember(path)) return { step: "minor", reason: `new ${memberOf(sender)} ${lastName(path)}` };
  // allOf, items and the like: one more condition on values that were valid without it.
  if (typeName === "Schema") return { step: "major", reason: `new condition ${lastName(path)}` };
  if (typeName in ELEMENTS) {
    const isRequired = (revision?.value as { required?: boolean } | undefined)?.required === true;
    if (isRequired) return { step: "major", reason: `new required ${element}` };
    return { step: "minor", reason: `new ${element}` };
  }
  return { step: "major", reason: `new ${typeName}, which the policy does not know` };
}

function judgeRemoved({ path, typeName }: Change): Verdict {
  const what = isComponent(path)
    ? `component ${lastName(path)}`
    : isVariant(path)
      ? "event type"
      : isMember(path)
        ? `member ${lastName(path)}`
        : (ELEMENTS[typeName] ?? lastName(path));
  return { step: "major", reason: `${what} removed` };
}

const isComponent = (path: string) => /^#\/components\/[^/]+\/[^/]+$/.test(path);
const isVariant = (path: string) => /\/(oneOf\/\d+|discriminator\/mapping\/[^/]+)$/.test(path);
const isMember = (path: string) => /\/properties\/[^/]+$/.test(path);
const memberOf = (sender: Sender) => (sender === "service" ? "member" : "request field");
const lastName = (path: string) => (/[^/]+(?:\/\d+)?$/.exec(path)?.[0] ?? path).replaceAll("~1", "/");
