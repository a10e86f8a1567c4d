import type { Exchange } from "../read/exchange.ts";
import type { HarEntry } from "../read/har.ts";
import { tryParseJson } from "../read/parse-json.ts";

/** A report shows the beginning of a longer body. */
const MAX_BODY_LENGTH = 4000;

/** Converts an exchange to a HAR entry, for example to redact it. */
export function toEntry({ startedAt, request, response }: Exchange): HarEntry {
  const toList = (headers: Headers) => [...headers].map(([name, value]) => ({ name, value }));
  const { body } = request;
  const mimeType = request.headers.get("content-type") ?? "";
  return {
    ...(startedAt !== undefined && { startedDateTime: startedAt }),
    request: {
      method: request.method,
      url: request.url.href,
      headers: toList(request.headers),
      ...(body !== undefined && { postData: { mimeType, text: body } }),
    },
    response: {
      status: response.status,
      headers: toList(response.headers),
      content: { mimeType: response.mediaType ?? "", ...(response.body !== undefined && { text: response.body }) },
    },
  };
}

/** Formats an entry as text: request line and body, status and body. */
export function describeEntry({ request, response }: HarEntry): string {
  const lines = [
    `${request.method} ${request.url}`,
    formatBody(request.postData?.text),
    `${response.status} ${response.content?.mimeType ?? ""}`.trimEnd(),
    formatBody(response.content?.text),
  ];
  return lines.filter((line) => line !== "").join("\n\n");
}

function formatBody(text = ""): string {
  const value = tryParseJson(text);
  const pretty = value === undefined ? text : JSON.stringify(value, null, 2);
  return pretty.length > MAX_BODY_LENGTH ? `${pretty.slice(0, MAX_BODY_LENGTH)}\n… (cut)` : pretty;
}
