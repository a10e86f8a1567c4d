import type { MemberActivity, MemberActivityList } from "../../contract/schemas.ts";
import { eventTypes } from "../../contract/vocabulary.ts";
import { PaginationError } from "../errors/pagination-error.ts";
import { onAbort } from "../pipeline/outgoing-request.ts";

/** Options of a listing of member activity (§4.1). */
export interface ListMemberActivityOptions {
  /** Maximum number of events in a page, 1 to 100. If it is absent, the service decides (S03). */
  readonly limit?: number;
  /** Order by creation time; the dash means newest first. If it is absent, the service decides (S04). */
  readonly order?: "created_at" | "-created_at";
  /** ID of an event; the listing begins with the event that follows it. */
  readonly startingAfterId?: string;
  /** Maximum number of events in total. @default Infinity */
  readonly maxItems?: number;
  readonly signal?: AbortSignal;
  /** Requests the next page while you work on the current one. @default false */
  readonly prefetch?: boolean;
}

/** Requests one page. The signal ends the request. */
export type RequestPage = (
  startingAfterId: string | undefined,
  signal: AbortSignal | undefined,
) => Promise<MemberActivityList>;

/**
 * The activity of a member, requested page by page. Iterate it, or use `pages()`. Each iteration starts from the beginning.
 *
 * It never loses or repeats an event silently: pages that contradict each other end in a {@link PaginationError}.
 */
export class MemberActivityListing implements AsyncIterable<MemberActivity> {
  readonly #requestPage: RequestPage;
  readonly #options: ListMemberActivityOptions;
  #checkpoint: string | undefined;

  constructor(requestPage: RequestPage, options: ListMemberActivityOptions) {
    this.#requestPage = requestPage;
    this.#options = options;
    this.#checkpoint = options.startingAfterId;
  }

  /**
   * ID of the last event that you finished: it advances when you request the next event or page. Pass it as `startingAfterId`
   * to resume. After an error in the loop, or `break`, the current event comes again, so each event comes at least once.
   */
  get checkpoint(): string | undefined {
    return this.#checkpoint;
  }

  /** Requests the first page only. */
  firstPage(): Promise<MemberActivityList> {
    return this.#requestPage(this.#options.startingAfterId, this.#options.signal);
  }

  /** Returns page after page while `has_more` is true (§9). @throws PaginationError */
  async *pages(): AsyncGenerator<MemberActivityList, void, void> {
    const { startingAfterId, signal, prefetch = false } = this.#options;
    const controller = new AbortController();
    const stop = onAbort(signal, (reason) => controller.abort(reason));
    const request = (cursor: string | undefined) => this.#requestPage(cursor, controller.signal);
    const cursors = new Set([startingAfterId]);
    try {
      let page = await request(startingAfterId);
      while (page.has_more) {
        const cursor = page.more_starting_after ?? page.data.at(-1)?.id;
        const fault = findFault(page, cursor, cursors);
        const next = prefetch && !fault ? request(cursor) : undefined;
        if (next) await untilSent(next);
        if (page.data.length > 0) yield page; // before a fault too, so that no event is lost
        this.#checkpoint = page.data.at(-1)?.id ?? this.#checkpoint;
        if (fault) throw new PaginationError(fault, this.#checkpoint);
        cursors.add(cursor);
        page = await (next ?? request(cursor));
      }
      yield page;
      this.#checkpoint = page.data.at(-1)?.id ?? this.#checkpoint;
    } finally {
      stop();
      controller.abort(); // the caller no longer wants the page that is being prefetched
    }
  }

  /** Returns event after event. @throws PaginationError */
  [Symbol.asyncIterator](): AsyncGenerator<MemberActivity, void, void> {
    return this.#iterate(Number.POSITIVE_INFINITY);
  }

  async *#iterate(max: number): AsyncGenerator<MemberActivity, void, void> {
    const maxItems = Math.min(max, this.#options.maxItems ?? max);
    const seen = new Set<string>();
    if (maxItems <= 0) return;
    for await (const { data } of this.pages()) {
      for (const activity of data) {
        if (seen.has(activity.id))
          throw new PaginationError(`the service sent the event ${activity.id} twice`, this.#checkpoint);
        seen.add(activity.id);
        yield activity;
        this.#checkpoint = activity.id;
        if (seen.size >= maxItems) return;
      }
    }
  }

  /** Returns all events in one array, or the first `max`. */
  async toArray({ max = Number.POSITIVE_INFINITY }: { max?: number } = {}): Promise<MemberActivity[]> {
    const activities: MemberActivity[] = [];
    for await (const activity of this.#iterate(max)) activities.push(activity);
    return activities;
  }
}

/**
 * Waits until the request of a page has left. Node writes a request two turns of the event loop after `fetch` is called, so
 * a caller that works without a pause would hold it back. Browsers send from another process.
 */
async function untilSent(page: Promise<unknown>): Promise<void> {
  page.catch(() => undefined); // the caller sees the failure when it asks for that page
  if (!globalThis.setImmediate) return;
  for (let turn = 0; turn < 2; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
}

/** Describes why no page can follow a page that has `has_more`, or returns undefined if one can. */
function findFault(
  { data }: MemberActivityList,
  cursor: string | undefined,
  cursors: ReadonlySet<string | undefined>,
): string | undefined {
  if (data.length === 0) return "an empty page has has_more: true";
  return cursors.has(cursor) ? `the cursor ${cursor} came twice` : undefined;
}

/**
 * Returns whether this version of the contract knows the type of an activity (§6.1). A newer service may send other types;
 * the client returns them unchanged.
 */
export function isKnownActivity(activity: { readonly type: string }): activity is MemberActivity {
  return (eventTypes as readonly string[]).includes(activity.type);
}
