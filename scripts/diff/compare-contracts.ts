import { type Contract, readContract } from "../generate/contract.ts";
import { type Citation, citeDocument } from "./cite-document.ts";
import { judgeChange } from "./classify-change.ts";
import { type Change, listChanges } from "./list-changes.ts";
import { listUnseenChanges } from "./list-unseen-changes.ts";
import { senderIn } from "./message-direction.ts";
import { greatestStep, type Step, type Verdict } from "./release-step.ts";

/** One change with our verdict. */
export interface Finding extends Verdict, Citation {
  kind: Change["kind"];
  /** Where it stands in the contract that has it. */
  pointer: string;
}
export interface Comparison {
  findings: Finding[];
  /** Greatest step of all findings; `undefined` where nothing changed. */
  step: Step | undefined;
}

/**
 * Compares two contracts, given as files, and judges each change by our policy.
 * @throws Error where one of them cannot be read.
 */
export async function compareContracts(baseFile: string, revisionFile: string): Promise<Comparison> {
  const [base, revision, changes] = await Promise.all([
    readContract(baseFile),
    readContract(revisionFile),
    listChanges(baseFile, revisionFile),
  ]);
  return judgeChanges(base, revision, changes);
}

/** Judges by our policy what Redocly found changed between two contracts, and what it does not look at. */
export function judgeChanges(base: Contract, revision: Contract, changes: Change[]): Comparison {
  const senderBefore = senderIn(base);
  const senderAfter = senderIn(revision);
  const findings = withoutEchoes([...changes, ...listUnseenChanges(base, revision)]).map((change): Finding => {
    const isNew = change.kind === "added";
    const pointer = (isNew ? change.revision?.pointer : change.base?.pointer) ?? change.path;
    const verdict = judgeChange(change, (isNew ? senderAfter : senderBefore)(pointer, change.path));
    return { ...verdict, ...citeDocument(change, verdict, base, revision), kind: change.kind, pointer };
  });
  return { findings, step: greatestStep(findings.map(({ step }) => step)) };
}

/** A variant is listed twice, in `oneOf` and in the discriminator's mapping; one line for it is enough. */
function withoutEchoes(changes: Change[]): Change[] {
  const isMapped = changes.some(({ path }) => path.includes("/discriminator/mapping/") && isEntry(path));
  return isMapped ? changes.filter(({ path }) => !/\/oneOf\/\d+$/.test(path)) : changes;
}

function isEntry(path: string): boolean {
  return /\/discriminator\/mapping\/[^/]+$/.test(path);
}
