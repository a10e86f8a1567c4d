import { judgeBound } from "./classify-bound.ts";
import type { Change } from "./list-changes.ts";
import type { Sender, Step, Verdict } from "./release-step.ts";

const DOCUMENTATION = ["description", "summary", "title", "example", "examples", "tags", "x-section", "x-silence"];
/**
 * Lists of answers that clients tolerate additions to (they never validate, and their types are matched with a default).
 * Every other list of an answer is closed for good: a consumer may rest on it.
 */
const TOLERATED =
  /\/(EventSource\/properties\/channel|ProjectRole|CampaignSummary\/properties\/type|Points\w+Transaction\/properties\/type|WebhookEventName|ScopeList)\//;

/** Our policy for one keyword of an element that is in both contracts. */
export function judgeKeyword(change: Change, sender: Sender): Verdict {
  const { property = "", base, revision, typeName } = change;
  const [before, after] = [base?.value, revision?.value];
  if (DOCUMENTATION.includes(property)) return { step: "patch", reason: "documentation" };
  if (property === "deprecated") return { step: "minor", reason: "deprecation" };
  if (typeName === "Info" || typeName === "Root")
    return { step: "minor", reason: `${property} of the interface changed` };
  if (property === "required") return judgeRequired(names(before), names(after), sender, change);
  if (property === "enum") return judgeList(change, sender);
  if (property === "type") return judgeType(names(before), names(after), sender);
  return judgeBound(property, before, after, sender) ?? { step: "major", reason: `${property || typeName} changed` };
}

/** A promise of the service that grows harms nobody; a duty of the client that grows does, and a promise that shrinks. */
function judgeRequired(before: string[], after: string[], sender: Sender, { typeName }: Change): Verdict {
  if (typeName !== "Schema") {
    const isDuty = after[0] === "true";
    return { step: isDuty ? "major" : "minor", reason: isDuty ? "required from now on" : "optional from now on" };
  }
  const added = after.filter((name) => !before.includes(name));
  const removed = before.filter((name) => !after.includes(name));
  if (added.length > 0 && sender !== "service")
    return { step: "major", reason: `new required request field ${added.join(", ")}` };
  if (removed.length > 0 && sender !== "client")
    return { step: "major", reason: `member no longer always there: ${removed.join(", ")}` };
  if (added.length > 0) return { step: "minor", reason: `member always there from now on: ${added.join(", ")}` };
  return { step: removed.length > 0 ? "minor" : "patch", reason: `request field optional: ${removed.join(", ")}` };
}

function judgeList({ base, revision }: Change, sender: Sender): Verdict {
  const [before, after] = [names(base?.value), names(revision?.value)];
  const removed = before.filter((value) => !after.includes(value));
  const added = after.filter((value) => !before.includes(value));
  if (base?.value === undefined) return { step: "major", reason: "open value closed to a list" };
  if (removed.length > 0) return { step: "major", reason: `value removed: ${removed.join(", ")}` };
  if (added.length === 0) return { step: "patch", reason: "order of a list" };
  const isTolerated = sender === "client" || TOLERATED.test(`${revision?.pointer}/`);
  const reason = `new value ${added.join(", ")}${isTolerated ? "" : " in a list that clients may take as closed"}`;
  return { step: isTolerated ? "minor" : "major", reason };
}

function judgeType(before: string[], after: string[], sender: Sender): Verdict {
  const covered = (wide: string[], narrow: string[]) =>
    narrow.every((type) => wide.includes(type) || (type === "integer" && wide.includes("number")));
  const change = `${before.join(" or ") || "anything"} to ${after.join(" or ") || "anything"}`;
  const isWider = after.length === 0 || (before.length > 0 && covered(after, before));
  const step: Step = isWider && sender === "client" ? "minor" : "major";
  return { step, reason: `type ${isWider ? "widened" : "narrowed or replaced"}: ${change}` };
}

function names(value: unknown): string[] {
  return value === undefined || value === null ? [] : [value].flat().map(String);
}
