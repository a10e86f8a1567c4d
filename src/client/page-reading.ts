import type { MemberActivityList } from "../contract/schemas.ts";
import type { ReadPage } from "./member-activity-listing.ts";

/** A page that is being read. */
export interface Reading {
  /** The page, once somebody waits for it. */
  take(): Promise<MemberActivityList>;
  /** The page after this cursor, where it is being read already. */
  ahead(cursor: string | undefined): Reading | undefined;
}

/** Reads pages one at a time. */
export function startPlain(readPage: ReadPage): (cursor: string | undefined) => Reading {
  return (cursor) => ({ take: () => readPage(cursor), ahead: () => undefined });
}

/**
 * Reads one page ahead. The cursor stands at the end of a page's text, so the next request goes out before this page is
 * parsed; never more than one page further than what the caller waits for.
 */
export function startAhead(readPage: ReadPage): (cursor: string | undefined) => Reading {
  return function start(cursor): Reading {
    let isAwaited = false;
    let next: { readonly cursor: string; readonly reading: Reading } | undefined;
    const page = readPage(cursor, (text) => {
      const following = isAwaited ? peekCursor(text) : undefined;
      if (following !== undefined && following !== cursor) next = { cursor: following, reading: start(following) };
    });
    page.catch(() => undefined); // thrown when it is its turn, if that comes
    return {
      take() {
        isAwaited = true;
        return page;
      },
      ahead: (wanted) => (next?.cursor === wanted ? next?.reading : undefined),
    };
  };
}

const TAIL_CHARACTERS = 400;

/** The cursor that the end of a page seems to name. The parsed page has the last word. */
function peekCursor(text: string): string | undefined {
  const tail = text.slice(-TAIL_CHARACTERS);
  if (!/"has_more"\s*:\s*true\b/.test(tail)) return undefined;
  return /"more_starting_after"\s*:\s*"([^"\\]+)"/.exec(tail)?.[1];
}
