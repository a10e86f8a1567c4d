/** A rule for faults that is none: names the rule, the place in it, and what is allowed there. */
export class FaultRuleError extends Error {
  override readonly name = "FaultRuleError";

  constructor(rule: string, place: string, expected: string, found: unknown) {
    const shown =
      found === undefined || found === "" ? "nothing" : typeof found === "string" ? found : JSON.stringify(found);
    super(`fault rule "${rule}": ${place} must be ${expected}, got ${shown}`);
  }
}
