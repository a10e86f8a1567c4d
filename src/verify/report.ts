import type { OperationId } from "../contract/internal.ts";
import { createFinding } from "../traffic/check/create-finding.ts";
import type { Finding } from "../traffic/findings/finding.ts";
import { FindingGroups } from "../traffic/findings/finding-groups.ts";
import { InvariantCollector } from "../traffic/invariants/invariant-collector.ts";
import { listCurlParts, quoteWithVariables } from "./curl.ts";
import { listKeys } from "./options.ts";
import type { Outcome } from "./outcome.ts";
import { isJson } from "./requests.ts";
import type { Gap, Session } from "./session.ts";
import { type AssumptionVerdict, listVerdicts } from "./verdicts.ts";

/** The result of {@link verifyService}. */
export interface VerifyReport {
  /** True if the service breaks nothing, no assumption is refuted, and each operation was verified to the end. */
  readonly conforms: boolean;
  readonly requests: number;
  /** The operations that were asked. */
  readonly operations: readonly { readonly operationId: OperationId; readonly cases: number }[];
  /** The kinds of violation, refuted assumptions included. */
  readonly findings: readonly Finding[];
  readonly assumptions: readonly AssumptionVerdict[];
  /** The operations that were left out although they were to be asked. */
  readonly skipped: readonly Gap[];
  /** The operations that lack a case. */
  readonly lacking: readonly Gap[];
  /** Why the verification ended early. */
  readonly stopped?: string;
}

/** Creates the report of a verification. @param stopped Why it ended early. */
export function createReport(session: Session, stopped: string | undefined): VerifyReport {
  const { outcomes, comparisons, skipped, lacking } = session;
  const broken = listBroken(session);
  const assumptions = listVerdicts(outcomes, comparisons, new Set(broken.map(({ assumption }) => assumption)));
  const findings = listFindings(session, broken);
  const { only } = session.options;
  // The clean-up revokes tokens, even if revokeToken is not to be asked: nothing may say that it conforms.
  const asked = outcomes.map((outcome) => outcome.case.operationId).filter((id) => only.includes(id));
  const cases = Map.groupBy(asked, (operationId) => operationId);
  return {
    conforms: findings.length === 0 && stopped === undefined && skipped.length === 0,
    requests: outcomes.length,
    operations: Array.from(cases, ([operationId, { length }]) => ({ operationId, cases: length })),
    findings,
    assumptions,
    skipped,
    lacking,
    ...(stopped !== undefined && { stopped }),
  };
}

/** Lists the broken rules between exchanges. A wrong status or other events break none: their violation has named the fault. */
function listBroken({ outcomes, options }: Session): readonly Finding[] {
  const invariants = new InvariantCollector(() => "(not shown)", options.baseUrl);
  for (const { exchange, violations } of outcomes) {
    if (violations.every((each) => each.in === "response" && each.keyword !== "pages")) invariants.add(exchange);
  }
  // The events that has_more announces can disappear before the next page: that happens once, not again and again.
  return invariants.report().broken.filter(({ rule, count }) => rule !== "more-means-events" || count > 1);
}

/** Lists the violations, and the broken rules between exchanges, as `loyalty check` does for a recording. */
function listFindings({ outcomes, options, tokens }: Session, broken: readonly Finding[]): Finding[] {
  const secrets = listKeys(options).filter(({ isSecret }) => isSecret);
  const variables = new Map([
    ...secrets.map(({ value, variable }) => [value, variable] as const),
    ...tokens.all.map((token) => [token, "ACCESS_TOKEN"] as const),
  ]);
  const describe = (outcome: Outcome) => ({ case: outcome.case.name, curl: formatCurl(outcome, variables) });
  const findings = new FindingGroups();
  for (const outcome of outcomes) {
    for (const violation of outcome.violations)
      findings.add(createFinding(violation, { source: options.baseUrl }), () => describe(outcome));
  }
  const between = broken.map((finding) => {
    const outcome = outcomes[finding.places.at(-1)?.entry ?? 0];
    return { ...finding, ...(outcome && describe(outcome)) };
  });
  return [...findings.list(), ...between];
}

/** Formats a request as a curl command, with variables in the place of secrets. */
function formatCurl({ case: { request }, exchange }: Outcome, variables: ReadonlyMap<string, string>): string {
  const { method, headers, body } = request;
  const isForm = body !== undefined && !isJson(headers["Content-Type"]);
  const content = isForm ? { form: [...new URLSearchParams(body)] } : { text: body };
  const parts = listCurlParts({ method, url: exchange.request.url.href, headers, ...content }, (text) =>
    quoteWithVariables(text, variables),
  );
  return parts.join(" ");
}
