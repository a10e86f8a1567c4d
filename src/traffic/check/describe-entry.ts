import { toExchange } from "../read/exchange.ts";
import type { HarEntry } from "../read/har.ts";

const MAX_BODY_LENGTH = 4000;

/** Formats an entry as text: request line and body, status and body. */
export function describeEntry(entry: HarEntry): string {
  const { request, response } = toExchange(entry, 0);
  const { status, body, value, mediaType = "" } = response;
  const lines = [
    `${request.method} ${request.url.href}`,
    cutBody(request.body),
    `${status} ${mediaType}`.trimEnd(),
    cutBody(value === undefined ? body : JSON.stringify(value, null, 2)),
  ];
  return lines.filter((line) => line !== "").join("\n\n");
}

function cutBody(text = ""): string {
  return text.length > MAX_BODY_LENGTH ? `${text.slice(0, MAX_BODY_LENGTH)}\n… (cut)` : text;
}
