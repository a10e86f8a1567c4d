import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { createRedactor, type HarEntry } from "../../../src/traffic/index.ts";
import { ACTIVITY_URL, entry, har, page } from "../../support/har.ts";
import { runInProcess } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();
let files = 0;
const save = (...entries: readonly HarEntry[]) => file(`${++files}.har`, har(...entries));
const check = (...args: string[]) => runInProcess(["check", ...args]);
const readJson = async (path: string) => JSON.parse(await readFile(path, "utf8"));

const [event] = exampleActivities();
const wrongCursor = entry({ body: page([], { has_more: "x" }) });
const wrongStatus = entry({ status: 302, body: "" });

describe("the baseline of loyalty check", () => {
  it("accepts its violations until they expire, and fails for new ones", async () => {
    const path = await save(wrongCursor, wrongStatus);
    const baseline = join(folder, "baseline.json");

    const written = await check("--baseline", baseline, "--update-baseline", path);
    const again = await check("--baseline", baseline, path);
    const [first, second] = (await readJson(baseline)).violations;
    const old = await file("expired.json", { violations: [{ ...first, expires: "2020-01-01" }, second] });
    const expired = await check("--baseline", old, path);
    const partly = await check("--baseline", await file("one.json", { violations: [second] }), path);

    expect([written.code, again.code, expired.code, partly.code]).toEqual([0, 0, 1, 1]);
    expect(again.stdout).toContain("2 kinds accepted by the baseline");
    expect(expired.stderr).toMatch(/expired\.json no longer accepts \w{12} since 2020-01-01\n/);
  });

  it("accepts a kind of violation, whatever its identifiers and the key of its recording", async () => {
    const twice = (id: string) =>
      entry({
        url: ACTIVITY_URL.replace("LC-1", id),
        body: page([event, event], { has_more: false, [`+${id}`]: 1 }),
      });
    const record = (id: string, key: string) => save(createRedactor({ key })(twice(id)));
    const baseline = ["--closed", "--baseline", join(folder, "kinds.json")];

    await check(...baseline, "--update-baseline", await record("LC-1", "k"));
    const next = await check(...baseline, await record("LC-2", "other"), await save(twice("LC-3")));

    expect([next.code, next.stdout]).toEqual([0, expect.stringContaining("2 kinds accepted by the baseline")]);
  });

  it("adds new violations to its file, renews expired ones that were seen again, and keeps what the others say", async () => {
    const baseline = join(folder, `${++files}.json`);
    const path = await save(wrongCursor);
    await check("--baseline", baseline, "--update-baseline", path);
    const { violations } = await readJson(baseline);
    const gone = { fingerprint: "0", reason: "ticket 6", expires: "2999-01-01" };
    const known = [gone, { ...violations[0], reason: "ticket 7", expires: "2020-01-01" }];
    await writeFile(baseline, JSON.stringify({ owner: "shop", violations: known }));

    const unexplained = await check("--baseline", await file("unexplained.json", { violations }), path);
    const { code, stderr } = await check("--baseline", baseline, "--update-baseline", path);

    expect([unexplained.code, unexplained.stderr]).toEqual([
      0,
      expect.stringMatching(/unexplained\.json accepts 1 of its violations without a reason\n$/),
    ]);
    expect(stderr).toBe("");
    expect(violations).toMatchObject([{ what: expect.stringContaining("/has_more"), reason: "not explained yet" }]);
    expect(Math.abs((Date.parse(violations[0].expires) - Date.now()) / 86_400_000 - 90)).toBeLessThan(2);
    expect(code).toBe(0);
    const renewed = [gone, { ...violations[0], reason: "ticket 7" }];
    expect(await readJson(baseline)).toEqual({ owner: "shop", violations: renewed });
  });

  it("is unchanged if not everything could be checked", async () => {
    const baseline = await file("kept.json", { violations: [] });
    const unreadable = { ...entry(), response: { status: 200, content: null } } as unknown as HarEntry;

    const result = await check("--baseline", baseline, "--update-baseline", await save(wrongCursor, unreadable));

    expect(result.code).toBe(2);
    expect(result.stderr).toContain("kept.json is unchanged, because not everything could be checked");
    expect(await readJson(baseline)).toEqual({ violations: [] });
  });

  it.each<{ wrong?: object; violations?: object; reason?: string }>([
    { wrong: { expires: "" } },
    { wrong: { expires: "2026-99-99" } },
    { wrong: { expires: "2026-02-30" } },
    { wrong: { expires: "2026-1-1" } },
    { wrong: { reason: undefined } },
    { violations: {}, reason: "it has no list of violations" },
  ])("is rejected if it has %j", async ({ wrong, violations, reason = "violation 1 needs" }) => {
    const known = { fingerprint: "x", reason: "r", expires: "2999-01-01" };
    const path = await file("bad.json", { violations: violations ?? [{ ...known, ...wrong }] });

    expect(await check("--baseline", path, path)).toMatchObject({ code: 2, stderr: expect.stringContaining(reason) });
  });

  it("a baseline that does not exist is refused, and one that cannot be written is named after the report", async () => {
    const path = await save(wrongCursor, wrongStatus);
    const target = join(path, "out.json");

    const result = await check("--update-baseline", "--baseline", target, path);
    const absent = await check("--baseline", "none.json", path);

    expect([result.code, result.stderr]).toEqual([2, expect.stringContaining(`cannot write ${target}: `)]);
    expect(result.stdout).toContain("2 violations");
    expect([absent.code, absent.stderr]).toEqual([
      2,
      expect.stringContaining("none.json cannot be read: no such file"),
    ]);
  });
});
