/**
 * Asks a running service whether it conforms to the contract, and which assumptions of the contract hold for it. Entry
 * `loyalty-interface/verify`; imports `src/contract` and `src/traffic`. `docs/verify.md` describes every export.
 */
export type { KeyPair } from "../contract/credential-kinds.ts";
export type { OperationId } from "../contract/internal.ts";
export type { Finding, Place } from "../traffic/findings/finding.ts";
export type { VerifyKeys, VerifyOptions } from "./options.ts";
export type { AssumptionVerdict, VerifyReport } from "./report.ts";
export type { Gap } from "./session.ts";
export { verifyService } from "./verify-service.ts";
