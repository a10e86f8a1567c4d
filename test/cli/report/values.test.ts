import { describe, expect, it } from "vitest";
import { formats } from "../../../src/cli/report/print-report.ts";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { explainResponse, explainTraffic, type HarEntry } from "../../../src/traffic/index.ts";
import { ACTIVITY_URL, entry, har, page } from "../../support/har.ts";
import { runInProcess } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { file } = createScratchFolder();
const check = (...args: string[]) => runInProcess(["check", ...args]);

const [event] = exampleActivities();
const value = "LEAK\u001b\u202e\nFORGED";
const encoded = encodeURIComponent(value);
const url = `https://x.example/v1/loyalties/${encoded}/members/${encoded}/activity`;
const usersUrl = "https://x.example/management/v1/projects/p/users";
const user = { id: "u", email: 7, is_owner: value, [value]: 1, login: { [value]: 1 }, projects: { [value]: "x" } };
const bodies = [
  page([], { has_more: value }),
  page([], { has_more: false, object: value }),
  page([{ ...event, type: value }]),
  page([1, 2].map(() => ({ ...event, id: value, group_id: [value] }))),
  value,
];
const odd = [
  ...bodies.map((body) => entry({ url, responseHeaders: { "X-A": "LEAK" }, body })),
  entry({ url, status: 404, body: { code: 404, message: value, details: `no voucher with id ${value}` } }),
  entry({ url: usersUrl, headers: {}, body: { ...page([user]), total: 1 } }),
  entry({ url: `${ACTIVITY_URL}?limit=${encoded}&starting_after_id=${encoded}&x=${encoded}` }),
  entry({ url: `https://x.example/${encoded}` }),
  { request: { method: value } } as unknown as HarEntry,
];

describe("values of traffic", () => {
  it.each([false, true])("are in no report and no failure of a test unless they are wanted: %s", async (showValues) => {
    const path = await file("a\u001b\u202e\nFORGED.har", har(...odd, entry()));
    const args = ["--closed", "--coverage", ...(showValues ? ["--show-values"] : []), path];

    const printed = Object.keys(formats).map(async (format) => {
      const { stdout, stderr } = await check("--format", format, ...args);
      return `${stdout}${stderr}`;
    });
    const failures = bodies.map((body) => explainResponse({ status: 200, body }, "listMemberActivity", { showValues }));
    const texts = [
      ...(await Promise.all(printed)),
      (await Promise.all(failures)).flat().join(),
      explainTraffic(har(...odd.slice(0, -1)), { showValues }).join(),
    ];

    expect(texts.map((text) => text.includes("LEAK"))).toEqual(texts.map(() => showValues));
    for (const text of texts) expect(text).not.toContain("\u202e");
  });
});
