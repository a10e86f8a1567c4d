/** What a run needs to decide each assumption that a case is about. */
export const needs = {
  S02: "an issued token",
  S03: "a member with more events than the default",
  S04: "a member with events of different times",
  S05: "an issued token",
  S06: "a successful revocation",
  S07: "a revocation of a token that is not valid, or of another application",
  S08: "an issued token",
  S09: "a refused request for a token",
  S10: "a refusal of wrong credentials outside management",
  S11: "a token without the scope",
  S12: "a refusal of a query parameter",
  S13: "an answer to an unknown cursor",
  S14: "users of an unknown project",
  S15: "a response with 429",
  S20: "a refusal of a wrong method, media type or path",
  S22: "an issued token",
  S23: "a failure of the service",
  S26: "a list of webhooks or users",
  S28: "an issued token",
  S29: "a token and a key pair",
  S30: "a campaign of another project",
  S34: "a page with has_more and without more_starting_after",
  S35: "a member with events",
  S37: "a 404 for an unknown name",
  S40: "an issued token",
  C01: "an issued token",
} as const;

/** An assumption that a case can decide. */
export type Decidable = keyof typeof needs;

export function isDecidable(id: string): id is Decidable {
  return Object.hasOwn(needs, id);
}
