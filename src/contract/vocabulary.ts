import { type eventTypes, assumptions as generatedAssumptions, scopes } from "../../generated/constants.ts";
import type { MemberActivity } from "./schemas.ts";

/** The lists of the document (§1, §5.2, §6.1), and what is assumed beside them. */
export {
  clusters,
  eventTypes,
  scopes,
  secretProperties,
  tokenLifetimeSeconds,
} from "../../generated/constants.ts";

/** An entry of docs/assumptions.md. */
interface Assumption {
  readonly section: string | readonly string[];
  readonly question: string;
  readonly answer: string;
  /** The setting that changes the answer; without it, the contract is edited. */
  readonly change?: string;
}

/** The assumptions of the contract by id. */
export const assumptions: Readonly<Record<string, Assumption>> = generatedAssumptions;

/** Names the setting or the place to change if another answer than that of an assumption is right. */
export function describeChange(id: string): string {
  return assumptions[id]?.change ?? `openapi.yaml at x-assumption: ${id}`;
}

/** One of the types of a member's activity (section 6.1 of the interface document). */
export type EventType = (typeof eventTypes)[number];
/** One of the scopes of an access token (section 5.2 of the interface document). */
export type Scope = (typeof scopes)[number];
/** The variant of Member Activity with this type: `ActivityOf<"customer.rewarded">`. */
export type ActivityOf<Type extends EventType> = Extract<MemberActivity, { type: Type }>;
/** The event data of this type, `activity.data.data` (section 2.3 of the interface document). */
export type EventDataOf<Type extends EventType> = ActivityOf<Type>["data"]["data"];

/** Splits a list of scopes at its spaces (§5.2). A comma does not separate: `api,loyalties` is one unknown scope. */
export function splitScopes(text: string): string[] {
  return text.split(" ").filter((scope) => scope !== "");
}

/** Finds the first scope of a list that is not in the document (§5.2). */
export function findUnknownScope(text: string): string | undefined {
  const known: readonly string[] = scopes;
  return splitScopes(text).find((scope) => !known.includes(scope));
}
