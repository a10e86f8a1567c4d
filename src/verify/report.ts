import type { TrafficReport } from "../traffic/check/traffic-collector.ts";
import { TrafficCheck } from "../traffic/check.ts";
import { type InvariantReport, invariants } from "../traffic/invariants/invariant.ts";
import type { Answer } from "./answer.ts";
import { listCurlParts, quoteWithVariables } from "./curl.ts";
import { isJson, type PlannedRequest } from "./requests.ts";
import { ASSUMPTION, type AssumptionVerdict } from "./verdicts.ts";

/** The result of a verification. */
export interface Verification extends Pick<VerifyReport, "assumptions" | "skipped" | "stopped"> {
  readonly baseUrl: string;
  /** The answer to each request, in order. */
  readonly answers: readonly Answer[];
  readonly traffic: TrafficReport;
  readonly invariants: InvariantReport;
  /** Secrets with the variables to show in their place. */
  readonly secrets: ReadonlyMap<string, string>;
}

/** A kind of violation that the service shows. */
export interface VerifyViolation {
  readonly operationId: string;
  /** The first request that shows it: `query limit one above its maximum`. */
  readonly case: string;
  /** The request as a curl command, with variables in the place of secrets. */
  readonly request: string;
  readonly status: number;
  /** JSON pointer into the request (`/query/limit`) or into the body of the response. */
  readonly pointer: string;
  readonly message: string;
  readonly section: string;
  readonly assumption?: string;
  readonly fingerprint: string;
  readonly count: number;
}

/** The result of {@link verifyService}. */
export interface VerifyReport {
  /** True if there is no violation, no refuted assumption, and the verification is complete. */
  readonly conforms: boolean;
  readonly requests: number;
  readonly operations: readonly { readonly operationId: string; readonly cases: number; readonly violations: number }[];
  readonly violations: readonly VerifyViolation[];
  readonly assumptions: readonly AssumptionVerdict[];
  readonly skipped: readonly { readonly operationId: string; readonly reason: string }[];
  /** Why the verification ended early. */
  readonly stopped?: string;
}

/** Checks the answers as `loyalty check` checks a recording. */
export function checkAnswers(answers: readonly Answer[]): Pick<Verification, "traffic" | "invariants"> {
  const recording = new TrafficCheck().startRecording();
  const check = new TrafficCheck({ invariants: true });
  const conforming = check.startRecording(); // a case with a violation has named the fault already
  for (const { case: planned, exchange, violations } of answers) {
    // A wrong method or an unknown path has no operation; its violations belong to the operation of the case.
    const named = violations.length > 0 ? { operationId: planned.operationId } : {};
    recording.add({ ...exchange, ...named }, violations);
    if (violations.length === 0) conforming.add(exchange, []);
  }
  const { invariants } = check.report() as { invariants: InvariantReport }; // it was asked for
  // Only a verification sends unknown parameters and requests of no operation.
  const own = { undocumented: [], undocumentedCount: 0, unmatched: {}, unmatchedCount: 0 };
  return { traffic: { ...recording.report(), ...own }, invariants };
}

/** Converts a verification to its report. @param accepted The fingerprints that do not count. */
export function toReport(run: Verification, accepted: ReadonlySet<string> = new Set()): VerifyReport {
  const { answers, traffic, assumptions, skipped, stopped } = run;
  const kinds = [
    ...traffic.groups.map(({ first, pattern, ...group }) => ({ ...group, ...first, pointer: pattern })),
    ...run.invariants.broken.map(({ invariant, fingerprint, message, places, count }) => {
      const source: { section: string; assumption?: string } = invariants[invariant];
      const place = { entry: places.at(-1)?.entry ?? 0, pointer: "", keyword: invariant };
      return { fingerprint, message, ...source, ...place, count };
    }),
  ].filter(({ fingerprint }) => !accepted.has(fingerprint));
  const violations = kinds
    .filter(({ keyword }) => keyword !== ASSUMPTION)
    .map(({ entry, pointer, message, section, assumption, fingerprint, count }): VerifyViolation => {
      const { case: planned, status } = answers[entry] as Answer; // it was sent
      const { operationId, name, request } = planned;
      const source = { section, ...(assumption !== undefined && { assumption }) };
      const command = describeRequest(request, run);
      return { operationId, case: name, request: command, status, pointer, message, ...source, fingerprint, count };
    });
  const operationIds = answers.map(({ case: { operationId } }) => operationId);
  return {
    conforms: kinds.length === 0 && stopped === undefined,
    requests: answers.length,
    operations: [...new Set(operationIds)].map((operationId) => ({
      operationId,
      cases: operationIds.filter((id) => id === operationId).length,
      violations: violations.filter((violation) => violation.operationId === operationId).length,
    })),
    violations,
    assumptions,
    skipped,
    ...(stopped !== undefined && { stopped }),
  };
}

/** Formats a request as a curl command, with variables in the place of secrets. */
function describeRequest(
  { method, target, headers, body }: PlannedRequest,
  { baseUrl, secrets }: Verification,
): string {
  const isForm = body !== undefined && !isJson(headers["Content-Type"]);
  const content = isForm ? { form: [...new URLSearchParams(body)] } : { text: body };
  const request = { method, url: baseUrl + target, headers, ...content };
  return listCurlParts(request, (text) => quoteWithVariables(text, secrets)).join(" ");
}
