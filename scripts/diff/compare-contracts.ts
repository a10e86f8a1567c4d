import { toPath } from "../../src/contract/json.ts";
import type { Contract } from "../generate/contract.ts";
import { listElements } from "../generate/provenance.ts";
import type { Fields } from "./element.ts";
import { listChanges } from "./list-changes.ts";
import { type Change, changesFact, classifyChange, STEPS, type Step } from "./policy.ts";

/** A classified change. */
export interface Finding {
  readonly step: Step;
  /** Id of the rule that found the change. */
  readonly rule: string;
  readonly reason: string;
  /** The name of the place, such as `ProjectUser.login`. */
  readonly place: string;
  /** The place in the base, or in the revision if it is new there. */
  readonly pointer: string;
  /** False if the policy does not know the kind of change. */
  readonly isSure: boolean;
  /** The paragraph of the document that the place encodes, such as `§6.1`. */
  readonly section?: string;
  /** The entry of `x-assumptions` that changes. */
  readonly assumption?: string;
  /** True if a fact of the document changes while `info.version` stays. */
  readonly violatesDocument: boolean;
}
export interface Comparison {
  readonly findings: readonly Finding[];
  /** Greatest step of all findings; `undefined` if nothing changed. */
  readonly step: Step | undefined;
}

/**
 * Compares two contracts and classifies each change.
 * @throws ContractFault if a reference in one of them does not lead to a part of it.
 */
export function compareContracts(base: Contract, revision: Contract): Comparison {
  const changes = listChanges(base as unknown as Fields, revision as unknown as Fields);
  const findings = changes.map((change): Finding => {
    const { rule, effect, reason, part } = change;
    return {
      step: classifyChange(change),
      rule,
      reason,
      place: part.name,
      pointer: part.at,
      isSure: effect !== "unknown",
      ...citeDocument(change, base, revision),
    };
  });
  return { findings, step: STEPS.find((step) => findings.some((finding) => finding.step === step)) };
}

/**
 * Compares a change with the interface document. Its facts may change only with its version; our assumptions may change. The
 * keyword `element` of an assumption stands for all of an element, and `status` for a response.
 */
function citeDocument(change: Change, base: Contract, revision: Contract) {
  const { root, at } = change.part;
  const keywords = ["element", toPath(at).at(-1)];
  if (/\/responses\/[^/]+$/.test(at)) keywords.push("status");
  const { "x-assumptions": assumptions = {} } = root as Partial<Contract>;
  const elements = listElements(root, at);
  const section = elements.find((element) => element["x-section"] !== undefined)?.["x-section"];
  const nearest = elements.find((element) => element["x-section"] ?? element["x-assumption"]);
  const assumption = [nearest?.["x-assumption"] ?? []]
    .flat()
    .find((id) => assumptions[id]?.keywords?.some((keyword) => keywords.includes(keyword)));
  const isFact = section !== undefined && assumption === undefined;
  const violatesDocument = isFact && base.info.version === revision.info.version && changesFact(change, base);
  return { ...(section && { section: `§${section}` }), ...(assumption && { assumption }), violatesDocument };
}
