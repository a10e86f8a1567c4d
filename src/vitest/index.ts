/**
 * Matchers for vitest: `toConform`. Entry `loyalty-interface/vitest`; importing it is enough. Without a
 * framework, use `explainResponse` and `explainTraffic` of `loyalty-interface/traffic`.
 */
import { expect } from "vitest";
import { type OperationId, operations } from "../contract/internal.ts";
import { readProperty } from "../contract/json.ts";
import { describeFinding, isOpen } from "../traffic/findings/finding.ts";
import {
  type ConformanceOptions,
  type ExplainOptions,
  explainResponse,
  explainTraffic,
  type Har,
  type ResponseLike,
} from "../traffic/index.ts";
import type { VerifyReport } from "../verify/index.ts";

interface LoyaltyMatchers {
  /**
   * Checks a response to this operation against the contract; or, without an operation, a recording (HAR, parsed or as
   * text), invariants between pages included; or the report of `verifyService`. Reads bodies, so it must be awaited. The failure
   * shows no value that redaction would replace, unless `showValues` is true.
   */
  toConform(
    ...sent: [operationId: OperationId, options?: ExplainOptions] | [options?: ConformanceOptions]
  ): Promise<void>;
}

declare global {
  // Each version of vitest takes these; the type parameters of its own interface change.
  namespace Chai {
    interface Assertion extends LoyaltyMatchers {}
  }
}

expect.extend({
  async toConform(received: unknown, operation?: OperationId | ConformanceOptions, options?: ExplainOptions) {
    if (isVerifyReport(received)) {
      if (operation !== undefined)
        throw new TypeError(
          "the report of verifyService takes no options: accept and baseline are options of verifyService",
        );
      return toResult(listFaults(received), "to conform");
    }
    const isResponse = ["status", "statusCode"].some((name) => readProperty(received, name) !== undefined);
    if (typeof operation !== "string" && isResponse)
      throw new TypeError('a response needs its operation: toConform("listUsers")');
    if (typeof operation !== "string")
      return toResult(explainTraffic(received as Har | string, operation), "to conform");
    const operationId = operation;
    const faults = await explainResponse(received as ResponseLike, operationId, options);
    return toResult(faults, `to conform as ${operationId} (§${operations[operationId].section})`);
  },
});

function isVerifyReport(received: unknown): received is VerifyReport {
  return typeof received === "object" && received !== null && "assumptions" in received && "conforms" in received;
}

function listFaults({ findings, skipped, stopped }: VerifyReport): string[] {
  const faults = [
    ...findings
      .filter(isOpen)
      .map((finding) => [...describeFinding(finding), ...(finding.stack?.split("\n") ?? [])].join("\n  ")),
    ...skipped.map(({ operationId, reason }) => `skipped: ${operationId} ${reason}`),
  ];
  return stopped === undefined ? faults : [...faults, `stopped: ${stopped}`];
}

function toResult(faults: readonly string[], expectation: string) {
  const pass = faults.length === 0;
  const list = faults.map((fault) => `\n  ${fault}`).join("");
  return { pass, message: () => `expected ${pass ? "not " : ""}${expectation}${list && `:${list}`}` };
}
