import { errorTexts } from "../contract/error-object.ts";
import { assumptions, describeChange } from "../contract/vocabulary.ts";
import { type Finding, isOpen } from "../traffic/findings/finding.ts";
import type { Answer } from "./answer.ts";
import { needs } from "./assumptions.ts";

/** The verdict on an assumption. */
export interface AssumptionVerdict {
  readonly id: string;
  readonly section: string;
  readonly question: string;
  /** The answer that the contract assumes. */
  readonly answer: string;
  /** `accepted` if each finding that refutes it is accepted; `not asked` if no case decides it. */
  readonly verdict: "holds" | "refuted" | "accepted" | "not seen" | "not asked";
  /** The evidence, or what a verdict needs. */
  readonly seen: string;
  /** The setting or the place to change if the service is right. */
  readonly change: string;
}

/** Lists the verdicts in the order of the contract: a finding refutes its assumption. */
export function listVerdicts(findings: readonly Finding[], answers: readonly Answer[]): AssumptionVerdict[] {
  const needed: Readonly<Record<string, string>> = needs;
  return Object.entries(assumptions).map(([id, { section, question, answer }]): AssumptionVerdict => {
    const refuting = findings.filter(({ assumption }) => assumption === id);
    const refuted = refuting.find(isOpen) ?? refuting[0];
    const holding = answers.find(({ supported }) => [...supported].some((each) => each === id));
    const { [id]: need } = needed;
    const missing = need === undefined ? "no case decides it" : `needs ${need}`;
    const common = { id, section: [section].flat().join(", "), question, answer, change: describeChange(id) };
    if (refuted) {
      const seen = `${refuted.message} (${refuted.case})`;
      return { ...common, verdict: isOpen(refuted) ? "refuted" : "accepted", seen };
    }
    if (holding) return { ...common, verdict: "holds", seen: describeAnswer(holding) };
    return { ...common, verdict: need === undefined ? "not asked" : "not seen", seen: missing };
  });
}

/** Describes an answer without any text of the service but a known key: `400 invalid_request to query limit of 0 (listMemberActivity)`. */
function describeAnswer({ status, body, case: planned }: Answer): string {
  const key = status < 400 ? undefined : errorTexts.find((text) => text.key === body.key)?.key;
  return `${key === undefined ? status : `${status} ${key}`} to ${planned.name} (${planned.operationId})`;
}
