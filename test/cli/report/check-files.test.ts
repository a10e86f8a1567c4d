import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { tryParseJson } from "../../../src/contract/json.ts";
import { explainResponse, explainTraffic, type HarEntry } from "../../../src/traffic/index.ts";
import { ACTIVITY_URL, entry, har, page, TOKEN_URL } from "../../support/har.ts";
import { createToken } from "../../support/responses.ts";
import { runInProcess } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();
let files = 0;
const save = (...entries: HarEntry[]) => file(`${++files}.har`, har(...entries));
const check = (...args: string[]) => runInProcess(["check", ...args]);
const formats = ["text", "json", "junit", "html", "sarif"];
const reportOn = async (...args: string[]) => (await check("--json", ...args)).json();

const headers = { "X-App-Id": "a", "X-App-Token": "t" };
const management = { "X-Management-Id": "a", "X-Management-Token": "t" };
const USERS_URL = "https://api.loyalty.example/management/v1/projects/p/users";
const REVOKE_URL = "https://api.loyalty.example/v1/oauth/token/revoke";
const users = (...data: object[]) => ({ ...page(data), has_more: undefined, total: data.length });
const [event] = exampleActivities();
const conforming = entry({ headers });
const ping = entry({ url: "https://x.example/ping" });
const unreadable = { ...entry(), response: { status: 200, content: null } } as unknown as HarEntry;
const unanswered = (status: number): HarEntry => ({ ...conforming, response: { status } });
const withContent = (content: object): HarEntry => ({ ...conforming, response: { status: 200, content } });
/** Twice the same violation in different places, once another. */
const violating = [
  entry({ url: USERS_URL, headers: management, body: users({ id: "u" }, { id: "u", email: 7 }) }),
  entry({ url: USERS_URL, headers: management, body: users({ id: "u", email: 8 }) }),
  entry({ headers, body: page([], { has_more: "<&>" }) }),
];
const overLimit = entry({ url: `${ACTIVITY_URL}?limit=1`, headers, body: page([event, { ...event, id: "evt_2" }]) });
const revocation = entry({ url: REVOKE_URL, headers, form: { access_token: "tok_1" }, status: 204, body: "" });
const useAfterwards = entry({ headers: { authorization: "Bearer tok_1" }, startedAt: "2026-06-01T12:01:00Z" });
/** Names that the contract does not know. */
const undocumented = [
  entry({
    url: USERS_URL,
    headers: management,
    body: users(
      { id: "u", undocumented_a: "x", projects: { p: "USER" } },
      { id: "v", undocumented_a: "y", "+48600": 1 },
    ),
  }),
  entry({
    url: `${ACTIVITY_URL}?starting_after=x&foo=1&foo=2&limit=5&ann@shop.example=1`,
    headers: { ...headers, "X-Shop": "1", Traceparent: "1", "Sec-Fetch-Mode": "cors", "X-Management-Id": "m" },
  }),
  entry({
    url: TOKEN_URL,
    headers,
    form: { grant_type: "client_credentials", scope: "api", scopes: "api" },
    body: createToken({ scope: "api" }),
  }),
  entry({ url: `${ACTIVITY_URL}?refused=1`, headers, status: 400, body: { code: 400, message: "m" } }),
  entry({ headers, body: page(exampleActivities()) }), // the document leaves some of its objects open
];

/** A recording, the options of the check, and what it prints. */
interface Row {
  readonly of: string;
  readonly entries: readonly HarEntry[];
  readonly args?: readonly string[];
  readonly code: 0 | 1 | 2;
  /** Parts of standard output. */
  readonly out?: readonly string[];
  /** Parts of standard error; nothing if there are none. */
  readonly err?: readonly string[];
}

const rows: readonly Row[] = [
  {
    of: "conforming traffic",
    entries: [conforming, ping],
    code: 0,
    out: ["  conforms  1 of 2 exchanges\n  1 exchange without an operation: GET /*\n1 file checked, 0 violations\n"],
  },
  {
    of: "§2.10: a wrong property",
    entries: violating.slice(1, 2),
    code: 1,
    out: [
      "  1 violation  1 exchange\n",
      "  #1 listUsers 200 response /data/0/email: must be string, got number (not shown) (ProjectUser, §2.10) [a938234c41b3]\n",
      "1 file checked, 1 violation\n",
    ],
  },
  {
    of: "S17: a property that the contract assumes to be required",
    entries: [entry({ url: USERS_URL, headers: management, body: users({}) })],
    code: 1,
    out: [
      "/data/0: must have required property 'id' (ProjectUser, assumed: which properties are required if a table has no such column (S17)) [",
    ],
  },
  {
    of: "§4.3: a revoked token that is accepted",
    entries: [revocation, useAfterwards],
    args: ["--invariants"],
    code: 1,
    out: [
      "#2 listMemberActivity 200 response /: a revoked token was accepted (revoked-token-stays-dead, §4.3) [",
      "    #1 revokes the token\n    #2 accepts the token\n",
    ],
  },
  {
    of: "a page that invariants cannot compare",
    entries: [entry({ headers, body: page([{ id: 7 }]) }), conforming],
    args: ["--invariants"],
    code: 1,
    out: ["  invariants not decided, because the page has no readable events or has_more: #1\n"],
  },
  {
    of: "undocumented names",
    entries: undocumented,
    args: ["--show-values"],
    code: 0,
    out: [
      "undocumented: ProjectUser.+48600, ProjectUser.undocumented_a ×2, body scopes (did you mean scope?), query ann@shop.example, query foo, query starting_after (did you mean starting_after_id?)\n",
    ],
  },
  {
    of: "entries that cannot be read",
    entries: [conforming, ...Array<HarEntry>(22).fill(unreadable)],
    code: 2,
    out: ["  0 violations, not everything could be checked  1 exchange\n"],
    err: [
      "exchange 2 has no valid response.content\n",
      "exchange 21 has",
      "has 2 more exchanges that cannot be read\n",
    ],
  },
  {
    of: "no credentials",
    entries: [entry(), entry()],
    code: 0,
    out: ["• ", "  0 violations, not everything could be checked  2 exchanges\n"],
    err: [" has no credentials, so they were not checked\n"],
  },
  {
    of: "a 304, a body that the tool cut, and no response",
    entries: [
      conforming,
      entry({ headers, status: 304, body: "" }),
      withContent({ size: 9, text: "{" }),
      unanswered(-1),
    ],
    code: 0,
    out: ["✔ ", "  conforms  1 of 4 exchanges\n"],
    err: ["has no response of the service for #4\n", "has no complete body for #2, #3, so it was not checked\n"],
  },
  {
    of: "a violation and no bodies",
    entries: [{ ...withContent({ size: 812 }), request: entry({ url: `${ACTIVITY_URL}?limit=0`, headers }).request }],
    code: 1,
    out: ["request /query/limit"],
    err: ["so they were not checked: record with bodies"],
  },
  {
    of: "no readable exchange",
    entries: [unreadable],
    code: 2,
    err: ["no readable exchange, so nothing was checked"],
  },
];

describe("the report of loyalty check", () => {
  it.each(rows)("shows $of, and exits with $code", async ({ entries, args = [], code, out = [], err = [] }) => {
    const result = await check(...args, await save(...entries));

    expect(result.code).toBe(code);
    const lines = result.stdout.replaceAll(/\n {6}(?=\S)/g, " "); // a finding may have more than one
    for (const text of out) expect(lines).toContain(text);
    for (const text of err) expect(result.stderr).toContain(text);
    if (err.length === 0) expect(result.stderr).toBe("");
  });

  it("§2.10, §2.2: groups violations by status, property, project and known event type, and by each missing property", async () => {
    const refuse = (status: number, body: object | string) => entry({ url: USERS_URL, status, body });
    const projects = users({ id: "u", projects: { shop: 1 } }, { id: "u", projects: { other: 2, "a\nb": 3 } });
    const odd = page([event, { ...event, type: "ann" }].map((each) => ({ ...each, created_at: 7 })));
    const path = await save(
      refuse(500, { code: "x", message: "m" }),
      refuse(503, { code: "x", message: "m" }),
      refuse(301, ""),
      refuse(302, ""),
      refuse(302, ""),
      refuse(500, {}),
      entry({ url: USERS_URL, headers: management, body: projects }),
      entry({ headers, body: odd }),
    );

    const { findings } = await reportOn(path);

    const found = findings.map((finding: { rule: string; pointer: string; count: number; eventTypes: string[] }) => {
      return `${finding.count} ${finding.rule} ${[finding.pointer, ...finding.eventTypes].join(" ")}`;
    });
    expect(found).toEqual([
      "2 response-type /code",
      "1 response-status ",
      "2 response-status ",
      "1 response-required ",
      "1 response-required ",
      "3 response-type /data/*/projects/*",
      `1 response-type /data/*/created_at ${event?.type}`,
      "1 response-discriminator /data/*/type unknown type",
    ]);
  });

  it("judges each recording by itself", async () => {
    const first = await save(overLimit);
    const second = await save(overLimit);
    const used = await save(useAfterwards);

    const { files, findings } = await reportOn("--invariants", first, second, await save(revocation), used);

    expect(files.map(({ conforms }: { conforms: boolean }) => conforms)).toEqual([false, false, true, true]);
    expect(findings.map(({ places }: { places: { source: string }[] }) => places[0]?.source)).toEqual([first, second]);
  });

  it("prints no warnings with --quiet", async () => {
    const { stdout, stderr } = await check("--quiet", await save(conforming, unanswered(-1)));

    expect([stdout, stderr]).toEqual(["1 file checked, 0 violations\n", ""]);
  });

  it("has the same fingerprints whether it shows values or not", async () => {
    const path = await save(...undocumented);
    const list = async (...args: string[]) =>
      (await reportOn(...args, path)).findings.map(({ fingerprint }: { fingerprint: string }) => fingerprint).sort();

    expect(await list("--closed")).toEqual(await list("--closed", "--show-values"));
  });

  it("--output writes the report to a file, and prints it as text, even if the file cannot be written", async () => {
    const path = await save(...violating);
    const output = join(folder, "report.json");
    const wrong = join(await save(...violating), "a.json"); // in a file

    const written = await check("--json", "--output", output, path);
    const failed = await check("--json", "--output", wrong, path);

    expect([written.code, written.stdout]).toEqual([1, failed.stdout]);
    expect(written.stdout).toContain("1 file checked, 3 violations\n");
    expect(JSON.parse(await readFile(output, "utf8"))).toMatchObject({ conforms: false, files: [{ file: path }] });
    expect([failed.code, failed.stderr]).toEqual([2, expect.stringContaining(`cannot write ${wrong}`)]);
  });

  const failure = { status: 502, responseHeaders: { "Proxy-Status": "loyalty-record; error=dns_error" } };
  const attached = { _file: "1.json", mimeType: "application/json", size: 812 }; // as Playwright attaches bodies
  it.each([
    { of: "no exchange", entries: [], reason: "has no exchange, so nothing was checked" },
    { of: "other traffic", entries: [ping, ping], reason: "(2 skipped), so nothing was checked: GET /* ×2; record" },
    { of: "no response", entries: [entry({ headers, ...failure })], reason: "has 1 exchange and no response" },
    { of: "no bodies", entries: [withContent({ size: 812 })], reason: "has 1 exchange and no response bodies" },
    { of: "attached bodies", entries: [withContent(attached)], reason: "record with bodies in the file (Playwright:" },
  ])("fails for a run with $of", async ({ entries, reason }) => {
    const paths = [await save(...entries), await save()];

    const { code, stdout, stderr } = await check(...paths);

    expect([code, stderr]).toEqual([2, expect.stringContaining(reason)]);
    expect(stdout).toContain("0 files checked, 0 violations, not everything could be checked, 2 could not");
    expect(explainTraffic(har(...entries)).join()).toContain(reason);
  });

  it("accepts a recording that shows nothing beside one that shows something", async () => {
    const { code, stderr } = await check(await save(ping), await save(conforming));

    expect([code, stderr]).toEqual([0, expect.stringContaining("so nothing was checked")]);
  });

  describe("values", () => {
    const value = "LEAK\u001b\u202e\nFORGED";
    const encoded = encodeURIComponent(value);
    const url = `https://x.example/v1/loyalties/${encoded}/members/${encoded}/activity`;
    const events = [1, 2].map(() => ({ ...event, id: value, group_id: [value] }));
    const user = { id: "u", email: 7, is_owner: value, [value]: 1, login: { [value]: 1 }, projects: { [value]: "x" } };
    const missing = { code: 404, message: value, resource_type: "voucher", details: `no voucher with id ${value}` };
    const odd = [
      entry({ url, headers, body: page([], { has_more: 1 }) }),
      entry({ url: `https://x.example/${encoded}` }),
      entry({ url: `${ACTIVITY_URL}?limit=${encoded}&starting_after_id=${encoded}&x=${encoded}`, headers }),
      entry({ url, status: 404, body: missing }),
      entry({ responseHeaders: { "X-A": "LEAK" }, headers, body: page([], { has_more: value }) }),
      entry({ headers, body: page([], { object: value }) }),
      entry({ headers, body: page([{ ...event, type: value }]) }),
      entry({ url: USERS_URL, headers: management, body: users(user) }),
      entry({ headers, body: value }),
      entry({ url: `${ACTIVITY_URL}?limit=1`, headers, body: page(events) }),
      { request: { method: value } } as unknown as HarEntry,
    ];

    it.each([false, true])(
      "no report and no failure of a test shows them unless they are wanted: %s",
      async (showValues) => {
        const path = await file("a\u001b\u202e\nFORGED.har", har(...odd, conforming));
        const args = ["--invariants", "--closed", "--coverage", ...(showValues ? ["--show-values"] : []), path];

        const reports = await Promise.all(formats.map((format) => check("--format", format, ...args)));
        const bodies = odd.map(({ response }) => tryParseJson(response?.content?.text ?? ""));
        const failures = await Promise.all(
          bodies.map((body) => explainResponse({ status: 200, body }, "listMemberActivity", { showValues })),
        );
        failures.push(explainTraffic(har(...odd.slice(0, -1)), { showValues }));

        expect(failures.flat().length).toBeGreaterThan(20);
        for (const { stdout, stderr } of reports) expect(`${stdout}${stderr}`.includes("LEAK")).toBe(showValues);
        expect(failures.join().includes("LEAK")).toBe(showValues);
        expect(failures.join()).not.toContain("\u202e");
      },
    );

    it("reach JSON unchanged, and a long body cut", async () => {
      const long = entry({ headers, body: page([], { has_more: "x".repeat(5000) }) });
      const path = await save(entry({ headers, body: page([], { object: value }) }), long);

      const { findings } = await reportOn("--show-values", path);

      expect(findings[0].exchange).toContain(JSON.stringify(value).slice(1, -1));
      expect(findings.at(-1).exchange).toMatch(/"x{3900,4000}\n… \(cut\)$/);
    });
  });
});
