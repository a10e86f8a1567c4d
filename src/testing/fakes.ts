import type { Call } from "../client/call.ts";
import { Listing } from "../client/listing.ts";
import { clientOperations } from "../contract/client-operations.ts";
import type { MemberActivity, MemberActivityList } from "../contract/schemas.ts";
import { createExample } from "./create-example.ts";

/**
 * Creates a listing of these events, as `listMemberActivity` of the client returns it. Each iteration starts at the first event. An
 * event with the ID of an earlier one, as examples of one type have it, gets an ID of its own.
 * @param options `pageSize`: maximum number of events in a page, all by default.
 * @throws TypeError if `pageSize` is not a whole number of at least 1.
 */
export function fakeListing(
  events: readonly MemberActivity[],
  options: { readonly pageSize?: number | undefined } = {},
): Listing<MemberActivity, MemberActivityList> {
  const { pageSize = Infinity } = options;
  if (!(pageSize === Infinity || (Number.isInteger(pageSize) && pageSize >= 1)))
    throw new TypeError(`pageSize must be a whole number of at least 1, got ${pageSize}`);
  const distinct = events.map(separate);
  const operation = clientOperations.listMemberActivity;
  const { pagination } = operation;
  if (!pagination) throw new TypeError("the contract gives listMemberActivity no pages");
  const readPage = (cursor: string | undefined) => {
    const start = distinct.findIndex(({ id }) => id === cursor) + 1; // 0 without a cursor
    const end = start + pageSize;
    const page = end < events.length ? { has_more: true, more_starting_after: distinct[end - 1]?.id } : {};
    return createExample.page(distinct.slice(start, end), page, { allowNonconforming: true }); // the events are the caller's
  };
  const requestPage = (cursor: string | undefined) => fakeCall(readPage(cursor));
  return new Listing({ operationId: operation.id, pagination, start: undefined, requestPage });
}

/** Gives an event a new ID if an earlier one has the same. */
function separate(event: MemberActivity, index: number, events: readonly MemberActivity[]): MemberActivity {
  const isFirst = events.findIndex(({ id }) => id === event.id) === index;
  return isFirst ? event : { ...event, id: `${event.id}_${index}` };
}

/** Creates the promise that a method of the client returns. It rejects if `data` is a promise that rejects. */
export function fakeCall<Data>(data: Data | PromiseLike<Data>): Call<Data> {
  const promise = (async () => data)();
  const withResponse = async () => {
    const found = await promise;
    const text = JSON.stringify(found) ?? "";
    return { data: found, text, response: new Response(text), requestId: undefined };
  };
  return Object.assign(promise, { withResponse });
}
