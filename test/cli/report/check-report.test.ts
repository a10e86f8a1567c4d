import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACTIVITY_URL, entry, har, page } from "../../support/har.ts";
import { runInProcess } from "../../support/run-in-process.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "report-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, content: unknown): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, JSON.stringify(content));
  return path;
}
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
  it("counts the same deviation in different places once, by a fingerprint that is the same in every recording", async () => {
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

  it("is JUnit XML with a failure for each kind, GitHub annotations, and one HTML file without outside references", async () => {
    const path = await file("c.har", deviating());

    const [junit, github, html] = await Promise.all(
      ["junit", "github", "html"].map((format) => check("--format", format, path, join(folder, "none.har"))),
    );

    expect(junit?.stdout).toContain('tests="2" failures="2" errors="0"');
    expect(junit?.stdout).toContain('<error message="does not exist"/>');
    expect(junit?.stdout).toContain("&lt;&amp;&gt;");
    expect(github?.stdout.match(/^::error file=/gm)).toHaveLength(3);
    expect(html?.stdout).toContain("&lt;&amp;&gt;");
    expect(html?.stdout).not.toMatch(/<&>|(?:src|href)=|url\(|@import|https?:/);
  });

  it("lists members that the contract does not know, and fails for them only with --closed", async () => {
    const body = users({ id: "u", nickname: "x", projects: { p: "USER" } }, { id: "v", nickname: "y" });
    const path = await file("d.har", har(entry({ url: USERS_URL, body })));

    const [open, closed, json] = [
      await check(path),
      await check("--closed", path),
      await check("--format", "json", path),
    ];

    expect(open.code).toBe(0);
    expect(open.stdout).toContain("undocumented: ProjectUser.nickname (2)");
    expect(closed.code).toBe(1);
    expect(json.json().files[0].undocumented).toEqual([
      { name: "ProjectUser.nickname", count: 2, entry: 0, pointer: "/data/0/nickname" },
    ]);
  });

  it("does not call a member undocumented where the document leaves the shape open", async () => {
    const { exampleActivities } = await import("../../../src/contract/examples.ts");
    const path = await file("e.har", har(entry({ body: page(exampleActivities()) })));

    expect((await check("--closed", path)).code).toBe(0);
  });

  it("reports a broken law with the exchanges that show it", async () => {
    const twice = [1, 2].map((n) => ({ id: `e${n}`, created_at: T0, type: "customer.voucher.deleted", data }));
    const path = await file("f.har", har(entry({ url: `${ACTIVITY_URL}?limit=1`, body: page(twice) })));

    expect((await check(path)).code).toBe(0);
    expect(await check("--laws", path)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining("law at-most-limit: 2 events where at most 1 were asked for (§8; #1)"),
    });
  });
});

const T0 = "2026-06-01T12:00:00Z";
const data = { data: {}, event_source: { channel: "API" } };

describe("the baseline of loyalty check", () => {
  it("accepts what it names until its day is over, and fails for what is new", async () => {
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

  it("says what is no longer seen, and drops it when it is written again; reasons stay", async () => {
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
    expect(JSON.parse(await readFile(baseline, "utf8"))).toEqual({ deviations: [] });
  });

  it("stays as it was where a file could not be read: what is accepted in it would be lost", async () => {
    const [bad, good] = [await file("m.har", deviating()), await file("n.har", har(entry()))];
    const baseline = join(folder, "kept.json");
    await check("--baseline", baseline, "--update-baseline", bad);
    const before = await readFile(baseline, "utf8");

    const result = await check("--baseline", baseline, "--update-baseline", good, join(folder, "none.har"));

    expect(result.code).toBe(2);
    expect(result.stderr).toContain("kept.json stays as it was, because not every file could be read");
    expect(await readFile(baseline, "utf8")).toBe(before);
  });

  it("refuses a baseline without reason or expiry", async () => {
    const path = await file("bad.json", { deviations: [{ fingerprint: "x", expires: "2999-01-01" }] });

    expect(await check("--baseline", path, path)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("deviation 1 needs"),
    });
  });
});

describe("a file that loyalty check cannot write", () => {
  it.each([["--suggest"], ["--coverage-out"], ["--update-baseline", "--baseline"]])(
    "given by %s is named with the reason, after the report",
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
  it("is printed, fails below the minimum, and merges", async () => {
    const path = await file("l.har", har(entry()));
    const out = join(folder, "coverage.json");

    const plain = await check("--coverage", "--coverage-out", out, path);
    const below = await check("--coverage-min", "90", path);
    const merged = await runInProcess(["coverage", "merge", "--format", "json", out, out]);
    const pretty = await runInProcess(["coverage", "merge", "--min", "90", out]);

    expect(plain).toMatchObject({ code: 0, stdout: expect.stringContaining("20 %  operations (1 of 5)") });
    expect(below).toMatchObject({ code: 1, stderr: expect.stringContaining("at least 90 %") });
    expect(merged.json().operations.listMemberActivity).toBe(2);
    expect(pretty).toMatchObject({ code: 1, stdout: expect.stringContaining("1 of 5") });
    expect(await runInProcess(["coverage", "merge", "--format", "xml", out])).toMatchObject({ code: 2, stdout: "" });
  });
});
