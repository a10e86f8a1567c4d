import { errorTexts } from "../contract/error-object.ts";
import { createViolation } from "../contract/internal.ts";
import { assumptions } from "../contract/vocabulary.ts";
import { hidePersonalData } from "../traffic/check/hide-personal-data.ts";
import { addViolation, type Outcome } from "./outcome.ts";
import { compareOutcome, rules } from "./rules.ts";
import type { Comparison } from "./session.ts";

/** The verdict on an assumption. */
export interface AssumptionVerdict {
  readonly id: string;
  readonly section: string;
  readonly question: string;
  /** The answer that the contract assumes. */
  readonly answer: string;
  readonly verdict: "holds" | "refuted" | "not seen";
  /** The evidence, or the condition of a verdict. */
  readonly seen: string;
  /** The setting or the place to change if the service is right. */
  readonly change: string;
}

/** An outcome that decides an assumption. */
interface Evidence {
  readonly outcome: Outcome;
  /** Describes the outcome. */
  readonly text: string;
  readonly isRefuting: boolean;
}

/**
 * Lists the verdicts in the order of the contract. The first outcome that refutes an assumption gets a violation, if it has none.
 * @param broken The assumptions whose broken invariants are reported.
 */
export function listVerdicts(
  outcomes: readonly Outcome[],
  comparisons: readonly Comparison[],
  broken: ReadonlySet<string | undefined>,
): AssumptionVerdict[] {
  return Object.entries(assumptions).map(([id, { section, question, answer, undecidable, change }]) => {
    const sections = [section].flat();
    const evidence = [
      ...outcomes.flatMap((outcome) => inspect(id, outcome) ?? []),
      ...comparisons
        .filter(({ assumption }) => assumption === id)
        .map(({ outcome, difference }) => toEvidence(outcome, difference)),
    ];
    const refuting = evidence.find(({ isRefuting }) => isRefuting);
    if (refuting && !broken.has(id)) reportRefutation(id, sections[0] ?? "", refuting);
    const missing = undecidable === undefined ? `needs ${rules[id]?.needs}` : `not decidable: ${undecidable}`;
    const verdict = evidence.length > 0 ? "holds" : "not seen";
    return {
      id,
      section: sections.join(", "),
      question,
      answer,
      verdict: refuting ? "refuted" : verdict,
      seen: (refuting ?? evidence[0])?.text ?? missing,
      change: change ?? `openapi.yaml at x-assumption: ${id}`,
    };
  });
}

/**
 * Compares an outcome with an assumption. A response that is not complete, or has the wrong status, decides only the assumption that
 * it breaks. One with another violation supports no assumption, and refutes those that are about another part of it. A 429 decides only the assumption about
 * limits.
 */
function inspect(id: string, outcome: Outcome): Evidence | undefined {
  const { status, violations, failure } = outcome;
  const violation = violations.find(({ assumption }) => assumption === id);
  if (violation) {
    const text = `${hidePersonalData(violation).message} (${outcome.case.name})`;
    return { outcome, text, isRefuting: true };
  }
  const isWrong = violations.some(({ keyword }) => keyword === "accept" || keyword === "refuse");
  if (failure !== undefined || isWrong || (status === 429 && id !== "S15")) return undefined;
  const comparison = compareOutcome(id, outcome);
  if (!comparison || isExplained(comparison.difference, violations)) return undefined;
  return toEvidence(outcome, comparison.difference);
}

/** True if a violation of the response stands for a difference: it is about the same part, or about the whole body. */
function isExplained(difference: string | undefined, violations: Outcome["violations"]): boolean {
  const found = violations.filter((each) => each.in === "response");
  if (difference === undefined) return found.length > 0;
  const [part = ""] = difference.split(" ");
  const isInBody = /^[a-z]/.test(part) && part !== "status"; // the name of a header has a capital letter
  return (
    isInBody && found.some(({ pointer, keyword }) => pointer === `/${part}` || (pointer === "" && keyword !== "status"))
  );
}

/** Describes an outcome without any text of the service but a known key: `400 invalid_request to query limit of 0 (listMemberActivity)`. */
function toEvidence(outcome: Outcome, difference: string | undefined): Evidence {
  const { status, body, case: planned } = outcome;
  const key = status < 400 ? undefined : errorTexts.find((text) => text.key === body.key)?.key;
  const described = `${key === undefined ? status : `${status} ${key}`} to ${planned.name} (${planned.operationId})`;
  const isRefuting = difference !== undefined;
  return { outcome, text: isRefuting ? `${described}: ${difference}` : described, isRefuting };
}

/** Adds the violation of a refuted assumption to its outcome, so that each format lists it, and a baseline can accept it. */
function reportRefutation(id: string, section: string, { outcome, text }: Evidence): void {
  if (outcome.violations.some(({ assumption }) => assumption === id)) return;
  const expected = `must be answered as ${id} assumes`;
  addViolation(outcome, "request", createViolation("assumption", section, expected, text, "", id));
}
