import { closeSync, openSync, writeSync } from "node:fs";
import { buildPage } from "./build-page.ts";

/** The default limit of the service (S03). */
const EVENTS_PER_PAGE = 10;
const DISTINCT_PAGES = 16;
const toList = (fields: object) => Object.entries(fields).map(([name, value]) => ({ name, value }));
const common = { httpVersion: "HTTP/1.1", cookies: [], headersSize: -1 };
const request = { ...common, method: "GET", queryString: toList({ limit: "100" }), bodySize: 0 };
const response = { ...common, status: 200, statusText: "OK", redirectURL: "" };

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
    written += writeSync(out, (count === 0 ? "" : ",\n") + JSON.stringify(buildEntry(count, text)));
  }
  writeSync(out, "\n]}}\n");
  closeSync(out);
  return count;
}

function buildEntry(count: number, text: string): object {
  const url = `https://api.loyalty.example/v1/loyalties/camp_1/members/LC-${count}/activity`;
  const content = { size: text.length, mimeType: "application/json", text };
  const headers = toList({ "content-type": "application/json" });
  return {
    startedDateTime: new Date(Date.UTC(2026, 0, 1) + count * 1000).toISOString(),
    time: 12,
    request: { ...request, url, headers: toList({ "x-app-id": "app_1", "x-app-token": "redacted" }) },
    response: { ...response, headers, content, bodySize: text.length },
    cache: {},
    timings: { send: 0, wait: 12, receive: 0 },
  };
}
