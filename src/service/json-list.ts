const encoder = new TextEncoder();
const COMMA = encoder.encode(",");

/** A list of stored JSON texts as one body: the bytes go out as they came in, and are not parsed on the way. */
export function jsonList(items: readonly Uint8Array[], members: Record<string, unknown>): Uint8Array<ArrayBuffer> {
  const head = encoder.encode('{"object":"list","data_ref":"data","data":[');
  const tail = encoder.encode(`],${JSON.stringify(members).slice(1)}`);
  const parts = [head, ...items.flatMap((item, index) => (index === 0 ? [item] : [COMMA, item])), tail];
  return new Uint8Array(Buffer.concat(parts));
}
