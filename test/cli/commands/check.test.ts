import { execFileSync } from "node:child_process";
import { mkdir, readFile, symlink } from "node:fs/promises";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { exampleActivities } from "../../../src/contract/examples.ts";
import type { HarEntry } from "../../../src/traffic/index.ts";
import { ACTIVITY_URL, entry, har, page } from "../../support/har.ts";
import { runInProcess } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();
const check = (args: readonly string[], input = "") => runInProcess(["check", ...args], input);
let files = 0;
const save = (...entries: readonly HarEntry[]) => file(`${++files}.har`, har(...entries));

const [event] = exampleActivities();
const conforming = entry();
const other = entry({ url: "https://x.example/ping" });
const wrongBody = page([], { has_more: null });
const broken = entry({ body: wrongBody });
const unreadable = { ...entry(), response: { status: 200, content: null } } as unknown as HarEntry;
const unanswered: HarEntry = { ...conforming, response: { status: -1 } };
const bodiless: HarEntry = { ...conforming, response: { status: 200, content: { size: 812 } } };

describe("loyalty check", () => {
  it.each([
    { of: "traffic that conforms", entries: [conforming, other], code: 0, row: "conforms  1 of 2 exchanges" },
    { of: "§2.1: a violation", entries: [broken], code: 1, row: "1 violation  1 exchange" },
    {
      of: "an entry that cannot be read",
      entries: [conforming, unreadable],
      code: 2,
      row: "0 violations, not everything could be checked  1 exchange",
      says: "exchange 2 has no valid response.content",
    },
  ])("shows $of, and exits with $code", async ({ entries, code, row, says }) => {
    const path = await save(...entries);

    const result = await check([path]);

    const message = says === undefined ? "" : `loyalty check: ${path} ${says}\n`;
    expect([result.code, result.stderr]).toEqual([code, message]);
    expect(result.stdout).toContain(`${path}  ${row}\n`);
  });

  const ofActivity = ["--operation", "listMemberActivity", "--status", "200"];

  it("§4.3: reports for each body whether it conforms; an empty file is one only if the contract wants none", async () => {
    const good = await file("good.json", `\uFEFF${JSON.stringify(page())}`); // with a byte order mark
    const bad = await file("bad.json", wrongBody);
    const empty = await file("none.json", "");

    const { code, json, stderr } = await check([...ofActivity, "--json", good, bad, empty]);

    const judged = [good, bad, empty].map((each) => ({ file: each, conforms: each === good }));
    expect([code, stderr]).toEqual([2, expect.stringContaining("none.json is empty")]);
    expect(json()).toMatchObject({ findings: [{ pointer: "/has_more", places: [{ source: bad }] }], files: judged });
    expect((await check(["--operation", "revokeToken", "--status", "204", empty])).code).toBe(0);
  });

  it.each([
    ["a recording", [], JSON.stringify(conforming)],
    ["a body", ofActivity, JSON.stringify(page())],
  ])("reads %s from standard input", async (_, args, input) => {
    expect((await check([...args, "-"], input)).code).toBe(0);
  });

  it("prints one line for each unreadable file, checks the others and the complete lines of a cut one, and exits 2", async () => {
    const good = await save(broken);
    const cut = await file("cut.har", JSON.stringify(har(conforming, entry())).slice(0, -30));
    const line = JSON.stringify(conforming);
    const killed = await file("killed.ndjson", `${line}\n${line.slice(0, 30)}`);
    const empty = join(folder, "empty");
    await mkdir(empty);
    const text = await file("text.har", "hello");
    const odd = await file("odd.har", JSON.stringify(har(unreadable, conforming)).slice(0, -30));
    const names = [await file("empty.har", ""), cut, killed, text, empty, join(folder, "none.har"), odd];

    const { code, stderr, json } = await check(["--json", ...names, good]);

    expect(code).toBe(2);
    expect(stderr.trimEnd().split("\n")).toEqual([
      `loyalty check: ${names[0]} is empty`,
      expect.stringContaining(`loyalty check: ${cut} is cut off: the JSON does not end (`),
      `loyalty check: ${killed} exchange 2 (line 2) is cut off: the JSON does not end (30 characters)`,
      `loyalty check: ${text} is not JSON (character 1)`,
      `loyalty check: ${empty} is a directory; name the files in it`,
      `loyalty check: ${names[5]} cannot be read: no such file or directory`,
      `loyalty check: ${odd} exchange 1 has no valid response.content`,
      expect.stringContaining(`loyalty check: ${odd} is cut off: the JSON does not end (`),
      expect.stringContaining(`loyalty check: ${odd} has no readable exchange`),
    ]);
    expect(json().findings).toMatchObject([{ count: 1 }]);
    expect(json().files[2]).toMatchObject({ extent: { checked: 1, total: 1 }, conforms: false });
  });

  it.each([
    { of: "no exchange", entries: [], reason: "has no exchange, so nothing was checked" },
    { of: "other traffic", entries: [other, other], reason: "(2 skipped), so nothing was checked: GET /* ×2; record" },
    { of: "no response", entries: [unanswered], reason: "has 1 exchange and no response of the service" },
    { of: "no bodies", entries: [bodiless], reason: "has 1 exchange and no response bodies" },
    { of: "nothing that can be read", entries: [unreadable], reason: "has no readable exchange" },
  ])("fails for a run with $of, but not for another file beside it", async ({ entries, reason }) => {
    const paths = [await save(...entries), await save()];

    const nothing = await check(paths);
    const something = await check([...paths, await save(conforming)]);

    const code = entries.includes(unreadable) ? 2 : 0;
    expect([nothing.code, nothing.stderr]).toEqual([2, expect.stringContaining(reason)]);
    expect(nothing.stdout).toContain("0 files checked, 0 violations, not everything could be checked, 2 could not");
    expect([something.code, something.stderr]).toEqual([code, expect.stringContaining(reason)]);
  });

  it("judges each recording by itself", async () => {
    const last = { ...event, id: "evt_last" };
    const first = entry({ body: page([event, last], { has_more: true }) });
    const second = entry({ url: `${ACTIVITY_URL}?starting_after_id=evt_last`, body: page([event]) });
    const paths = [await save(first, second), await save(first), await save(second)];

    const { json } = await check(["--json", ...paths]);

    const sources = json().findings.map(({ places }: { places: { source: string }[] }) => places[0]?.source);
    expect(sources).toEqual(paths.slice(0, 1)); // of the last two, none shows both pages
  });

  it("expands patterns to files, reads one once, and says which pattern matches nothing", async () => {
    await mkdir(join(folder, "glob", "a b", "c"), { recursive: true });
    const names = ["glob/a b/c/2.har", "glob/1.har", "glob/a b/[3].har"].sort();
    for (const name of names) await file(name, har(conforming));
    execFileSync("mkfifo", [join(folder, "glob", "4.har")]);
    await symlink("none", join(folder, "glob", "5.har"));
    const patterns = ["**/[0-9].har", "1.har", "a b/[3].har"].map((pattern) => join(folder, "glob", pattern));
    const none = join(folder, "**", "none*.har");

    const { code, json } = await check(["--json", ...patterns]);

    const list = (found: { file: string }[]) => found.map((each) => each.file).sort();
    expect([code, list(json().files)]).toEqual([0, names.map((name) => join(folder, name))]);
    expect(await check([none])).toMatchObject({ code: 2, stderr: `loyalty check: ${none} matches no file\n` });
  });

  it("--output writes the report to a file, and prints it as text, even if the file cannot be written", async () => {
    const path = await save(broken);
    const output = join(folder, "report.json");
    const wrong = join(await save(broken), "a.json"); // in a file

    const written = await check(["--json", "--output", output, path]);
    const failed = await check(["--json", "--output", wrong, path]);

    expect([written.code, written.stdout]).toEqual([1, failed.stdout]);
    expect(written.stdout).toContain("1 file checked, 1 violation\n");
    expect(JSON.parse(await readFile(output, "utf8"))).toMatchObject({ conforms: false, files: [{ file: path }] });
    expect([failed.code, failed.stderr]).toEqual([2, expect.stringContaining(`cannot write ${wrong}`)]);
  });

  it("refuses to replace a file that it reads by the report", async () => {
    const path = await file("kept.har", har(conforming));
    const baseline = await file("kept.json", { violations: [] });
    const before = await readFile(path, "utf8");

    for (const output of [path, relative(".", path), baseline]) {
      const stderr = `loyalty check: --output ${output} would replace a file that the check uses\n`;
      const args = ["--output", output, "--baseline", baseline, join(folder, "k*.har")];
      expect(await check(args)).toMatchObject({ code: 2, stderr });
    }
    expect(await readFile(path, "utf8")).toBe(before);
  });

  it("prints no warnings with --quiet", async () => {
    const { stdout, stderr } = await check(["--quiet", await save(conforming, unanswered)]);

    expect([stdout, stderr]).toEqual(["1 file checked, 0 violations\n", ""]);
  });

  it("--coverage shows what was seen, and --min fails below a share of all", async () => {
    const path = await save(conforming);

    const { code, stdout } = await check(["--coverage", path]);
    const percent = Number(/coverage (\d+) %/.exec(stdout)?.[1]);
    const enough = await check(["--min", `${percent}`, path]);
    const quiet = await check(["--min", `${percent + 1}`, "--quiet", path]);
    const low = await check(["--min", `${percent + 1}`, "--json", path]);

    expect([code, enough.code, low.code]).toEqual([0, 0, 1]);
    expect(stdout).toMatch(/^ {2}never seen {2}/m);
    expect(quiet.stdout).toMatch(/^✖ coverage {2}is \d+ %, less than the minimum of \d+ %\n1 file checked/);
    expect(low.stderr).toBe(`loyalty check: coverage is ${percent} %, less than the minimum of ${percent + 1} %\n`);
    expect(low.json()).toMatchObject({
      conforms: false,
      errors: [expect.stringMatching(/^coverage is /)],
      coverage: { percent, missing: expect.not.arrayContaining(["listMemberActivity"]) },
    });
  });
});
