/** Thrown if input is not recorded traffic: not JSON, cut off, empty, or other JSON. The message is one line. */
export class UnreadableTrafficError extends Error {
  override readonly name = "UnreadableTrafficError";
}

/**
 * Parses JSON. The error quotes nothing of the text, because recordings may hold secrets and V8 quotes its input.
 * @throws {UnreadableTrafficError} Says where the text stops being JSON.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableTrafficError(describeSyntaxError(error as SyntaxError, text));
  }
}

/** True if a text is the beginning of JSON that does not end. */
export function isTruncatedJson(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return isAtEnd(error as SyntaxError, text);
  }
}

export function decodeUtf8(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("utf8");
}

function isAtEnd({ message }: SyntaxError, text: string): boolean {
  return message.includes("end of JSON input") || findPosition(message) >= text.length;
}

function findPosition(message: string): number {
  return Number(/at position (\d+)/.exec(message)?.[1] ?? Number.NaN);
}

function describeSyntaxError(error: SyntaxError, text: string): string {
  if (isAtEnd(error, text)) return `is cut off: the JSON does not end (${text.length} characters)`;
  const position = findPosition(error.message);
  if (Number.isNaN(position)) return "is not JSON";
  const before = text.slice(0, position).split("\n");
  const line = text.includes("\n") ? `line ${before.length}, ` : "";
  return `is not JSON (${line}column ${(before.at(-1)?.length ?? 0) + 1})`;
}
