import { describeFound, type FoundValue } from "./json.ts";

/** Media types in letters, which are no personal data. */
export const MEDIA_TYPES =
  "(?:application|audio|font|image|message|model|multipart|text|video)/[a-z][a-z.+-]{0,40}(?![.+-])";
const MEDIA_TYPE = new RegExp(`^${MEDIA_TYPES}$`, "i");

/** Describes the value of a Content-Type header. Its parameters can be personal data. */
export function describeMediaType(header: string): FoundValue {
  const [mediaType = ""] = header.split(";");
  return MEDIA_TYPE.test(mediaType.trim())
    ? { found: JSON.stringify(header), hidden: mediaType.trim() }
    : describeFound(header);
}

/** Decodes the percent-encoded characters of a path or a `$ref`. A malformed text stays as it is. */
export function decodePercent(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Converts a path template to the names of its parameters, and a pattern with a group for each of them. */
export function parseTemplate(template: string): { names: string[]; pattern: RegExp } {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
  const texts = template.split(/\{[^}]+\}/).map((text) => text.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&"));
  return { names, pattern: new RegExp(`${texts.join("([^/]+)")}$`) };
}

/** True if a value is text that an HTTP header can carry. */
export function isHeaderText(value: unknown): value is string {
  return typeof value === "string" && /^[ -~\x80-\xff]+$/.test(value.trim());
}

/**
 * Reads `Retry-After`, in seconds or as a date, as milliseconds from now (RFC 9110 §10.2.3). A date is compared with the clock
 * of this machine and with the header `Date`. The shorter wait counts, because either can be wrong.
 */
export function parseRetryAfter(headers: Headers, epochMs: number): number | undefined {
  const value = headers.get("Retry-After")?.trim() ?? "";
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = parseDate(value);
  const waits = [epochMs, parseDate(headers.get("Date") ?? "")].map((now) => date - now).filter((ms) => ms > 0);
  return Number.isNaN(date) ? undefined : Math.min(...(waits.length > 0 ? waits : [0]));
}

/** Reads the three forms of a date in HTTP (RFC 9110 §5.6.7); engines would read "1.5" as a date, too. */
function parseDate(text: string): number {
  return /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? [\w: -]+$/.test(text)
    ? Date.parse(text.replace(/( GMT)?$/, " GMT"))
    : Number.NaN;
}

/** Reads a body to its end. Returns undefined as soon as it is longer than `maxBytes`, and reads no further. */
export async function readBytes(
  body: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of "getReader" in body ? listChunks(body) : body) {
    length += chunk.length;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Iterates a stream, and ends it if the caller stops. Not every browser can iterate a `ReadableStream`. */
async function* listChunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
