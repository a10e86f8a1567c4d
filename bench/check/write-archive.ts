import { closeSync, openSync, writeSync } from "node:fs";
import { exampleActivities } from "../../src/contract/examples.ts";

/** The default of the service (S03): what most recordings hold. */
const EVENTS_ON_A_PAGE = 10;
const DIFFERENT_PAGES = 16;

/** Writes an archive of pages of 10 events, each an example of the contract. @returns The number of exchanges. */
export function writeArchive(file: string, bytes: number): number {
  const pages = Array.from({ length: DIFFERENT_PAGES }, (_, number) => pageText(number));
  const out = openSync(file, "w");
  const head = '{"log":{"version":"1.2","creator":{"name":"bench","version":"1"},"entries":[\n';
  let written = writeSync(out, head);
  let count = 0;
  for (; written < bytes; count++)
    written += writeSync(out, (count === 0 ? "" : ",\n") + entryText(count, pageOf(count, pages)));
  writeSync(out, "\n]}}\n");
  closeSync(out);
  return count;
}

/** No two bodies are the same: a checker that remembers the last answers gains nothing. */
function pageOf(count: number, pages: readonly string[]): string {
  return (pages[count % DIFFERENT_PAGES] ?? "").replaceAll('"evt_', `"evt_${count}_`);
}

function pageText(number: number): string {
  const examples = exampleActivities();
  const data = Array.from({ length: EVENTS_ON_A_PAGE }, (_, at) => ({
    ...examples[(number * 7 + at) % examples.length],
    id: `evt_${number}_${at}`,
  }));
  return JSON.stringify({
    object: "list",
    data_ref: "data",
    data,
    has_more: true,
    more_starting_after: data.at(-1)?.id,
  });
}

function entryText(count: number, text: string): string {
  const url = `https://api.loyalty.example/v1/loyalties/camp_1/members/LC-${count}/activity`;
  const sizes = { headersSize: -1, bodySize: text.length };
  return JSON.stringify({
    startedDateTime: new Date(Date.UTC(2026, 0, 1) + count * 1000).toISOString(),
    time: 12,
    request: {
      method: "GET",
      url,
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: [
        { name: "x-app-id", value: "app_1" },
        { name: "x-app-token", value: "redacted" },
      ],
      queryString: [{ name: "limit", value: "100" }],
      headersSize: -1,
      bodySize: 0,
    },
    response: {
      status: 200,
      statusText: "OK",
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: [{ name: "content-type", value: "application/json" }],
      content: { size: text.length, mimeType: "application/json", text },
      redirectURL: "",
      ...sizes,
    },
    cache: {},
    timings: { send: 0, wait: 12, receive: 0 },
  });
}
