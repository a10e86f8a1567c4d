import { toPath } from "../../src/contract/json-pointer.ts";
import { type Contract, type Ref, resolveRef } from "../generate/contract.ts";
import type { Change } from "./list-changes.ts";
import type { Verdict } from "./release-step.ts";

/** What of an element each ledger entry leaves to us; a change of anything else there changes the document's facts. */
const OURS: Record<string, RegExp> = {
  S01: /\/servers\/0\/(url|variables\/host)/,
  S05: /X-Service-OAuth/,
  S06: /./,
  S09: /./,
  S10: /./,
  S15: /./,
  S16: /schemas\/(?!CampaignSummary)/,
  S17: /\/required$/,
  S18: /\/anyOf\//,
  S20: /./,
};

/** Where a change stands towards the interface document. */
export interface Citation {
  /** `§6.1`, the paragraph that the changed place encodes. */
  section?: string;
  /** The ledger entry whose assumption changes. */
  silence?: string;
  /** Whether a fact of the document changes while `info.version` stays. */
  contradicts: boolean;
}

interface Annotations {
  section?: string;
  silences: string[];
}

/**
 * Holds a change to the interface document: what it states may not be taken back, narrowed or, where it closes a list,
 * extended, unless the document itself has a new version. Our own assumptions may change; the ledger has to follow.
 */
export function citeDocument(change: Change, { step, reason }: Verdict, base: Contract, revision: Contract): Citation {
  const isNew = change.kind === "added";
  const contract = isNew ? revision : base;
  const pointer = (isNew ? change.revision?.pointer : change.base?.pointer) ?? change.path;
  const { section, silences } = annotations(contract, pointer);
  const place = change.property && !pointer.endsWith(`/${change.property}`) ? `${pointer}/${change.property}` : pointer;
  const silence = silences.find((id) => OURS[id]?.test(place));
  const isFact =
    (step === "major" && change.property !== "operationId") || /^new (event type|value|scope)/.test(reason);
  return {
    ...(section !== undefined && { section: `§${section}` }),
    ...(silence !== undefined && { silence }),
    contradicts: isFact && section !== undefined && silence === undefined && isSameDocument(base, revision),
  };
}

/** `x-section` and `x-silence` of a place, or of the nearest element around it that has them. */
function annotations(contract: Contract, pointer: string): Annotations {
  let node: unknown = contract;
  let found: Annotations = { silences: [] };
  for (const name of toPath(pointer)) {
    node = (node as Record<string, unknown> | undefined)?.[name];
    if (typeof node !== "object" || node === null) break;
    found = read("$ref" in node ? resolveRef(contract, node as Ref) : node) ?? found;
  }
  return found;
}

/** What the element says itself; a path has nothing of its own, so its operation speaks for it. */
function read(element: object): Annotations | undefined {
  if ("x-section" in element || "x-silence" in element) {
    const own = element as { "x-section"?: string; "x-silence"?: string | string[] };
    const silences = [own["x-silence"] ?? []].flat();
    return own["x-section"] === undefined ? { silences } : { section: own["x-section"], silences };
  }
  const operation = Object.values(element).find((value) => value?.operationId !== undefined);
  return operation ? read(operation) : undefined;
}

function isSameDocument(base: Contract, revision: Contract): boolean {
  return base.info.version === revision.info.version;
}
