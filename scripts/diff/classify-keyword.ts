import type { Change } from "./list-changes.ts";
import type { MessageDirection } from "./message-direction.ts";
import type { Classification, Step } from "./release-step.ts";

const DOCUMENTATION = [
  "description",
  "summary",
  "title",
  "example",
  "examples",
  "tags",
  "x-redact",
  "x-section",
  "x-silence",
];
/**
 * Lists in responses that clients tolerate additions to (they never validate, and their types are matched with a default).
 * Every other list in a response is closed: a client may rely on it.
 */
const TOLERATED =
  /\/(EventSource\/properties\/channel|ProjectRole|CampaignSummary\/properties\/type|Points\w+Transaction\/properties\/type|WebhookEventName|ScopeList)\//;

/** Keywords that limit a value by a number. */
const LIMIT = /^(max|min)(?:imum|Length|Items|Properties)$/;

/** Classifies the change of one keyword of an element that is in both contracts. */
export function classifyKeyword(change: Change, direction: MessageDirection): Classification {
  const { property = "", base, revision, typeName } = change;
  const [before, after] = [base?.value, revision?.value];
  if (DOCUMENTATION.includes(property)) return { step: "patch", reason: "documentation" };
  if (property === "deprecated") return { step: "minor", reason: "deprecation" };
  if (typeName === "Info" || typeName === "Root")
    return { step: "minor", reason: `${property} of the interface changed` };
  if (property === "required") return classifyRequired(toNames(before), toNames(after), direction, change);
  if (property === "enum") return classifyList(change, direction);
  if (property === "type") return classifyType(toNames(before), toNames(after), direction);
  return (
    classifyBound(property, before, after, direction) ?? { step: "major", reason: `${property || typeName} changed` }
  );
}

/** Requiring more of a response is harmless; requiring more of a request is not, nor is guaranteeing less in a response. */
function classifyRequired(
  before: string[],
  after: string[],
  direction: MessageDirection,
  { typeName }: Change,
): Classification {
  if (typeName !== "Schema") {
    const isRequired = after[0] === "true";
    return { step: isRequired ? "major" : "minor", reason: isRequired ? "now required" : "now optional" };
  }
  const added = after.filter((name) => !before.includes(name));
  const removed = before.filter((name) => !after.includes(name));
  if (added.length > 0 && direction !== "response")
    return { step: "major", reason: `new required request field ${added.join(", ")}` };
  if (removed.length > 0 && direction !== "request")
    return { step: "major", reason: `property no longer always present: ${removed.join(", ")}` };
  if (added.length > 0) return { step: "minor", reason: `property now always present: ${added.join(", ")}` };
  return { step: removed.length > 0 ? "minor" : "patch", reason: `request field now optional: ${removed.join(", ")}` };
}

function classifyList({ base, revision }: Change, direction: MessageDirection): Classification {
  const [before, after] = [toNames(base?.value), toNames(revision?.value)];
  const removed = before.filter((value) => !after.includes(value));
  const added = after.filter((value) => !before.includes(value));
  if (base?.value === undefined) return { step: "major", reason: "open value closed to a list" };
  if (removed.length > 0) return { step: "major", reason: `value removed: ${removed.join(", ")}` };
  if (added.length === 0) return { step: "patch", reason: "order of a list" };
  const isTolerated = direction === "request" || TOLERATED.test(`${revision?.pointer}/`);
  const reason = `new value ${added.join(", ")}${isTolerated ? "" : " in a closed list"}`;
  return { step: isTolerated ? "minor" : "major", reason };
}

function classifyType(before: string[], after: string[], direction: MessageDirection): Classification {
  const covered = (wide: string[], narrow: string[]) =>
    narrow.every((type) => wide.includes(type) || (type === "integer" && wide.includes("number")));
  const change = `${before.join(" or ") || "anything"} to ${after.join(" or ") || "anything"}`;
  const isWider = after.length === 0 || (before.length > 0 && covered(after, before));
  const step: Step = isWider && direction === "request" ? "minor" : "major";
  return { step, reason: `type ${isWider ? "widened" : "narrowed or replaced"}: ${change}` };
}

function toNames(value: unknown): string[] {
  return value === undefined || value === null ? [] : [value].flat().map(String);
}

/**
 * Classifies a change of a keyword that limits a value without changing its TypeScript type; returns `undefined` for other
 * keywords. Narrowing is major in both directions: requests are refused, or recorded responses no longer conform.
 */
function classifyBound(
  property: string,
  before: unknown,
  after: unknown,
  direction: MessageDirection,
): Classification | undefined {
  const words = `${property} ${show(before)} to ${show(after)}`;
  if (property === "additionalProperties") {
    const isClosed = after === false;
    return { step: isClosed ? "major" : "minor", reason: `${isClosed ? "narrowed" : "changed"}: ${words}` };
  }
  if (property === "format" || property === "pattern" || property === "uniqueItems") {
    const isWider = after === undefined || after === null || after === false;
    return { step: isWider ? "minor" : "major", reason: `${isWider ? "widened" : "narrowed"}: ${words}` };
  }
  const [, side] = LIMIT.exec(property) ?? [];
  if (side === undefined) return undefined;
  const isWider =
    typeof after !== "number" || (typeof before === "number" && (side === "max" ? after > before : after < before));
  const reason = `${isWider ? "widened" : "narrowed"}: ${words}${direction === "request" ? "" : " in a response"}`;
  return { step: isWider ? "minor" : "major", reason };
}

function show(value: unknown): string {
  return value === undefined || value === null ? "none" : String(value).slice(0, 40);
}
