import { execFileSync } from "node:child_process";
import { mkdir, readFile, symlink } from "node:fs/promises";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { formats } from "../../../src/cli/report/print-report.ts";
import { operations } from "../../../src/contract/internal.ts";
import { entry, har, page } from "../../support/har.ts";
import { runInProcess } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();
const check = (args: readonly string[], input = "") => runInProcess(["check", ...args], input);

const broken = page([], { has_more: null });

describe("loyalty check", () => {
  it("reports for each body whether it conforms", async () => {
    const good = await file("good.json", `\uFEFF${JSON.stringify(page())}`); // with a byte order mark
    const bad = await file("bad.json", broken);

    const { code, json } = await check(["--operation", "listMemberActivity", "--status", "200", "--json", good, bad]);

    const files = [good, bad].map((each) => ({ file: each, conforms: each === good }));
    expect([code, json().conforms]).toEqual([1, false]);
    expect(json()).toMatchObject({ findings: [{ pointer: "/has_more", places: [{ source: bad }] }], files });
  });

  it.each([
    ["an archive", [], JSON.stringify(har(entry()))],
    ["a line of NDJSON", [], `${JSON.stringify(entry())}\n`],
    ["a body", ["--operation", "listMemberActivity", "--status", "200"], JSON.stringify(page())],
  ])("exits 0 if %s in standard input conforms", async (_, args, input) => {
    expect((await check([...args, "-"], input)).code).toBe(0);
  });

  it("prints one line for each unreadable file, checks the others and the complete lines of a cut one, and exits 2", async () => {
    const headers = { Authorization: "Bearer t" };
    const good = await file("good.har", har(entry({ headers, body: broken })));
    const cut = await file("cut.har", JSON.stringify(har(entry({ headers }), entry())).slice(0, -30));
    const line = JSON.stringify(entry({ headers }));
    const killed = await file("killed.ndjson", `${line}\n${line.slice(0, 30)}`);
    const empty = join(folder, "empty");
    await mkdir(empty);
    const text = await file("text.har", "hello");
    const names = [await file("empty.har", ""), cut, killed, text, empty, join(folder, "none.har")];

    const { code, stderr, json } = await check(["--json", ...names, good]);

    expect(code).toBe(2);
    expect(stderr.trimEnd().split("\n")).toEqual([
      `loyalty check: ${names[0]} is empty`,
      expect.stringContaining(`loyalty check: ${cut} is cut off: the JSON does not end (`),
      `loyalty check: ${killed} exchange 2 (line 2) is cut off: the JSON does not end (30 characters)`,
      `loyalty check: ${text} is not JSON (column 1)`,
      `loyalty check: ${empty} is a directory; name the files in it`,
      `loyalty check: ${names[5]} cannot be read: no such file or directory`,
    ]);
    expect(json().findings).toMatchObject([{ count: 1 }]);
    const [first, , third] = json().files;
    expect([first, third]).toMatchObject([
      { errors: ["is empty"] },
      { extent: { checked: 1, total: 1 }, conforms: false },
    ]);
  });

  it("expands patterns to files, reads one once, and says which pattern matches nothing", async () => {
    await mkdir(join(folder, "glob", "a b", "c"), { recursive: true });
    const conforming = har(entry({ headers: { Authorization: "Bearer t" } }));
    const names = ["glob/a b/c/2.har", "glob/1.har", "glob/a b/[3].har"].sort();
    for (const name of names) await file(name, conforming);
    execFileSync("mkfifo", [join(folder, "glob", "4.har")]);
    await symlink("none", join(folder, "glob", "5.har"));
    const patterns = ["**/[0-9].har", "1.har", "a b/[3].har"].map((pattern) => join(folder, "glob", pattern));

    const { code, json } = await check(["--json", ...patterns]);
    const none = await check([join(folder, "**", "none*.har")]);

    const list = (files: { file: string }[]) => files.map((each) => each.file).sort();
    expect([code, list(json().files)]).toEqual([0, names.map((name) => join(folder, name))]);
    expect([none.code, none.stderr]).toEqual([
      2,
      `loyalty check: ${join(folder, "**", "none*.har")} matches no file\n`,
    ]);
  });

  it("refuses to replace a file that it reads by the report", async () => {
    const path = await file("kept.har", har(entry({ headers: { Authorization: "Bearer t" } })));
    const baseline = await file("kept.json", { violations: [] });
    const before = await readFile(path, "utf8");

    for (const output of [path, relative(".", path), baseline]) {
      const { code, stderr } = await check(["--output", output, "--baseline", baseline, join(folder, "k*.har")]);
      expect([code, stderr]).toEqual([
        2,
        `loyalty check: --output ${output} would replace a file that the check uses\n`,
      ]);
    }
    expect(await readFile(path, "utf8")).toBe(before);
  });

  it("§4.3: accepts an empty file as a body only if the contract wants none", async () => {
    const empty = await file("none.json", "");

    expect((await check(["--operation", "revokeToken", "--status", "204", empty])).code).toBe(0);
    expect(await check(["--operation", "listUsers", "--status", "200", empty])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("none.json is empty"),
    });
  });

  it.each([
    [["--operation", "nope", "--status", "200", "x"], "listMemberActivity"],
    [["--operation", "listUsers", "x"], "belong together"],
    [["--operation", "listUsers", "--status", "200", "--coverage", "x"], "cannot be used with option '--coverage'"],
    [["--status", "abc", "--operation", "listUsers", "x"], "100 to 599"],
    [["--format", "xml", "x"], Object.keys(formats).join(", ")],
    [["--json", "--format", "junit", "x"], "'--json'"],
    [["--update-baseline", "x"], "--update-baseline needs --baseline"],
    [[], "file"],
  ])("exits 2 for the usage %j and explains the error", async (args, hint) => {
    const { code, stderr } = await check(args);

    expect(code).toBe(2);
    expect(stderr).toContain(hint);
  });
});

describe("the coverage of loyalty check", () => {
  it("has a minimum for all and for each dimension, and every format says which is too low", async () => {
    const path = await file("covered.har", har(entry({ headers: { Authorization: "Bearer t" } })));
    const percent = Math.floor(100 / Object.keys(operations).length);
    const reason = `coverage of operations is ${percent} %, less than the minimum of ${percent + 1} %`;

    const plain = await check(["--coverage", path]);
    const below = await check(["--min", "90", path]);
    const enough = await check(["--min", `operations=${percent}`, "--min", "0", path]);
    const low = Object.keys(formats).map((format) =>
      check(["--min", `operations=${percent + 1}`, "--min", "statuses=0", "--format", format, path]),
    );

    expect([plain.code, below.code, enough.code]).toEqual([0, 1, 0]);
    expect(plain.stdout).toMatch(
      new RegExp(`${percent} % {2}operations +1 of ${Object.keys(operations).length}: never `),
    );
    expect(plain.stdout).toMatch(/eventTypes +0 of \d+: [^:]*, and\s+\d+\s+more/);
    expect(below.stderr).toMatch(/^loyalty check: coverage is \d+ %, less than the minimum of 90 %\n$/);
    for (const { code, stdout, stderr } of await Promise.all(low)) {
      expect([code, stderr]).toEqual([1, `loyalty check: ${reason}\n`]);
      expect(stdout).toContain(reason);
    }
  });

  it.each(["operation=3", "operations=101", "x"])("rejects the minimum %s", async (minimum) => {
    const { code, stderr } = await check(["--min", minimum, "x.har"]);

    expect(code).toBe(2);
    expect(stderr).toContain(`option '--min <percent>' argument '${minimum}' is invalid`);
  });
});
