const ID_BYTES = 9;
const IDS_IN_BULK = 512;

/** Returns a function that creates request ids. Random bytes are drawn in bulk, because each call takes some time. */
export function createRequestIds(randomBytes: (size: number) => Uint8Array): () => string {
  let [digits, position] = ["", 0];
  return () => {
    if (position === digits.length) {
      digits = Buffer.from(randomBytes(ID_BYTES * IDS_IN_BULK)).toString("hex");
      position = 0;
    }
    const start = position;
    position += 2 * ID_BYTES;
    return `req_${digits.slice(start, position)}`;
  };
}
