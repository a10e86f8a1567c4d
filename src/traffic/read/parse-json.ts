import { UnreadableTrafficError } from "./unreadable-traffic-error.ts";

/**
 * `JSON.parse` whose error quotes nothing of the text: what is read may hold secrets, and V8 quotes.
 * @throws {UnreadableTrafficError} Says where the text stops being JSON.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableTrafficError(describe(String((error as Error).message), text));
  }
}

function describe(message: string, text: string): string {
  const position = Number(/at position (\d+)/.exec(message)?.[1] ?? Number.NaN);
  const isCutOff = message.includes("end of JSON input") || position >= text.length;
  if (isCutOff) return `is cut off: the JSON does not end (${text.length} characters)`;
  if (Number.isNaN(position)) return "is not JSON";
  const before = text.slice(0, position).split("\n");
  const line = text.includes("\n") ? `line ${before.length}, ` : "";
  return `is not JSON (${line}column ${(before.at(-1)?.length ?? 0) + 1})`;
}
