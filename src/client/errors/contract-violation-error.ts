import { LoyaltyError } from "./loyalty-error.ts";

/** A violation of the contract, as `checkResponse` of `loyalty-interface/contract` reports it. */
export interface ClientViolation {
  readonly pointer: string;
  readonly message: string;
  readonly section: string;
  readonly assumption?: string | undefined;
}

/** A successful response that does not conform to the contract; thrown only with `validate: { on: "throw" }`. */
export class ContractViolationError extends LoyaltyError {
  override readonly name = "ContractViolationError";
  declare readonly violations: readonly ClientViolation[];

  constructor(operationId: string, status: number, violations: readonly ClientViolation[]) {
    const [first] = violations;
    const more = violations.length > 1 ? ` (and ${violations.length - 1} more)` : "";
    const source = first?.assumption === undefined ? `§${first?.section}` : `assumed (${first.assumption})`;
    super(`${operationId} ${status}: ${first?.pointer} ${first?.message} (${source})${more}`);
    this.violations = violations;
  }
}
