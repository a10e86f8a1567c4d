import type { MemberActivityList } from "../../contract/schemas.ts";
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
 * Reads one page ahead. The cursor stands at the end of a page, so the next request goes out before this page is decoded
 * and parsed; never more than one page further than what the caller waits for.
 */
export function startAhead(readPage: ReadPage): (cursor: string | undefined) => Reading {
  return function start(cursor): Reading {
    let isAwaited = false;
    let next: { readonly cursor: string; readonly reading: Reading } | undefined;
    const page = readPage(cursor, (end) => {
      const following = isAwaited ? peekCursor(end) : undefined;
      if (following === undefined || following === cursor) return undefined;
      next = { cursor: following, reading: start(following) };
      return requestIsOut();
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

/**
 * Node's `fetch` writes to a socket that it uses again two turns of the event loop later: decoding a page before that would
 * hold the request back for as long. Browsers send from another process, and have no `setImmediate`.
 */
async function requestIsOut(): Promise<void> {
  const nextTurn = globalThis.setImmediate ?? queueMicrotask;
  for (let turn = 0; turn < 2; turn++) await new Promise<void>((resolve) => nextTurn(() => resolve()));
}

/** The cursor that the end of a page seems to name. The parsed page has the last word. */
function peekCursor(end: string): string | undefined {
  if (!/"has_more"\s*:\s*true\b/.test(end)) return undefined;
  return /"more_starting_after"\s*:\s*"([^"\\]+)"/.exec(end)?.[1];
}
