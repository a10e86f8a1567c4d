import { closeSync, openSync, writeSync } from "node:fs";
import { entry } from "../test/support/har.ts";
import { buildPage } from "./build-page.ts";

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
    const exchange = entry({
      url: `https://api.loyalty.example/v1/loyalties/camp_1/members/LC-${count}/activity`,
      headers: { "x-app-id": "app_1", "x-app-token": "redacted" },
      responseHeaders: { "content-type": "application/json" },
      // All bodies differ, so a checker that caches its last results gains nothing.
      body: (pages[count % DISTINCT_PAGES] ?? "").replaceAll('"evt_', `"evt_${count}_`),
      startedAt: new Date(Date.UTC(2026, 0, 1) + count * 1000).toISOString(),
      time: 12,
    });
    written += writeSync(out, (count === 0 ? "" : ",\n") + JSON.stringify(exchange));
  }
  writeSync(out, "\n]}}\n");
  closeSync(out);
  return count;
}
