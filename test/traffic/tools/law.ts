import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { TrafficCheck } from "../../../src/traffic/check.ts";
import type { ReportPart } from "../../../src/traffic/findings/report-part.ts";
import { createRedactor, type Har, type HarEntry } from "../../../src/traffic/index.ts";
import { streamEntries } from "../../../src/traffic/read/read-exchanges.ts";
import { type Deviation, deviations, type Part } from "./deviations.ts";

/** What each tool leaves out of the exchanges that it records. */
export const tools = {
  "axios-har-tracker": [],
  "BrowserMob, BrowserUp": ["request headers", "response headers", "request bodies", "response bodies"],
  "BrowserMob, BrowserUp, with headers and contents captured": [],
  "Chrome, developer tools": [],
  "chrome-har": ["response bodies"],
  "chrome-har, with bodies in the messages": [],
  Firefox: [],
  "Firefox, without response bodies": ["response bodies"],
  "HTTP Toolkit": [],
  Insomnia: [],
  mitmproxy: [],
  "mitmproxy, with `stream_large_bodies`": ["request bodies", "response bodies"],
  'Playwright, `content: "embed"`': [],
  'Playwright, `content: "attach"`': ["response bodies"],
  'Playwright, `content: "omit"`': ["response bodies"],
  Safari: [],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

/** Records a run of a service. @param deviation What the service does wrong. @returns HAR, parsed or as text. */
export type RecordRun = (deviation?: Deviation) => Promise<Har | string>;

/** What a report says about a part that no exchange has. */
const gaps: Partial<Readonly<{ [Each in Part]: RegExp }>> = {
  "response bodies": /^has \d+ exchanges and no response bodies, so they were not checked: /,
  "request headers": /^has no credentials, so they were not checked$/,
};

/** Checks a recording as it is, and redacted. */
async function checkTwice(har: Har | string): Promise<ReportPart[]> {
  const bytes = Buffer.from(typeof har === "string" ? har : JSON.stringify(har));
  const redact = createRedactor();
  const entries: HarEntry[] = [];
  for await (const [entry] of streamEntries([bytes])) entries.push(redact(entry));
  const archives = [bytes, Buffer.from(JSON.stringify({ log: { entries } }))];
  const checked = archives.map(async (archive) => {
    const check = new TrafficCheck();
    await check.addStream(Readable.from([archive]));
    return check.report();
  });
  return Promise.all(checked);
}

/**
 * Tests the recordings of a tool. Those of a right service conform, and say what could not be checked. Each deviation that they can
 * show is found. Both hold before and after redaction.
 */
export function testTool(name: keyof typeof tools, record: RecordRun): void {
  const leavesOut: readonly Part[] = tools[name];
  const missing = Object.entries(gaps).flatMap(([part, text]) => (leavesOut.includes(part as Part) ? [text] : []));

  describe(name, () => {
    it("has no finding in right traffic, and says what could not be checked", async () => {
      for (const { findings, errors, unchecked, extent } of await checkTwice(await record())) {
        expect([...findings, ...errors]).toEqual([]);
        expect(unchecked).toEqual(missing.map((text) => expect.stringMatching(text)));
        if (!leavesOut.includes("response bodies")) expect(extent?.checked).toBeGreaterThan(25);
      }
    });

    it.each(deviations)("finds that $name, if the recording can show it", async (deviation) => {
      const parts = await checkTwice(await record(deviation));

      const isShown = deviation.needs.every((part) => !leavesOut.includes(part));
      const found = parts.map(({ findings }) => findings.some(({ rule }) => rule === deviation.rule));
      expect(found).toEqual([isShown, isShown]);
    });
  });
}
