/** Input that is no traffic: not JSON, cut off, empty, or JSON of another kind. The message is one line. */
export class UnreadableTrafficError extends Error {
  override readonly name = "UnreadableTrafficError";
}
