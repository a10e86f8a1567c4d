import type { Route } from "./find-counterexample.ts";
import { listElements, type Part } from "./part.ts";
import type { Step } from "./release-plan.ts";

/** The side that sends a message: the client a request, the service a response; webhooks and callbacks the other way round. */
export type Sender = "client" | "service";

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
  removal: { client: "major", service: "major" },
  /** A name or a value has another one instead. */
  replacement: { client: "major", service: "major" },
  /** More messages are valid. */
  widening: { client: "minor", service: "major" },
  /** Fewer messages are valid. */
  narrowing: { client: "major", service: "major" },
  /** Something optional is always sent. */
  requirement: { client: "major", service: "minor" },
  /** Something that was always sent may be absent. */
  option: { client: "minor", service: "major" },
  /** A method of the client has another name. */
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
  /** Whether the base stated something at this place. */
  readonly wasStated: boolean;
  readonly route?: Route;
}
/** Takes a change; without details, it concerns requests. */
export type Report = (
  effect: Effect,
  reason: string,
  part: Part,
  details?: Partial<Pick<Change, "sender" | "route">>,
) => void;

/** Returns the step that a change needs. */
export function classifyChange({ effect, sender }: Change): Step {
  return POLICY[effect][sender];
}

/** Whether a change changes a fact that the base states, or refuses requests that it allows. */
export function changesFact({ effect, sender, wasStated }: Omit<Change, "part">): boolean {
  if (effect === "narrowing" || effect === "requirement")
    return sender === "client" || (wasStated && effect === "narrowing");
  return !["text", "addition", "method", "unknown"].includes(effect);
}

/**
 * Returns the effect of new values in a list. A client may rely on a list in a response, unless the list or an element around
 * it has `x-may-grow`.
 */
export function classifyNewValues(list: Part, sender: Sender): Effect {
  const mayGrow = listElements(list).some(({ fields }) => fields["x-may-grow"] === true);
  return sender === "service" && mayGrow ? "extension" : "widening";
}
