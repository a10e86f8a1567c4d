import { type Change, changesFact } from "./classify-change.ts";
import { listElements } from "./part.ts";

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
 * change, and the ledger follows. `x-section` and `x-silence` are those of the place or of the nearest element around it;
 * `x-assumptions` of the contract says which keywords an entry assumes.
 */
export function citeDocument({ part, ...change }: Change, isSameVersion: boolean): Citation {
  const assumptions = part.root["x-assumptions"] as Record<string, string[]> | undefined;
  const elements = listElements(part).reverse();
  const section = elements.find(({ fields }) => fields["x-section"] !== undefined)?.fields["x-section"];
  const cited = elements.find(({ fields }) => (fields["x-section"] ?? fields["x-silence"]) !== undefined);
  const keywords = ["element", cited?.below[0], cited?.below.at(-1)];
  const silence = ([cited?.fields["x-silence"] ?? []].flat() as string[]).find((id) =>
    assumptions?.[id]?.some((keyword) => keywords.includes(keyword)),
  );
  const isFact = section !== undefined && silence === undefined && changesFact(change);
  return {
    ...(section !== undefined && { section: `§${section}` }),
    ...(silence !== undefined && { silence }),
    violatesDocument: isSameVersion && isFact,
  };
}
