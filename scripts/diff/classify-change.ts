import type { Node, Part, Sender } from "./part.ts";

/** Step of semantic versioning that a change needs. */
export type Step = "major" | "minor" | "patch";

/** The greatest step comes first. */
export const STEPS: readonly Step[] = ["major", "minor", "patch"];

/**
 * The policy. A client breaks if its requests are refused or if it gets a response that it cannot read; a check of recorded
 * traffic breaks if a response that conformed does not any more. A response that declares more is minor, although a recording
 * may deviate from it: contracts grow this way. An unknown change is major, so that a person looks at it.
 */
const POLICY = {
  /** Documentation, or the same messages written differently. */
  text: { client: "patch", service: "patch" },
  /** Something optional is new, or a response declares more. */
  addition: { client: "minor", service: "minor" },
  /** A list grows whose receivers tolerate unknown values. */
  extension: { client: "minor", service: "minor" },
  /** Something is removed, or has another name or value instead. */
  removal: { client: "major", service: "major" },
  /** More messages are valid: something that was always sent may be absent, too. */
  widening: { client: "minor", service: "major" },
  /** Fewer messages are valid. */
  narrowing: { client: "major", service: "major" },
  /** Something optional is always sent. */
  requirement: { client: "major", service: "minor" },
  /** A method of the client, a parameter of it or an exported type has another name or type. */
  method: { client: "major", service: "major" },
  unknown: { client: "major", service: "major" },
} as const satisfies Record<string, Record<Sender, Step>>;

/** The effect of a change on the messages that are possible. */
export type Effect = keyof typeof POLICY;

/** One change of a contract. */
export interface Change {
  readonly effect: Effect;
  readonly reason: string;
  /** The part that changed, in the base if it is there. */
  readonly part: Part;
  readonly sender: Sender;
  readonly before: Node | undefined;
  readonly after: Node | undefined;
}
/** Returns the step that a change needs. */
export function classifyChange({ effect, sender }: Change): Step {
  return POLICY[effect][sender];
}

/** Whether a change changes a fact that the base states, or refuses requests that it allows. */
export function changesFact({ effect, sender, part }: Change, base: object): boolean {
  if (effect === "narrowing" || effect === "requirement")
    return sender === "client" || (effect === "narrowing" && part.root === base);
  return !["text", "addition", "method", "unknown"].includes(effect);
}

/** The effect of a fact that is new or whose list grows, and of one that is removed or changes. */
export const GROWTH: Readonly<Record<string, readonly [grown: Effect, changed: Effect]>> = {
  deprecated: ["addition", "addition"],
  "format password": ["addition", "removal"], // logs show a value that is no secret any more
  "x-errors": ["addition", "removal"],
  "x-gone-status": ["addition", "removal"],
  "x-idempotent": ["addition", "removal"],
  "x-lifetime": ["addition", "addition"],
  "x-may-grow": ["widening", "addition"],
  "x-pagination": ["method", "method"],
  "x-path-alternatives": ["addition", "removal"],
  "x-redact": ["addition", "addition"],
  "x-scopes-of": ["method", "method"],
};
const TEXT =
  /^(x-.*|\$comment|\$schema|\$id|\$anchor|\$defs|title|description|summary|examples?|tags|externalDocs|links|xml|bearerFormat|contentMediaType|contentEncoding)$/;

/** Whether a field explains a part of a contract, without a condition on messages or calls. */
export function isText(field: string): boolean {
  return TEXT.test(field) && !(field in GROWTH);
}
