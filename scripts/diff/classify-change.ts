import { classifyKeyword } from "./classify-keyword.ts";
import type { Change } from "./list-changes.ts";
import type { MessageDirection } from "./message-direction.ts";
import type { Classification } from "./release-step.ts";

/** Elements that a user of the contract may rely on, as the report names them. */
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

/** Classifies one change of the contract. An unknown kind of change is major, so that a person looks at it. */
export function classifyChange(change: Change, direction: MessageDirection): Classification {
  if (/\/examples?(\/|$)/.test(change.path) || ["Tag", "Example", "License", "Contact"].includes(change.typeName))
    return { step: "patch", reason: "documentation" };
  if (change.kind === "modified") return classifyKeyword(change, direction);
  return change.kind === "added" ? classifyAdded(change, direction) : classifyRemoved(change);
}

function classifyAdded({ path, typeName, revision }: Change, direction: MessageDirection): Classification {
  const element = ELEMENTS[typeName] ?? typeName;
  if (isComponent(path)) return { step: "minor", reason: `new component ${lastName(path)}` };
  if (isVariant(path)) return { step: "minor", reason: "new event type; clients tolerate types they do not know" };
  if (isProperty(path))
    return {
      step: "minor",
      reason: `new ${direction === "response" ? "property" : "request field"} ${lastName(path)}`,
    };
  // allOf, items and similar: one more condition on values that were valid without it.
  if (typeName === "Schema") return { step: "major", reason: `new condition ${lastName(path)}` };
  if (typeName in ELEMENTS) {
    const isRequired = (revision?.value as { required?: boolean } | undefined)?.required === true;
    if (isRequired) return { step: "major", reason: `new required ${element}` };
    return { step: "minor", reason: `new ${element}` };
  }
  return { step: "major", reason: `new ${typeName}, which the policy does not know` };
}

function classifyRemoved({ path, typeName }: Change): Classification {
  const element = isComponent(path)
    ? `component ${lastName(path)}`
    : isVariant(path)
      ? "event type"
      : isProperty(path)
        ? `property ${lastName(path)}`
        : (ELEMENTS[typeName] ?? lastName(path));
  return { step: "major", reason: `${element} removed` };
}

const isComponent = (path: string) => /^#\/components\/[^/]+\/[^/]+$/.test(path);
const isVariant = (path: string) => /\/(oneOf\/\d+|discriminator\/mapping\/[^/]+)$/.test(path);
const isProperty = (path: string) => /\/properties\/[^/]+$/.test(path);
const lastName = (path: string) => (/[^/]+(?:\/\d+)?$/.exec(path)?.[0] ?? path).replaceAll("~1", "/");
