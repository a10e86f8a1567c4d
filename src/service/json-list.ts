const HEAD = Buffer.from('{"object":"list","data_ref":"data","data":[');

/**
 * The list envelope (§2.1, §4.4, §4.5) around stored JSON texts, joined by commas: they are not parsed on the way. Bytes,
 * because a string would be encoded once more when it leaves.
 */
export function jsonList(items: Uint8Array | string, members: Record<string, unknown>): Uint8Array<ArrayBuffer> {
  const tail = `],${JSON.stringify(members).slice(1)}`;
  const content = typeof items === "string" ? Buffer.from(items + tail) : items;
  return Buffer.concat(typeof items === "string" ? [HEAD, content] : [HEAD, content, Buffer.from(tail)]);
}
