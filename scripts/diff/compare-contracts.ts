import { isDeepStrictEqual } from "node:util";
import { toPointer, valueAt } from "../../src/contract/json.ts";
import type { Contract } from "../generate/contract.ts";
import type { Path } from "../generate/contract-fault.ts";
import { resolveContract } from "../generate/resolve-contract.ts";
import { findProvenance } from "../generate/sources.ts";
import { compareElements } from "./compare-elements.ts";
import { toContractElement } from "./contract-element.ts";
import { findPart } from "./element.ts";
import { type Change, changesFact, classifyChange, type Effect, STEPS, type Step } from "./policy.ts";

/** A classified change. */
export interface Finding {
  readonly step: Step;
  readonly effect: Effect;
  readonly reason: string;
  /** The name of the place, such as `ProjectUser.login`. */
  readonly place: string;
  /** The place in the base, or in the revision if it is new there. If something else is there now, the place of its owner. */
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
 * Compares two contracts and classifies each change. The rows and schemas of a contract become a tree of elements
 * (`contract-element.ts`, `schema-element.ts`). `compareElements` walks both trees, a rule judges each fact that differs
 * (`rules.ts`), and the policy turns the effect of a change into a step (`policy.ts`).
 * @throws ContractFault if a reference in one of them does not lead to a part of it.
 */
export function compareContracts(base: Contract, revision: Contract): Comparison {
  const before = resolveContract(base);
  const after = resolveContract(revision);
  const changes = compareElements(toContractElement(before), toContractElement(after));
  if (changes.length === 0 && !isDeepStrictEqual(base, revision)) {
    const part = findPart(before.document, [], "the contract");
    changes.push({ effect: "text", reason: "only documentation or notation changed", sender: "client", part });
  }
  const findings = changes.map((change): Finding => {
    const { effect, reason, part } = change;
    return {
      step: classifyChange(change),
      effect,
      reason,
      place: part.name,
      pointer: toPointer(findPlace(change, after.document)),
      isSure: effect !== "unknown",
      ...citeDocument(change, before.document, after.document),
    };
  });
  return { findings, step: STEPS.find((step) => findings.some((finding) => finding.step === step)) };
}

/** Finds the place to name. A component that is still there, or another item of a list, is not the place of what is gone. */
function findPlace({ part, owner }: Change, revision: Contract): Path {
  const isOther = owner !== undefined && valueAt(revision, toPointer(part.place)) !== undefined;
  if (!isOther) return part.place;
  return owner.place.length > 0 ? owner.place : part.place.slice(0, -1);
}

/**
 * Compares a change with the interface document. Its facts may change only with its version; our assumptions may change. The
 * keyword `element` of an assumption stands for all of an element, and `status` for a response.
 */
function citeDocument(change: Change, base: Contract, revision: Contract) {
  const { document, place } = change.part;
  const keywords = ["element", String(place.at(-1)), ...(place.at(-2) === "responses" ? ["status"] : [])];
  const sources = keywords.map((each) => findProvenance(document as Contract, document, toPointer(place), each));
  const section = sources[0]?.section;
  const assumption = sources.find((source) => source.assumption !== undefined)?.assumption;
  const isFact = section !== undefined && assumption === undefined;
  const violatesDocument = isFact && base.info.version === revision.info.version && changesFact(change, base);
  return { ...(section && { section: `§${section}` }), ...(assumption && { assumption }), violatesDocument };
}
