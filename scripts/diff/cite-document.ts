import { type Change, changesFact } from "./classify-change.ts";
import { listElements } from "./part.ts";

/** The relation of a change to the interface document. */
export interface Citation {
  /** The paragraph that the changed place encodes, such as `§6.1`. */
  readonly section?: string;
  /** The entry of `x-assumptions` that changes. */
  readonly assumption?: string;
  /** Whether a fact of the document changes while `info.version` stays. */
  readonly violatesDocument: boolean;
}

/**
 * Compares a change with the interface document. Facts of the document may change only with its version; our assumptions may
 * change. `x-section` and `x-assumption` belong to the place or to the nearest element around it; `x-assumptions` of the
 * contract lists the keywords of each entry.
 */
export function citeDocument(change: Change, isSameVersion: boolean): Citation {
  const { part } = change;
  const assumptions = part.root["x-assumptions"] as Record<string, { keywords?: string[] }> | undefined;
  const elements = listElements(part);
  const section = elements.find(({ fields }) => fields["x-section"] !== undefined)?.fields["x-section"];
  const cited = elements.find(({ fields }) => (fields["x-section"] ?? fields["x-assumption"]) !== undefined);
  const ofResponse = /\/responses\/[^/]+$/.test(part.at) ? ["status"] : [];
  const keywords = ["element", cited?.below[0], cited?.below.at(-1), ...ofResponse];
  const assumption = ([cited?.fields["x-assumption"] ?? []].flat() as string[]).find((id) =>
    assumptions?.[id]?.keywords?.some((keyword) => keywords.includes(keyword)),
  );
  const isFact = section !== undefined && assumption === undefined && changesFact(change);
  return {
    ...(section !== undefined && { section: `§${section}` }),
    ...(assumption !== undefined && { assumption }),
    violatesDocument: isSameVersion && isFact,
  };
}
