import { errorTexts } from "../contract/error-object.ts";
import type { OperationId } from "../contract/internal.ts";
import { assumptions } from "../contract/vocabulary.ts";
import { acceptFindings } from "../traffic/baseline.ts";
import { createFinding } from "../traffic/check/create-finding.ts";
import { type Finding, FindingGroups, isOpen } from "../traffic/findings/finding.ts";
import type { Answer } from "./answer.ts";
import { listCommands } from "./curl.ts";
import { listSecrets } from "./options.ts";
import { UNKNOWN } from "./probes.ts";
import type { Gap, Session } from "./session.ts";

/** The result of {@link verifyService}. */
export interface VerifyReport {
  /** True if the service breaks nothing and refutes no assumption but what is accepted, and each operation was verified to the end. */
  readonly conforms: boolean;
  readonly requests: number;
  /** The operations that were asked. */
  readonly operations: readonly { readonly operationId: OperationId; readonly cases: number }[];
  /** The kinds of violation, refuted assumptions included. */
  readonly findings: readonly Finding[];
  readonly assumptions: readonly AssumptionVerdict[];
  /** The operations that were left out although they were to be asked. */
  readonly skipped: readonly Gap[];
  /** What else was not asked. */
  readonly notAsked: readonly Gap[];
  /** Why the verification ended early. */
  readonly stopped?: string;
}

/** The verdict on an assumption. */
export interface AssumptionVerdict {
  readonly id: string;
  readonly question: string;
  /** The answer that the contract assumes. */
  readonly answer: string;
  /** `accepted` if each finding that refutes it is accepted; `not seen` if no answer decides it. */
  readonly verdict: "holds" | "refuted" | "accepted" | "not seen";
  /** The evidence. */
  readonly seen: string;
}

/** Creates the report of a verification. @param stopped Why it ended early. */
export function createReport(session: Session, stopped: string | undefined): VerifyReport {
  const { answers, skipped, notAsked, options } = session;
  const { accept, acceptKnown, nameOption, only } = options;
  const all = listFindings(session);
  const assumed = all.filter(({ assumption = "" }) => accept.includes(assumption));
  const others = all.filter((finding) => !assumed.includes(finding));
  const reasons = new Map(acceptKnown(others, stopped === undefined));
  for (const { fingerprint, assumption } of assumed) reasons.set(fingerprint, `${nameOption("accept")} ${assumption}`);
  const findings = acceptFindings(all, reasons);
  // Nothing may say that an operation conforms if only the clean-up asked it, or if the project lacks its feature.
  const isTested = (id: OperationId) => session.usable.has(id) || skipped.some(({ operationId }) => operationId === id);
  const ids = answers.map((answer) => answer.case.operationId);
  const asked = ids.filter((id) => only.includes(id) && isTested(id));
  const cases = Map.groupBy(asked, (operationId) => operationId);
  return {
    conforms: !findings.some(isOpen) && stopped === undefined && skipped.length === 0,
    requests: answers.length,
    operations: Array.from(cases, ([operationId, { length }]) => ({ operationId, cases: length })),
    findings,
    assumptions: listVerdicts(findings, answers),
    skipped,
    notAsked,
    ...(stopped !== undefined && { stopped }),
  };
}

/** Lists the verdicts in the order of the contract: a finding refutes its assumption. */
function listVerdicts(findings: readonly Finding[], answers: readonly Answer[]): AssumptionVerdict[] {
  return Object.entries(assumptions).map(([id, { question, answer }]): AssumptionVerdict => {
    const common = { id, question, answer };
    const refuting = findings.filter(({ assumption }) => assumption === id);
    const refuted = refuting.find(isOpen) ?? refuting[0];
    const holding = answers.find(({ supported }) => supported.has(id));
    if (refuted) {
      const seen = `${refuted.message} (${refuted.case})`;
      return { ...common, verdict: isOpen(refuted) ? "refuted" : "accepted", seen };
    }
    if (holding) return { ...common, verdict: "holds", seen: describeAnswer(holding) };
    return { ...common, verdict: "not seen", seen: "no answer decides it" };
  });
}

/** Describes an answer without any text of the service but a known key: `400 invalid_request to query limit of 0 (listMemberActivity)`. */
function describeAnswer({ status, body, case: planned }: Answer): string {
  const key = status < 400 ? undefined : errorTexts.find((text) => text.key === body.key)?.key;
  return `${key === undefined ? status : `${status} ${key}`} to ${planned.name} (${planned.operationId})`;
}

/** The rules that compare a text with a closed list: what it is instead is no personal data. */
const CLOSED = ["enum", "const", "discriminator"];

/** Lists the violations by their kinds, as `loyalty check` does for a recording. */
function listFindings({ answers, options, tokens }: Session): Finding[] {
  const { baseUrl: source, showValues } = options;
  const secrets = [...listSecrets(options).map(([secret]) => secret), ...tokens.map(({ text }) => text)];
  const describe = (answer: Answer) => {
    const { error, case: planned } = answer;
    const trace = source === undefined && error instanceof Error ? { stack: hide(`${error.stack}`, secrets) } : {};
    return { case: planned.name, curl: listCommands(answer, answers, tokens, options), ...trace };
  };
  const groups = new FindingGroups();
  for (const answer of answers) {
    for (const violation of answer.violations) {
      const showsAll = showValues || CLOSED.includes(violation.keyword) || violation.found.includes(UNKNOWN);
      const shown = { ...violation, message: hide(violation.message, secrets) };
      groups.add(createFinding(shown, { source, showsAll }), () => describe(answer));
    }
  }
  return groups.list();
}

/** Replaces secrets in a text of the service or of an application. */
function hide(text: string, secrets: readonly string[]): string {
  const longestFirst = secrets.toSorted((one, other) => other.length - one.length);
  return longestFirst.reduce((shown, secret) => shown.replaceAll(secret, "(not shown)"), text);
}
