import { toPath } from "../../src/contract/json-pointer.ts";
import { type Change, changesFact } from "./classify-change.ts";
import { readFields } from "./part.ts";

/** The part of an element that each ledger entry assumes; all other changes of it change facts of the document. */
const ASSUMED: Record<string, RegExp> = {
  S01: /\/servers\/0($|\/variables\/host)/,
  S03: /\/default$/,
  S04: /\/default$/,
  S05: /X-Service-OAuth/,
  S06: /./,
  S09: /./,
  S10: /./,
  S15: /./,
  S16: /schemas\/(?!CampaignSummary)/,
  S17: /\/required$/,
  S18: /\/anyOf\b/,
  S20: /./,
  S25: /\/format$/,
};

/** The relation of a change to the interface document. */
export interface Citation {
  /** The paragraph that the changed place encodes, such as `§6.1`. */
  readonly section?: string;
  /** The ledger entry whose assumption changes. */
  readonly silence?: string;
  /** Whether a fact of the document changes while `info.version` stays. */
  readonly violatesDocument: boolean;
}

/**
 * Compares a change with the interface document. Facts of the document may change only with its version; our assumptions may
 * change, and the ledger follows. `x-section` and `x-silence` are those of the place or of the nearest element around it.
 */
export function citeDocument(change: Change, isSameVersion: boolean): Citation {
  let node: unknown = change.part.root;
  let { "x-section": section, "x-silence": silences } = readFields(node);
  for (const name of toPath(change.part.at)) {
    node = (node as Record<string, unknown> | undefined)?.[name];
    const { "x-section": own, "x-silence": ownSilences } = readFields(node);
    if (own !== undefined || ownSilences !== undefined) silences = ownSilences;
    section = own ?? section;
  }
  const silence = ([silences ?? []].flat() as string[]).find((id) => ASSUMED[id]?.test(change.part.at));
  return {
    ...(section !== undefined && { section: `§${section}` }),
    ...(silence !== undefined && { silence }),
    violatesDocument: isSameVersion && section !== undefined && silence === undefined && changesFact(change),
  };
}
