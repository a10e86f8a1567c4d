import type { OperationId } from "../contract/internal.ts";
import type { TrafficReport } from "../traffic/check/traffic-collector.ts";
import { type BrokenInvariant, type InvariantReport, invariants } from "../traffic/invariants/invariant.ts";
import type { Verified } from "./run.ts";
import type { PlannedRequest } from "./session.ts";
import type { AssumptionVerdict } from "./verdicts.ts";

/** The result of a verification. */
export interface Verification {
  readonly baseUrl: string;
  readonly requests: number;
  /** Why the verification ended early; undefined if it is complete. */
  readonly stopped?: string;
  /** True if the service did not answer several requests in a row. */
  readonly isUnreachable: boolean;
  /** Every request with its answer, in order. */
  readonly verified: readonly Verified[];
  readonly traffic: TrafficReport;
  readonly invariants: InvariantReport;
  readonly assumptions: readonly AssumptionVerdict[];
  readonly skipped: readonly { readonly operationId: OperationId; readonly reason: string }[];
  /** Secrets of the run with the text to show in their place. */
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

/** The rule of a refuted assumption in the list of violations of every format. */
export const ASSUMPTION = "assumption";

/** Converts a verification to its report. @param accepted The fingerprints that do not count. */
export function toReport(run: Verification, accepted: ReadonlySet<string> = new Set()): VerifyReport {
  const { verified, traffic, requests, skipped, stopped } = run;
  const describe = (entry: number) => {
    const { case: planned, answer } = verified[entry] as Verified; // it was sent
    const { operationId, name, request } = planned;
    return { operationId, case: name, request: formatCurl(request, run), status: answer.status };
  };
  const open = traffic.groups.filter(({ fingerprint }) => !accepted.has(fingerprint));
  const violations = [
    ...open
      .filter(({ first }) => first.keyword !== ASSUMPTION)
      .map(({ first, pattern, fingerprint, count }): VerifyViolation => {
        const { message, section, assumption } = first;
        const source = { section, ...(assumption !== undefined && { assumption }) };
        return { ...describe(first.entry), pointer: pattern, message, ...source, fingerprint, count };
      }),
    ...[...Map.groupBy(run.invariants.broken, ({ fingerprint }) => fingerprint)]
      .filter(([fingerprint]) => !accepted.has(fingerprint))
      .map(([fingerprint, [first, ...others]]): VerifyViolation => {
        const { invariant, message, places } = first as BrokenInvariant; // a group is never empty
        const place = describe(places.at(-1)?.entry ?? 0);
        return { ...place, pointer: "", message, ...invariants[invariant], fingerprint, count: 1 + others.length };
      }),
  ];
  const operationIds = [...new Set(verified.map(({ case: { operationId } }) => operationId))];
  return {
    conforms: open.length === 0 && violations.length === 0 && stopped === undefined,
    requests,
    operations: operationIds.map((operationId) => ({
      operationId,
      cases: verified.filter(({ case: planned }) => planned.operationId === operationId).length,
      violations: violations.filter((violation) => violation.operationId === operationId).length,
    })),
    violations,
    assumptions: run.assumptions,
    skipped,
    ...(stopped !== undefined && { stopped }),
  };
}

/** Formats a request as a curl command for a POSIX shell, with variables in the place of secrets. */
export function formatCurl(
  { method, target, headers, body }: PlannedRequest,
  { baseUrl, secrets }: Verification,
): string {
  const hide = (text: string) =>
    [...secrets].reduce((hidden, [secret, variable]) => hidden.replaceAll(secret, `'"$${variable}"'`), text);
  const quote = (text: string) => `'${hide(text.replaceAll("'", `'\\''`))}'`.replaceAll("''", "");
  return [
    `curl ${method === "HEAD" ? "--head" : `-X ${method}`} ${quote(baseUrl.replace(/\/$/, "") + target)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data ${quote(body)}`]),
  ].join(" ");
}
