import type { Part, Sender } from "./element.ts";

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
  /** No rule knows the change. */
  unknown: { client: "major", service: "major" },
} as const satisfies Record<string, Record<Sender, Step>>;

/** The effect of a change on the messages that are possible. */
export type Effect = keyof typeof POLICY;

/** The verdict of a rule on a change. */
export interface Verdict {
  readonly effect: Effect;
  readonly reason: string;
}

/** One change of a contract. */
export interface Change extends Verdict {
  readonly sender: Sender;
  /** The part that changed, in the base if it is there. */
  readonly part: Part;
  /** The part in the revision that does not have it any more. */
  readonly owner?: Part | undefined;
}

/** Returns the step that a change needs. */
export function classifyChange({ effect, sender }: Change): Step {
  return POLICY[effect][sender];
}

/** True if a change changes a fact that the base states, or refuses requests that it allows. */
export function changesFact({ effect, sender, part }: Change, base: object): boolean {
  if (effect === "narrowing" || effect === "requirement")
    return sender === "client" || (effect === "narrowing" && part.document === base);
  return !["text", "addition", "method", "unknown"].includes(effect);
}
