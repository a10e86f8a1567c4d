import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { describeUndecided } from "../../../src/cli/report/check-report.ts";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { operations } from "../../../src/contract/internal.ts";
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
const formats = ["pretty", "json", "junit", "html", "sarif"];
const toOption = (format: string) => (format === "json" ? ["--json"] : ["--format", format]);
const formatAs = async (format: string, ...args: string[]) => (await check(...toOption(format), ...args)).stdout;
/** Checks a file, and returns its report in JSON. */
const reportOn = async (...args: string[]) => (await check("--json", ...args)).json().files[0];
const readJson = async (path: string) => JSON.parse(await readFile(path, "utf8"));

const headers = { "X-App-Id": "a", "X-App-Token": "t" };
const management = { "X-Management-Id": "a", "X-Management-Token": "t" };
const USERS_URL = "https://api.loyalty.example/management/v1/projects/p/users";
const users = (...data: object[]) => ({ ...page(data), has_more: undefined, total: data.length });
const listFingerprints = ({ groups }: { groups: { fingerprint: string }[] }) =>
  groups.map(({ fingerprint }) => fingerprint).sort();
/** Twice the same violation in different places, once another. */
const violating = [
  entry({ url: USERS_URL, headers: management, body: users({ id: "u" }, { id: "u", email: 7 }) }),
  entry({ url: USERS_URL, headers: management, body: users({ id: "u", email: 8 }) }),
  entry({ headers, body: page([], { has_more: "<&>" }) }),
];
const unreadable = { ...entry(), response: { status: 200, content: null } } as unknown as HarEntry;
const [event] = exampleActivities();
const invariantBreaking = entry({
  url: `${ACTIVITY_URL}?limit=1`,
  headers,
  body: page([event, { ...event, id: "evt_2" }]),
});

describe("the report of loyalty check", () => {
  it("§2.10, §2.2: groups violations by status, property, project and known event type, and by each missing property", async () => {
    const refuse = (status: number, body: object | string) => entry({ url: USERS_URL, status, body });
    const refusals = [500, 503].map((status) => refuse(status, { code: "x", message: "m" }));
    const redirects = [301, 302, 302].map((status) => refuse(status, ""));
    const projects = users(...[{ shop: 1 }, { other: 2, "a\nb": 3 }].map((each) => ({ id: "u", projects: each })));
    const odd = page([event, { ...event, type: "ann" }].map((each) => ({ ...each, created_at: 7 })));
    const last = [entry({ url: USERS_URL, headers: management, body: projects }), entry({ headers, body: odd })];

    const { groups } = await reportOn(await save(...refusals, ...redirects, refuse(500, {}), ...last));

    const found = groups.map((group: { pattern: string; count: number; eventTypes: string[] }) =>
      [group.pattern, group.count, ...group.eventTypes].join(" "),
    );
    expect(found).toEqual([
      ...["/code 2", " 1", " 2", " 1", " 1", "/data/*/projects/* 3"],
      ...[`/data/*/created_at 1 ${event?.type}`, "/data/*/type 1 unknown type"],
    ]);
    expect(groups.at(-2).first.found).toBe("number (not shown)");
  });

  const own = { ...headers, "X-Shop": "1", Traceparent: "1", "Sec-Fetch-Mode": "cors", "X-Management-Id": "m" };
  const form = { grant_type: "client_credentials", scope: "api", scopes: "api" };
  const nicks = users({ id: "u", nickname: "x", projects: { p: "USER" } }, { id: "v", nickname: "y", "+48600": 1 });
  /** Names that the contract does not know. */
  const undocumented = [
    entry({ url: USERS_URL, headers: management, body: nicks }),
    entry({ url: `${ACTIVITY_URL}?starting_after=x&foo=1&foo=2&limit=5&ann@shop.example=1`, headers: own }),
    entry({ url: TOKEN_URL, headers, form, body: createToken() }),
    entry({ url: `${ACTIVITY_URL}?refused=1`, headers: own, status: 400, body: { code: 400, message: "m" } }),
    entry({ headers, body: page(exampleActivities()) }), // the document leaves some of its objects open
  ];
  const revocation = { headers, form: { access_token: "tok_1" }, status: 204, body: "" };
  const revoked = entry({ url: TOKEN_URL.replace("oauth/token", "v1/oauth/token/revoke"), ...revocation });
  const accepted = entry({ headers, status: 302, body: "" });
  const reported: Record<string, readonly HarEntry[]> = {
    "conforming.har": [entry({ headers })],
    // The name has the characters that formats escape.
    "100%,c:d<&>.har": [
      ...violating.slice(1),
      entry({ url: USERS_URL, headers: management, body: users({}, { id: 7 }) }), // S17
      invariantBreaking,
      unreadable,
      abort(-1),
      withContent({ size: 9, text: "{" }),
      entry({ url: "https://x.example/ping" }),
      accepted,
      ...undocumented.slice(0, -1),
    ],
    "unchecked.har": [entry()],
    "other.har": [revoked, entry({ headers: { authorization: "Bearer tok_1" }, startedAt: "2026-06-01T12:01:00Z" })],
  };

  /** The items that the contract lists for statuses, and that a run did not cover. */
  const listed = /(?<=status must be one of )[\dX, ]+(?=[" (<]|, )|(?<=never: )[^<\n]+| *\b\d+(?= %)|(?<=\d of )\d+/g;
  /** Checks files, and returns the report with other names for what differs in each run, or follows from the contract. */
  async function report(format: string, args: readonly string[]) {
    const baseline = join(folder, "accepted.json");
    const known = await save(accepted, invariantBreaking);
    await check("--invariants", "--baseline", baseline, "--update-baseline", "--expires", "2999-12-31", known);
    const coverage = format === "pretty" || format === "html" ? ["--coverage"] : [];
    const options = ["--show-values", "--baseline", baseline, ...coverage];
    return (await formatAs(format, ...options, ...args)).replaceAll(folder, "FOLDER").replaceAll(listed, "LISTED");
  }

  it.each(formats)("§2.10, S17: the format %s shows every kind of finding, and what conforms", async (format) => {
    const files = await Promise.all(Object.entries(reported).map(([name, entries]) => file(name, har(...entries))));

    const [conforming = "", , unchecked = ""] = files;
    const texts = [
      await report(format, ["--invariants", ...files, join(folder, "none.har")]),
      await report(format, ["--invariants", conforming, unchecked]),
    ];

    await expect(texts.join("\n")).toMatchFileSnapshot(`reports/${format}.txt`);
    expect(texts.join()).not.toMatch(/<script|(?:src|href)=|url\(|@import/);
    if (format !== "sarif") return;
    const schema = parse(await readFile("test/fixtures/sarif.yaml", "utf8"));
    const validate = new Ajv({ formats: fullFormats }).compile(schema);
    for (const text of texts) expect([validate(JSON.parse(text)), validate.errors]).toEqual([true, null]);
  });

  it("a file in the working directory has a relative address in SARIF", async () => {
    const { json } = await check("--format", "sarif", "package.json", `${process.cwd()}-other/a.har`);

    const notifications: { locations: object[] }[] = json().runs[0].invocations[0].toolExecutionNotifications;
    const [first, second] = notifications.map(({ locations }) => locations);
    expect(first).toEqual([{ physicalLocation: { artifactLocation: { uri: "package.json" } } }]);
    expect(JSON.stringify(second)).toContain('"file:///');
  });

  it("--output writes the report to a file, and prints it as text, even if the file cannot be written", async () => {
    const [path, output, wrong] = [
      await save(...violating),
      join(folder, "report.json"),
      join(await save(...violating), "a.json"), // in a file
    ];

    const written = await check("--json", "--output", output, path);
    const failed = await check("--json", "--output", wrong, path);

    expect([written.code, written.stdout]).toEqual([1, failed.stdout]);
    expect(written.stdout).toContain("1 file checked, 3 violations\n");
    expect((await readJson(output)).violations).toBe(3);
    expect([failed.code, failed.stderr]).toEqual([2, expect.stringContaining(`cannot write ${wrong}`)]);
  });

  it("the report says how many broken invariants and undecided exchanges it does not show", () => {
    const undecided = [{ reason: "r", count: 3, places: [{ file: 0, entry: 1 }] }];
    const invariants = { broken: [], brokenCount: 2, undecided };

    expect(describeUndecided({ files: [], isQuiet: false, invariants })).toEqual([
      "2 more violations of kinds that are not listed",
      "invariants not decided, because r: #2, and 2 more",
    ]);
  });

  it("fails for undocumented properties, parameters, fields and headers only with --closed", async () => {
    const path = await save(...undocumented);
    const [open, closed] = [await check(path), await check("--closed", path)];

    expect([open.code, closed.code]).toEqual([0, 1]);
    expect(closed.stdout).not.toContain("undocumented:");
    expect(closed.stdout).toContain(
      "request /query/starting_after: must be documented (did you mean starting_after_id?) (",
    );
    const fingerprints = await Promise.all(
      [[], ["--show-values"]].map(async (args) => listFingerprints(await reportOn("--closed", ...args, path))),
    );
    expect(fingerprints[0]).toEqual(fingerprints[1]);
  });

  describe("values with control and bidirectional characters", () => {
    const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
    const bidirectional = [0x61c, 0x200e, 0x200f, ...range(0x2028, 0x202e), ...range(0x2066, 0x2069), 0xfffe, 0xffff];
    const invisible = String.fromCharCode(...range(0, 0x1f), ...range(0x7f, 0x9f), ...bidirectional);
    const value = `LEAK${[...invisible].map((character) => `x${character}FORGED`).join("")}`;
    const encoded = encodeURIComponent(value);
    const url = `https://x.example/v1/loyalties/${encoded}/members/${encoded}/activity`;
    const events = [1, 2].map(() => ({ ...event, id: value, group_id: [value] }));
    const user = { id: "u", email: 7, is_owner: value, [value]: 1, login: { [value]: 1 }, projects: { [value]: "x" } };
    const missing = { code: 404, message: value, resource_type: "voucher", details: `no voucher with id ${value}` };
    const oddValue = entry({ headers, body: page([], { object: value }) });
    const odd = [
      entry({ url, headers, body: page([], { has_more: 1 }) }),
      entry({ url: `https://x.example/${encoded}` }),
      entry({ url: `${ACTIVITY_URL}?limit=${encoded}&starting_after_id=${encoded}&x=${encoded}`, headers }),
      entry({ url, status: 404, body: missing }),
      entry({ responseHeaders: { "X-A": value }, headers, body: page([], { has_more: value }) }),
      oddValue,
      entry({ headers, body: page([{ ...event, type: value }]) }),
      entry({ url: USERS_URL, headers: management, body: users(user) }),
      entry({ headers, body: value }),
      entry({ url: `${ACTIVITY_URL}?limit=1`, headers, body: page(events) }),
      { request: { method: value } } as unknown as HarEntry,
    ];
    it.each([false, true])(
      "reports and failures escape control characters, and hide values unless they are shown: %s",
      async (showValues) => {
        const path = await file("a\u001b\u202e\nFORGED.har", har(...odd, entry({ headers })));
        const args = ["--invariants", "--closed", "--coverage", ...(showValues ? ["--show-values"] : []), path];

        const reports = await Promise.all(formats.map((format) => check(...toOption(format), ...args)));
        const bodies = odd.map(({ response }) => tryParseJson(response?.content?.text ?? ""));
        const failures = await Promise.all(
          bodies.map((body) => explainResponse({ status: 200, body }, "listMemberActivity", { showValues })),
        );
        failures.push(explainTraffic(har(...odd.slice(0, -1)), { showValues }));

        expect(failures.flat().length).toBeGreaterThan(20);
        for (const text of [
          ...reports.map(({ stdout, stderr }) => `${stdout}\n${stderr}`),
          failures.flat().join("\n"),
        ]) {
          expect([...invisible].filter((character) => text.replaceAll("\n", "").includes(character))).toEqual([]);
          // `pre` shows the lines of a body.
          expect(text.replaceAll(/<pre>.*?<\/pre>/gs, "")).not.toMatch(/^\W*FORGED/m);
          expect(text.includes("LEAK")).toBe(showValues);
        }
      },
    );

    it("values with control characters reach JSON unchanged, and a long body cut", async () => {
      const long = entry({ headers, body: page([], { has_more: "x".repeat(5000) }) });
      const { groups } = await reportOn("--show-values", await save(oddValue, long));

      expect(groups[0].exchange).toContain(JSON.stringify(value).slice(1, -1));
      expect(groups.at(-1).exchange).toMatch(/"x{3900,4000}\n… \(cut\)$/);
    });

    it.each([
      ["check", "--\u001b[2J\u009b"],
      ["redact", "--out", "b\u001b.har", "a\u061c.har"],
      ["nothing\u001b\u202e"],
    ])("control characters reach no message from the arguments %j", async (...args) => {
      const { code, stdout, stderr } = await runInProcess(args);

      expect([code, stdout]).toEqual([2, expect.any(String)]);
      expect(stderr).toContain("\\u");
      const text = (stdout + stderr).replaceAll("\n", "");
      expect([...invisible].filter((character) => text.includes(character))).toEqual([]);
    });
  });

  it("lists only failures with --quiet, without warnings", async () => {
    const good = await save(entry({ headers }), entry({ headers, url: "https://x.example/ping" }));
    const bad = await save(...violating, entry({ url: "https://x.example/ping" }), abort(-1));

    const loud = await check(good, bad);
    const quiet = await check("--quiet", good, bad);
    const { stdout } = await check(good);

    expect(stdout).toBe(
      `✔ ${good}  conforms  2 exchanges\n  1 exchange without an operation: GET /*\n1 file checked, 0 violations\n`,
    );
    expect(loud.stderr).toContain("has no response of the service for #5");
    expect(loud.stdout).toMatch(/✔ [\s\S]*without an operation/);
    expect(quiet.stderr).toBe("");
    expect(quiet.stdout).not.toMatch(/✔|without an operation/);
    expect(quiet.stdout).toMatch(/^✖ .*\n {2}#1 [\s\S]*\n2 files checked, 3 violations[^\n]*\n$/);
  });

  it("names each exchange that cannot be read, up to a limit, and exits 2", async () => {
    const path = await save(entry({ headers }), ...Array<HarEntry>(22).fill(unreadable));

    const { code, stdout, stderr } = await check(path);
    const json = await reportOn(path);

    expect(code).toBe(2);
    expect(stdout).toContain(`✖ ${path}  0 violations, 22 unreadable exchanges  1 exchange\n`);
    expect(stderr).toContain(`${path} exchange 2 has no valid response.content\n`);
    expect(stderr).toContain(`${path} has 2 more exchanges that cannot be read\n`);
    expect([json.unreadable.length, json.unreadableCount, json.conforms]).toEqual([20, 22, false]);
  });

  it.each([
    ["no credentials", [entry(), entry()], "has no credentials, so they were not checked"],
    [
      "a 304 and a body that the tool cut",
      [entry({ headers }), entry({ headers, status: 304, body: "" }), withContent({ size: 9, text: "{" })],
      "has no complete body for #2, #3, so it was not checked",
    ],
  ])("warns of what a recording with %s does not show", async (_, entries, warning) => {
    const path = await save(...entries);

    const { code, stdout, stderr } = await check(path);
    const lines = warning.split("\n").filter(Boolean);

    expect(code).toBe(0);
    expect(stderr).toBe(lines.map((line) => `loyalty check: ${path} ${line}\n`).join(""));
    const { conforms, unchecked, warnings } = await reportOn(path);
    expect([...warnings, ...unchecked]).toEqual(lines);
    expect(conforms).toBe(unchecked.length === 0);
    expect(stdout.includes("conforms")).toBe(conforms);
  });

  const ping = entry({ url: "https://x.example/ping?secret-1" });
  const failure = { status: 502, responseHeaders: { "Proxy-Status": "loyalty-record; error=dns_error" } };
  const attached = { _file: "1.json", mimeType: "application/json", size: 812 }; // as Playwright attaches bodies
  it.each<[string, HarEntry[], string]>([
    ["no exchange", [], "has no exchange, so nothing was checked"],
    ["other traffic", [ping, ping], "(2 skipped), so nothing was checked: GET /* (2); record calls"],
    ["no response", [entry({ headers, ...failure })], "for #1 (dns_error); has 1 exchange and no response"],
    ["no bodies", [-1, 812].map((size) => withContent({ size })), "has 2 exchanges and no response bodies"],
    ["attached bodies", [withContent(attached)], "record with bodies in the file (Playwright: embed)"],
  ])("fails for recordings with %s in each format, and leaves the baseline", async (_, entries, reason) => {
    const paths = [await save(...entries), await save()];
    const baseline = await file("kept.json", { violations: [] });
    const results = await Promise.all(formats.map((format) => check(...toOption(format), ...paths)));

    for (const { code, stdout, stderr } of results) {
      expect([code, stderr]).toEqual([2, expect.stringContaining(reason)]);
      expect(stdout + stderr).not.toContain("secret-1");
    }
    expect(results[0]?.stdout).toContain("0 files checked, 0 violations, 2 could not be checked");
    expect(explainTraffic(har(...entries)).join()).toContain(reason.replace(/^for .*; /, ""));
    const more = [await save(...violating), join(folder, "none.har")];
    expect(await check("--baseline", baseline, "--update-baseline", ...paths, ...more)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("kept.json is unchanged, because not everything could be checked"),
    });
    expect(await readJson(baseline)).toEqual({ violations: [] });
  });

  const badRequest = entry({ url: `${ACTIVITY_URL}?limit=0`, headers }).request;
  it.each<[string, number, HarEntry[][], string]>([
    ["nothing beside something", 0, [[ping], [entry({ headers })]], "so nothing was checked"],
    ["no readable exchange", 2, [[unreadable]], "no readable exchange, so nothing was checked"],
    ["a violation without bodies", 1, [[{ ...withContent({ size: 812 }), request: badRequest }]], "/query/limit"],
  ])("names %s, and exits %i", async (_, status, recordings, text) => {
    const paths = await Promise.all(recordings.map((entries) => save(...entries)));

    const { code, stdout, stderr } = await check(...paths);

    expect([code, stdout + stderr]).toEqual([status, expect.stringContaining(text)]);
  });
});

function withContent(content: object): HarEntry {
  return { ...entry({ headers }), response: { status: 200, content } };
}

function abort(status: number): HarEntry {
  return { ...entry({ headers }), response: { status } };
}

describe("the baseline of loyalty check", () => {
  const isValid = new Ajv2020({ formats: fullFormats }).compile(
    JSON.parse(readFileSync("src/traffic/baseline.schema.json", "utf8")),
  );

  it("accepts its violations until they expire, and fails for new ones", async () => {
    const [path, baseline] = [await save(...violating), join(folder, "baseline.json")];

    const written = await check("--baseline", baseline, "--update-baseline", "--expires", "2999-12-31", path);
    const again = await check("--baseline", baseline, path);
    const accepted = await readJson(baseline);
    accepted.violations[0].expires = "2020-01-01";
    const expired = await check("--baseline", await file("expired.json", accepted), path);
    accepted.violations.shift();
    const renewed = await check("--baseline", await file("one.json", accepted), path);

    expect([written.code, again.code, expired.code, renewed.code]).toEqual([0, 0, 1, 1]);
    expect(again.stdout).toContain("2 kinds accepted by the baseline");
    expect(expired.stdout).toContain("no longer accepted since 2020-01-01");
  });

  it("adds new violations to its file, renews expired ones that were seen again, and keeps what the others say", async () => {
    const baseline = join(folder, `${++files}.json`);
    const path = await save(violating[2] ?? unreadable);
    await check("--baseline", baseline, "--update-baseline", path);
    const { violations } = await readJson(baseline);
    const gone = { fingerprint: "0", reason: "ticket 6", expires: "2999-01-01" };
    const known = [gone, { ...violations[0], reason: "ticket 7", expires: "2020-01-01" }];
    await writeFile(baseline, JSON.stringify({ $schema: "x", violations: known }));

    const unexplained = await check("--baseline", await file("unexplained.json", { violations }), path);
    const update = ["--baseline", baseline, "--update-baseline", "--expires"];
    const { code, stderr } = await check(...update, "2999-12-31", path);
    await check(...update, "2998-12-31", path); // accepted already

    expect([unexplained.code, unexplained.stderr]).toEqual([
      0,
      expect.stringMatching(/unexplained\.json accepts 1 of its violations without a reason\n$/),
    ]);
    expect(stderr).toBe("");
    expect(violations).toMatchObject([{ what: expect.stringContaining("/has_more"), reason: "not explained yet" }]);
    expect(Math.abs((Date.parse(violations[0].expires) - Date.now()) / 86_400_000 - 90)).toBeLessThan(2);
    expect(code).toBe(0);
    const renewed = [gone, { ...known[1], expires: "2999-12-31" }];
    expect(await readJson(baseline)).toEqual({ $schema: "x", violations: renewed });
    expect([isValid(await readJson(baseline)), isValid.errors]).toEqual([true, null]);
  });

  const days = ["", "2026-99-99", "2026-02-30", "2026-1-1"].map((expires) => ({ expires }));
  const known = { fingerprint: "x", reason: "r", expires: "2999-01-01" };
  const rejected: [object, string][] = [
    ...[...days, { reason: undefined }, { what: 7 }].map((wrong): [object, string] => [
      { violations: [{ ...known, ...wrong }] },
      "violation 1 needs",
    ]),
    [{ violations: {} }, "it has no list of violations"],
  ];
  it.each(rejected)("a baseline is rejected if it has %j, by its JSON schema, too", async (wrong, reason) => {
    const baseline = { violations: [], ...wrong };
    const path = await file("bad.json", baseline);

    expect(await check("--baseline", path, path)).toMatchObject({ code: 2, stderr: expect.stringContaining(reason) });
    expect(isValid(baseline)).toBe(false);
  });

  it("a baseline that does not exist accepts nothing, and one that cannot be written is named after the report", async () => {
    const path = await save(...violating);
    const [target, missing] = [join(path, "out.json"), join(folder, "missing", "out.json")];

    const result = await check("--update-baseline", "--baseline", target, path);
    const absent = await check("--baseline", missing, path);

    expect(result.code).toBe(2);
    expect(result.stderr).toContain(`cannot write ${target}: `);
    expect(result.stdout).toContain("3 violations");
    expect([absent.code, absent.stderr]).toEqual([
      1,
      expect.stringContaining("out.json does not exist, so it accepts"),
    ]);
  });
});

describe("the coverage of loyalty check", () => {
  it("the coverage has a minimum for all and for each dimension, and counts each item", async () => {
    const path = await save(entry({ headers }));
    const all = Object.values(operations);
    const percent = Math.floor(100 / all.length);
    const statuses = Math.floor(100 / all.flatMap(({ responses }) => Object.keys(responses)).length);

    const plain = await check("--coverage", path);
    const below = await check("--min", "90", path);
    const low = await check("--min", `operations=${percent + 1}`, "--min", "statuses=100", path);
    const enough = await check("--min", `operations=${percent}`, "--min", "0", path);
    const { coverage } = (await check("--coverage", "--json", path)).json();

    expect([plain.code, below.code, low.code, enough.code]).toEqual([0, 1, 1, 0]);
    expect(plain.stdout).toContain(`${percent} %  operations            1 of ${all.length}\n`);
    expect(below.stderr).toContain("less than the minimum of 90 %");
    expect(low.stderr.trimEnd().split("\n")).toEqual([
      `loyalty check: coverage of operations is ${percent} %, less than the minimum of ${percent + 1} %`,
      `loyalty check: coverage of statuses is ${statuses} %, less than the minimum of 100 %`,
    ]);
    expect(coverage.operations).toMatchObject({ listMemberActivity: 1, listUsers: 0 });
  });

  it.each(["operation=3", "operations=101", "x"])("rejects the minimum %s", async (minimum) => {
    expect((await check("--min", minimum, "x.har")).code).toBe(2);
  });
});
