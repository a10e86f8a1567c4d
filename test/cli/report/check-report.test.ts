import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ACTIVITY_URL, entry, har, page } from "../../support/har.ts";
import { runInProcess } from "../../support/run-in-process.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();
const check = (...args: string[]) => runInProcess(["check", ...args]);

const USERS_URL = "https://api.loyalty.example/management/v1/projects/p/users";
const users = (...data: object[]) => ({ ...page(data), has_more: undefined, total: data.length });
/** Twice the same deviation in different places, once another. */
const deviating = () =>
  har(
    entry({ url: USERS_URL, body: users({ id: "u" }, { id: "u", email: 7 }) }),
    entry({ url: USERS_URL, body: users({ id: "u", email: 8 }) }),
    entry({ body: page([], { has_more: "<&>" }) }),
  );

describe("the report of loyalty check", () => {
  it("groups violations of a status by the status, of a property in any status, and of each missing property", async () => {
    const refusals = [500, 503].map((status) => entry({ url: USERS_URL, status, body: { code: "x", message: "m" } }));
    const redirects = [301, 302, 302].map((status) => entry({ url: USERS_URL, status, body: "" }));
    const path = await file(
      "groups.har",
      har(...refusals, ...redirects, entry({ url: USERS_URL, status: 500, body: {} })),
    );

    const groups = (await check("--format", "json", path)).json().files[0].groups;

    expect(groups.map((group: { pattern: string; count: number }) => [group.pattern, group.count])).toEqual([
      ["/code", 2],
      ["", 1],
      ["", 2],
      ["", 1],
      ["", 1],
    ]);
  });

  it("hides mail addresses in any property", async () => {
    const path = await file("mail.har", har(entry({ body: page([], { has_more: "ann@mail.example" }) })));

    expect((await check(path)).stdout).toContain("/has_more: must be boolean, got text (not shown)");
  });

  it.each([
    ["good", har(entry())],
    ["bad", deviating()],
  ])("has a %s verdict in HTML", async (verdict, recording) => {
    const path = await file("verdict.har", recording);

    const { stdout } = await check("--format", "html", path);

    expect([...stdout.matchAll(/<p class="(\w+)">/g)].map(([, name]) => name)).toEqual([verdict, verdict]);
  });

  it("groups the same deviation in different places by a fingerprint that is the same in every recording", async () => {
    const [a, b] = [
      await file("a.har", deviating()),
      await file("b.har", har(...deviating().log.entries.toReversed())),
    ];

    const { json } = await check("--format", "json", a, b);
    const [first, second] = json().files;
    const fingerprints = (report: { groups: { fingerprint: string }[] }) =>
      report.groups.map((g) => g.fingerprint).sort();

    expect(first.violations).toHaveLength(3);
    expect(first.groups).toMatchObject([
      {
        count: 2,
        pattern: "/data/*/email",
        first: { entry: 0, pointer: "/data/1/email", found: "number (not shown)" },
      },
      { count: 1, pattern: "/has_more", first: { entry: 2 } },
    ]);
    expect(fingerprints(second)).toEqual(fingerprints(first));
  });

  it("is printed as JUnit XML, GitHub annotations and one HTML file without external references", async () => {
    const path = await file("100%,c:d.har", deviating());

    const [junit, github, html] = await Promise.all(
      ["junit", "github", "html"].map((format) => check("--format", format, path, join(folder, "none.har"))),
    );

    expect(junit?.stdout).toContain('tests="2" failures="2" errors="0"');
    expect(junit?.stdout).toContain('<error message="does not exist"/>');
    expect(junit?.stdout).toContain("&lt;&amp;&gt;");
    expect(github?.stdout.match(/^::error file=/gm)).toHaveLength(3);
    expect(github?.stdout).toContain("100%25%2Cc%3Ad.har,title=§2.1::#3 listMemberActivity");
    expect(html?.stdout).toContain("&lt;&amp;&gt;");
    expect(html?.stdout).not.toMatch(/<&>|(?:src|href)=|url\(|@import|https?:/);
  });

  it("lists undocumented properties, and fails for them only with --closed", async () => {
    const body = users({ id: "u", nickname: "x", projects: { p: "USER" } }, { id: "v", nickname: "y" });
    const path = await file("d.har", har(entry({ url: USERS_URL, body })));

    const open = await check(path);
    const closed = await check("--closed", path);
    const json = await check("--format", "json", path);
    const github = await check("--format", "github", path);
    const closedGithub = await check("--format", "github", "--closed", path);

    expect(open.code).toBe(0);
    expect(open.stdout).toContain("undocumented: ProjectUser.nickname (2)");
    expect(closed.code).toBe(1);
    expect(github.stdout).toMatch(/^::notice file=.*::ProjectUser.nickname at \/data\/0\/nickname\n$/);
    expect(closedGithub.stdout).toMatch(
      /^::error file=.*::ProjectUser.nickname at \/data\/0\/nickname is not documented\n$/,
    );
    expect(json.json().files[0].undocumented).toEqual([
      { name: "ProjectUser.nickname", count: 2, entry: 0, pointer: "/data/0/nickname" },
    ]);
  });

  it("lists no property of an object that the document leaves open", async () => {
    const { exampleActivities } = await import("../../../src/contract/examples.ts");
    const path = await file("e.har", har(entry({ body: page(exampleActivities()) })));

    expect((await check("--closed", path)).code).toBe(0);
  });

  it("names the exchanges that show a broken law", async () => {
    const twice = [1, 2].map((n) => ({ id: `e${n}`, created_at: T0, type: "customer.voucher.deleted", data }));
    const path = await file("f.har", har(entry({ url: `${ACTIVITY_URL}?limit=1`, body: page(twice) })));

    expect((await check(path)).code).toBe(0);
    expect(await check("--laws", path)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining("law at-most-limit: the page has 2 events, more than the limit of 1 (§8; #1)"),
    });
  });
});

const T0 = "2026-06-01T12:00:00Z";
const data = { data: {}, event_source: { channel: "API" } };

describe("the baseline of loyalty check", () => {
  it("accepts its deviations until they expire, and fails for new ones", async () => {
    const [path, baseline] = [await file("i.har", deviating()), join(folder, "baseline.json")];

    const written = await check("--baseline", baseline, "--update-baseline", "--expires", "2999-12-31", path);
    const again = await check("--baseline", baseline, path);
    const accepted = JSON.parse(await readFile(baseline, "utf8"));
    accepted.deviations[0].expires = "2020-01-01";
    const expired = await check("--baseline", await file("expired.json", accepted), path);
    const renewed = await check(
      "--baseline",
      await file("one.json", { deviations: accepted.deviations.slice(1) }),
      path,
    );

    expect([written.code, again.code, expired.code, renewed.code]).toEqual([0, 0, 1, 1]);
    expect(again.stdout).toContain("2 kinds accepted by the baseline");
    expect(expired.stdout).toContain("no longer accepted since 2020-01-01");
  });

  it("names deviations that are no longer seen, drops them when it is rewritten, and keeps reasons", async () => {
    const [bad, good] = [await file("j.har", deviating()), await file("k.har", har(entry()))];
    const baseline = join(folder, "shrinking.json");
    await check("--baseline", baseline, "--update-baseline", bad);
    const reasoned = JSON.parse(await readFile(baseline, "utf8"));
    reasoned.deviations[0].reason = "ticket 7";
    await writeFile(baseline, JSON.stringify(reasoned));

    const vanished = await check("--baseline", baseline, good);
    await check("--baseline", baseline, "--update-baseline", bad);
    const kept = JSON.parse(await readFile(baseline, "utf8"));
    await check("--baseline", baseline, "--update-baseline", good);

    expect(vanished.code).toBe(0);
    expect(vanished.stdout.match(/no longer seen/g)).toHaveLength(2);
    expect(kept.deviations[0].reason).toBe("ticket 7");
    const days = (Date.parse(kept.deviations[0].expires) - Date.now()) / 86_400_000;
    expect(Math.abs(days - 90)).toBeLessThan(2);
    expect(JSON.parse(await readFile(baseline, "utf8"))).toEqual({ deviations: [] });
  });

  it("is not rewritten if a file could not be read", async () => {
    const [bad, good] = [await file("m.har", deviating()), await file("n.har", har(entry()))];
    const baseline = join(folder, "kept.json");
    await check("--baseline", baseline, "--update-baseline", bad);
    const before = await readFile(baseline, "utf8");

    const result = await check("--baseline", baseline, "--update-baseline", good, join(folder, "none.har"));

    expect(result.code).toBe(2);
    expect(result.stderr).toContain("kept.json is unchanged, because not every file could be read");
    expect(await readFile(baseline, "utf8")).toBe(before);
  });

  it("must exist unless it is updated", async () => {
    const missing = join(folder, "missing.json");

    expect(await check("--baseline", missing, await file("o.har", har(entry())))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("missing.json does not exist"),
    });
  });

  it("is rejected without reason or expiry", async () => {
    const path = await file("bad.json", { deviations: [{ fingerprint: "x", expires: "2999-01-01" }] });

    expect(await check("--baseline", path, path)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("deviation 1 needs"),
    });
  });
});

describe("a file that loyalty check cannot write", () => {
  it.each([["--coverage-out"], ["--update-baseline", "--baseline"]])(
    "given by %s is named with the reason after the report",
    async (...options) => {
      const path = await file("w.har", deviating());
      const target = join(folder, "missing", "out.json");

      const result = await check(...options, target, path);

      expect(result.code).toBe(2);
      expect(result.stderr).toContain(`cannot write ${target}: its directory does not exist`);
      expect(result.stdout).toContain("3 violations");
    },
  );
});

describe("the coverage of loyalty check", () => {
  it("is printed, fails below the minimum, and can be merged", async () => {
    const path = await file("l.har", har(entry()));
    const out = join(folder, "coverage.json");

    const plain = await check("--coverage", "--coverage-out", out, path);
    const below = await check("--coverage-min", "90", path);
    const merged = await runInProcess(["coverage", "merge", "--format", "json", out, out]);
    const pretty = await runInProcess(["coverage", "merge", "--min", "90", out]);

    expect(plain).toMatchObject({ code: 0, stdout: expect.stringContaining("20 %  operations (1 of 5)") });
    expect(below).toMatchObject({ code: 1, stderr: expect.stringContaining("less than the minimum of 90 %") });
    expect(merged.json().operations.listMemberActivity).toBe(2);
    expect(pretty).toMatchObject({ code: 1, stdout: expect.stringContaining("1 of 5") });
    expect(await runInProcess(["coverage", "merge", "--format", "xml", out])).toMatchObject({ code: 2, stdout: "" });
    expect(await runInProcess(["coverage", "merge", out, path])).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining("is not a coverage file"),
    });
  });
});
