import { toPath } from "../../src/contract/json-pointer.ts";
import { type Contract, type Ref, resolveRef } from "../generate/contract.ts";
import type { Change } from "./list-changes.ts";
import type { Classification } from "./release-step.ts";

/** The part of an element that each ledger entry assumes; all other changes of it change facts of the document. */
const ASSUMED: Record<string, RegExp> = {
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
  S25: /\/format$/,
};

/** The relation of a change to the interface document. */
export interface Citation {
  /** The paragraph that the changed place encodes, such as `§6.1`. */
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
 * Compares a change with the interface document. A fact of the document may not be removed or narrowed, and a list that it
 * closes may not be extended, unless the document has a new version. Our own assumptions may change; the ledger follows.
 */
export function citeDocument(
  change: Change,
  { step, reason }: Classification,
  base: Contract,
  revision: Contract,
): Citation {
  const isNew = change.kind === "added";
  const contract = isNew ? revision : base;
  const pointer = (isNew ? change.revision?.pointer : change.base?.pointer) ?? change.path;
  const { section, silences } = findAnnotations(contract, pointer);
  const place = change.property && !pointer.endsWith(`/${change.property}`) ? `${pointer}/${change.property}` : pointer;
  const silence = silences.find((id) => ASSUMED[id]?.test(place));
  const isFact =
    (step === "major" && change.property !== "operationId") || /^new (event type|value|scope)/.test(reason);
  return {
    ...(section !== undefined && { section: `§${section}` }),
    ...(silence !== undefined && { silence }),
    contradicts:
      isFact && section !== undefined && silence === undefined && base.info.version === revision.info.version,
  };
}

/** Finds `x-section` and `x-silence` of a place, or of the nearest element around it that has them. */
function findAnnotations(contract: Contract, pointer: string): Annotations {
  let node: unknown = contract;
  let found: Annotations = { silences: [] };
  for (const name of toPath(pointer)) {
    node = (node as Record<string, unknown> | undefined)?.[name];
    if (typeof node !== "object" || node === null) break;
    found = { ...found, ...readAnnotations("$ref" in node ? resolveRef(contract, node as Ref) : node) };
  }
  return found;
}

/** Reads the annotations of an element; a path has none, so those of its operation count. */
function readAnnotations(element: object): Annotations | undefined {
  if ("x-section" in element || "x-silence" in element) {
    const own = element as { "x-section"?: string; "x-silence"?: string | string[] };
    const silences = [own["x-silence"] ?? []].flat();
    return own["x-section"] === undefined ? { silences } : { section: own["x-section"], silences };
  }
  const operation = Object.values(element).find((value) => value?.operationId !== undefined);
  return operation ? readAnnotations(operation) : undefined;
}
