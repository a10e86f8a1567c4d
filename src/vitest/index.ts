/**
 * Matchers for vitest: `toConform` and `toCover`. Entry `loyalty-interface/vitest`; importing it is enough. The same
 * without a framework is `explainResponse`, `explainTraffic` and `explainCoverage` of `loyalty-interface/traffic`.
 */
import { expect } from "vitest";
import { type OperationId, operations } from "../contract/index.ts";
import {
  explainCoverage,
  explainResponse,
  explainTraffic,
  type Har,
  type HeldResponse,
  type WantedCoverage,
} from "../traffic/index.ts";

interface LoyaltyMatchers {
  /**
   * Holds a response to the contract as an answer of this operation, or, without an operation, a recording (HAR, parsed
   * or as text). Reads bodies, so it must be awaited.
   */
  toConform(operationId?: OperationId): Promise<void>;
  /** Holds a recording (HAR, parsed or as text) to what it should exercise: `{ eventTypes: "all", members: 80 }`. */
  toCover(wanted: WantedCoverage): void;
}

declare module "vitest" {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> extends LoyaltyMatchers {}
}

expect.extend({
  async toConform(received: unknown, operationId?: OperationId) {
    const faults =
      operationId === undefined
        ? explainTraffic(received as Har | string)
        : await explainResponse(received as HeldResponse, operationId);
    return verdict(
      faults,
      `to conform${operationId ? ` as ${operationId} (§${operations[operationId].section})` : ""}`,
    );
  },
  toCover(received: unknown, wanted: WantedCoverage) {
    return verdict(explainCoverage(received as Har | string, wanted), "to cover what is wanted");
  },
});

function verdict(faults: readonly string[], expectation: string) {
  const pass = faults.length === 0;
  const list = faults.map((fault) => `\n  ${fault}`).join("");
  return { pass, message: () => `expected ${pass ? "not " : ""}${expectation}${list && `:${list}`}` };
}
