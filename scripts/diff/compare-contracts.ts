import { type Contract, readContract } from "../generate/contract.ts";
import { type Citation, citeDocument } from "./cite-document.ts";
import { classifyChange } from "./classify-change.ts";
import { type Change, listChanges } from "./list-changes.ts";
import { listUnseenChanges } from "./list-unseen-changes.ts";
import { createDirectionFinder } from "./message-direction.ts";
import { type Classification, findGreatestStep, type Step } from "./release-step.ts";

/** A classified change. */
export interface Finding extends Classification, Citation {
  kind: Change["kind"];
  /** Its place in the contract that has it. */
  pointer: string;
}
export interface Comparison {
  findings: Finding[];
  /** Greatest step of all findings; `undefined` if nothing changed. */
  step: Step | undefined;
}

/**
 * Compares two contracts, given as files, and classifies each change.
 * @throws Error if a contract cannot be read.
 */
export async function compareContracts(baseFile: string, revisionFile: string): Promise<Comparison> {
  const [base, revision, changes] = await Promise.all([
    readContract(baseFile),
    readContract(revisionFile),
    listChanges(baseFile, revisionFile),
  ]);
  return classifyChanges(base, revision, changes);
}

/** Classifies the changes that Redocly found between two contracts, and those that it does not look for. */
export function classifyChanges(base: Contract, revision: Contract, changes: Change[]): Comparison {
  const findBefore = createDirectionFinder(base);
  const findAfter = createDirectionFinder(revision);
  const findings = removeDuplicates([...changes, ...listUnseenChanges(base, revision)]).map((change): Finding => {
    const isNew = change.kind === "added";
    const pointer = (isNew ? change.revision?.pointer : change.base?.pointer) ?? change.path;
    const classification = classifyChange(change, (isNew ? findAfter : findBefore)(pointer, change.path));
    return { ...classification, ...citeDocument(change, classification, base, revision), kind: change.kind, pointer };
  });
  return { findings, step: findGreatestStep(findings.map(({ step }) => step)) };
}

/** A variant is listed twice, in `oneOf` and in the discriminator's mapping; one finding for it is enough. */
function removeDuplicates(changes: Change[]): Change[] {
  const isMapped = changes.some(({ path }) => /\/discriminator\/mapping\/[^/]+$/.test(path));
  return isMapped ? changes.filter(({ path }) => !/\/oneOf\/\d+$/.test(path)) : changes;
}
