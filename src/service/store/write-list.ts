const LIST_HEAD = Buffer.from('{"object":"list","data_ref":"data","data":[');

/** Wraps stored JSON texts, joined by commas, in the list envelope (§2.1, §4.4, §4.5) without parsing them. */
export function writeList(
  items: readonly Uint8Array[],
  properties: Readonly<Record<string, unknown>>,
): Uint8Array<ArrayBuffer> {
  return Buffer.concat([LIST_HEAD, ...items, Buffer.from(`],${JSON.stringify(properties).slice(1)}`)]);
}

/** Writes a page of a listing; the cursor of the next page is the id of its last item (§2.1, §9). */
export function writePage(items: readonly Uint8Array[], hasMore: boolean, lastId: string | undefined) {
  return writeList(items, { has_more: hasMore, ...(hasMore && { more_starting_after: lastId }) });
}
