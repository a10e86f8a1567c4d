import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formats } from "../../../src/cli/report/print-report.ts";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { explainResponse, explainTraffic, type HarEntry } from "../../../src/traffic/index.ts";
import { ACTIVITY_URL, entry, har, page } from "../../support/har.ts";
import { runInProcess } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();
let files = 0;
const save = (...entries: HarEntry[]) => file(`${++files}.har`, har(...entries));
const check = (...args: string[]) => runInProcess(["check", ...args]);

const headers = { "X-App-Id": "a", "X-App-Token": "t" };
const [event] = exampleActivities();
const conforming = entry({ headers });
const other = entry({ url: "https://x.example/ping" });
const broken = entry({ headers, body: page([], { has_more: "<&>" }) });
const unreadable = { ...entry(), response: { status: 200, content: null } } as unknown as HarEntry;
const unanswered: HarEntry = { ...conforming, response: { status: -1 } };
const bodiless: HarEntry = { ...conforming, response: { status: 200, content: { size: 812 } } };

describe("the report of loyalty check", () => {
  const mark = (verdict: string, extent: string) => new RegExp(`^. \\S+ +${verdict} {2}${extent}$`, "m");
  const isPartly = mark("0 violations, not everything could be checked", "1 exchange");
  it.each([
    { of: "traffic that conforms", entries: [conforming, other], code: 0, out: mark("conforms", "1 of 2 exchanges") },
    { of: "§2.1: a violation", entries: [broken], code: 1, out: mark("1 violation", "1 exchange") },
    {
      of: "an entry that cannot be read",
      entries: [conforming, unreadable],
      code: 2,
      out: isPartly,
      err: "1.har exchange 2 has no valid response.content\n",
    },
    {
      of: "an exchange without a response",
      entries: [conforming, unanswered],
      code: 0,
      out: mark("conforms", "1 of 2 exchanges"),
      err: "1.har has no response of the service for #2\n",
    },
    {
      of: "no credentials",
      entries: [entry()],
      code: 0,
      out: isPartly,
      err: "1.har has no credentials, so they were not checked\n",
    },
  ])("shows $of, and exits with $code", async ({ entries, code, out, err = "" }) => {
    const result = await check(await file("1.har", har(...entries)));

    expect([result.code, result.stderr.replace(`loyalty check: ${folder}/`, "")]).toEqual([code, err]);
    expect(result.stdout).toMatch(out);
  });

  it("judges each recording by itself", async () => {
    const last = { ...event, id: "evt_last" };
    const first = entry({ headers, body: page([event, last], { has_more: true }) });
    const second = entry({ headers, url: `${ACTIVITY_URL}?starting_after_id=evt_last`, body: page([event]) });
    const paths = [await save(first, second), await save(first), await save(second)];

    const { json } = await check("--invariants", "--json", ...paths);

    const sources = json().findings.map(({ places }: { places: { source: string }[] }) => places[0]?.source);
    expect(sources).toEqual(paths.slice(0, 1)); // of the last two, none shows both pages
  });

  it("prints no warnings with --quiet", async () => {
    const { stdout, stderr } = await check("--quiet", await save(conforming, unanswered));

    expect([stdout, stderr]).toEqual(["1 file checked, 0 violations\n", ""]);
  });

  it("--output writes the report to a file, and prints it as text, even if the file cannot be written", async () => {
    const path = await save(broken);
    const output = join(folder, "report.json");
    const wrong = join(await save(broken), "a.json"); // in a file

    const written = await check("--json", "--output", output, path);
    const failed = await check("--json", "--output", wrong, path);

    expect([written.code, written.stdout]).toEqual([1, failed.stdout]);
    expect(written.stdout).toContain("1 file checked, 1 violation\n");
    expect(JSON.parse(await readFile(output, "utf8"))).toMatchObject({ conforms: false, files: [{ file: path }] });
    expect([failed.code, failed.stderr]).toEqual([2, expect.stringContaining(`cannot write ${wrong}`)]);
  });

  it.each([
    { of: "no exchange", entries: [], reason: "has no exchange, so nothing was checked" },
    { of: "other traffic", entries: [other, other], reason: "(2 skipped), so nothing was checked: GET /* ×2; record" },
    { of: "no response", entries: [unanswered], reason: "has 1 exchange and no response of the service" },
    { of: "no bodies", entries: [bodiless], reason: "has 1 exchange and no response bodies" },
    { of: "nothing that can be read", entries: [unreadable], reason: "has no readable exchange" },
  ])("fails for a run with $of, but not for another file beside it", async ({ entries, reason }) => {
    const paths = [await save(...entries), await save()];

    const nothing = await check(...paths);
    const something = await check(...paths, await save(conforming));

    expect([nothing.code, nothing.stderr]).toEqual([2, expect.stringContaining(reason)]);
    expect(nothing.stdout).toContain("0 files checked, 0 violations, not everything could be checked, 2 could not");
    expect([something.code, something.stderr]).toEqual([
      entries.includes(unreadable) ? 2 : 0,
      expect.stringContaining(reason),
    ]);
  });

  describe("values", () => {
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
      ...bodies.map((body) => entry({ url, headers, responseHeaders: { "X-A": "LEAK" }, body })),
      entry({ url, status: 404, body: { code: 404, message: value, details: `no voucher with id ${value}` } }),
      entry({ url: usersUrl, body: { ...page([user]), total: 1 } }),
      entry({ url: `${ACTIVITY_URL}?limit=${encoded}&starting_after_id=${encoded}&x=${encoded}`, headers }),
      entry({ url: `https://x.example/${encoded}` }),
      { request: { method: value } } as unknown as HarEntry,
    ];

    it.each([false, true])(
      "no report and no failure of a test shows them unless they are wanted: %s",
      async (showValues) => {
        const path = await file("a\u001b\u202e\nFORGED.har", har(...odd, conforming));
        const args = ["--invariants", "--closed", "--coverage", ...(showValues ? ["--show-values"] : []), path];

        const printed = Object.keys(formats).map(async (format) => {
          const { stdout, stderr } = await check("--format", format, ...args);
          return `${stdout}${stderr}`;
        });
        const failures = bodies.map((body) =>
          explainResponse({ status: 200, body }, "listMemberActivity", { showValues }),
        );
        const texts = [
          ...(await Promise.all(printed)),
          (await Promise.all(failures)).flat().join(),
          explainTraffic(har(...odd.slice(0, -1)), { showValues }).join(),
        ];

        expect(texts.map((text) => text.includes("LEAK"))).toEqual(texts.map(() => showValues));
        for (const text of texts) expect(text).not.toContain("\u202e");
      },
    );

    it("reach JSON unchanged, and a long body cut", async () => {
      const long = entry({ headers, body: page([], { has_more: "x".repeat(5000) }) });
      const path = await save(entry({ headers, body: page([], { object: value }) }), long);

      const { findings } = (await check("--json", "--show-values", path)).json();

      expect(findings[0].exchange).toContain(JSON.stringify(value).slice(1, -1));
      expect(findings.at(-1).exchange).toMatch(/"x{3900,4000}\n… \(cut\)$/);
    });
  });
});
