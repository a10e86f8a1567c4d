import { closeSync, openSync, writeSync } from "node:fs";
import { buildPage } from "../build-page.ts";

/** The default limit of the service (S03). */
const EVENTS_PER_PAGE = 10;
const DISTINCT_PAGES = 16;

/** Writes an archive of pages of 10 events, each an example of the contract. @returns The number of exchanges. */
export function writeArchive(file: string, bytes: number): number {
  const pages = Array.from({ length: DISTINCT_PAGES }, (_, number) =>
    JSON.stringify(buildPage({ size: EVENTS_PER_PAGE, first: number * EVENTS_PER_PAGE, hasMore: true })),
  );
  const out = openSync(file, "w");
  let written = writeSync(out, '{"log":{"version":"1.2","creator":{"name":"bench","version":"1"},"entries":[\n');
  let count = 0;
  for (; written < bytes; count++) {
    // All bodies differ, so a checker that caches its last results gains nothing.
    const text = (pages[count % DISTINCT_PAGES] ?? "").replaceAll('"evt_', `"evt_${count}_`);
    written += writeSync(out, (count === 0 ? "" : ",\n") + buildEntry(count, text));
  }
  writeSync(out, "\n]}}\n");
  closeSync(out);
  return count;
}

function buildEntry(count: number, text: string): string {
  const common = { httpVersion: "HTTP/1.1", cookies: [], headersSize: -1 };
  return JSON.stringify({
    startedDateTime: new Date(Date.UTC(2026, 0, 1) + count * 1000).toISOString(),
    time: 12,
    request: {
      ...common,
      method: "GET",
      url: `https://api.loyalty.example/v1/loyalties/camp_1/members/LC-${count}/activity`,
      headers: Object.entries({ "x-app-id": "app_1", "x-app-token": "redacted" }).map(([name, value]) => ({
        name,
        value,
      })),
      queryString: [{ name: "limit", value: "100" }],
      bodySize: 0,
    },
    response: {
      ...common,
      status: 200,
      statusText: "OK",
      headers: [{ name: "content-type", value: "application/json" }],
      content: { size: text.length, mimeType: "application/json", text },
      redirectURL: "",
      bodySize: text.length,
    },
    cache: {},
    timings: { send: 0, wait: 12, receive: 0 },
  });
}
