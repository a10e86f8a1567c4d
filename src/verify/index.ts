/**
 * Asks a running service whether it conforms to the contract, and which assumptions of the contract hold for it. Entry
 * `loyalty-interface/verify`; imports `src/contract` and `src/traffic`. `docs/verify.md` describes every export.
 */
import type { VerifyOptions } from "./options.ts";
import { toReport, type VerifyReport } from "./report.ts";
import { runVerification } from "./verify-service.ts";

export type { KeyPair } from "../contract/credential-kinds.ts";
export type { OperationId } from "../contract/internal.ts";
export type { Case as VerifyCase, Expectation as VerifyExpectation } from "./cases.ts";
export type { VerifyKeys } from "./credentials.ts";
export type { VerifyOptions } from "./options.ts";
export type { VerifyReport, VerifyViolation } from "./report.ts";
export type { PlannedRequest } from "./requests.ts";
export type { AssumptionVerdict } from "./verdicts.ts";

/**
 * Sends requests to a service, and reports its violations of the contract and a verdict on each assumption. It reads, and issues
 * and revokes tokens of its own; it changes nothing else unless `allowWrites` is true.
 * @throws TypeError if an HTTP header cannot carry a key, or a name of another owner is the known one.
 */
export async function verifyService(options: VerifyOptions): Promise<VerifyReport> {
  return toReport(await runVerification(options));
}
