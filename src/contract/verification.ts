import facts from "../../generated/verification.json" with { type: "json" };
import type { OperationId } from "./operations.ts";

/** A request body of one media type: its first example, and the schemas of its properties without references. */
export interface RequestBodyFacts {
  readonly example: Readonly<Record<string, unknown>>;
  readonly properties: Readonly<Record<string, { readonly type?: string }>>;
}

/** An entry of docs/assumptions.md. */
export interface AssumptionFacts {
  readonly section: string | readonly string[];
  readonly question: string;
  readonly answer: string;
  /** The setting that changes the answer; without it, the contract is edited. */
  readonly change?: string;
  /** Why no request can show whether a service agrees. */
  readonly undecidable?: string;
}

/** The request bodies of each operation by media type. */
export const requestBodies: Readonly<Record<OperationId, Readonly<Record<string, RequestBodyFacts>>>> = facts.bodies;

/** The assumptions of the contract by id. */
export const assumptions: Readonly<Record<string, AssumptionFacts>> = facts.assumptions;
