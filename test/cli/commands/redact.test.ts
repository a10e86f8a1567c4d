import { execFileSync } from "node:child_process";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { createRedactor, type HarEntry } from "../../../src/traffic/index.ts";
import { entry, har } from "../../support/har.ts";
import { runInProcess } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder } = createScratchFolder();
const file = (name: string) => join(folder, name);
const entries = [entry({ headers: { "X-App-Token": "s3cret", "X-Trace": "t1" } }), entry({ body: { nick: "Ann" } })];
const har1 = JSON.stringify(har(...entries));
const lines = entries.map((each) => JSON.stringify(each)).join("\n");
const redact = createRedactor({ key: "k" });

describe("loyalty redact", () => {
  const readLines = (text: string): HarEntry[] => text.match(/.+/g)?.map((line) => JSON.parse(line)) ?? [];
  const readArchive = (text: string): HarEntry[] => JSON.parse(text).log.entries;
  it.each([
    { input: "browser.har", output: "out.har", read: readArchive },
    { input: "-", output: "out.ndjson", read: readLines },
  ])("redacts $input to $output, for its owner only", async ({ input, output, read }) => {
    vi.stubEnv("LOYALTY_TEST_KEY", "k");
    await writeFile(file("browser.har"), har1);
    const [from = "", out = ""] = [input, output].map((name) => (name === "-" ? name : file(name)));

    const result = await runInProcess(["redact", from, "--out", out, "--key-env", "LOYALTY_TEST_KEY"], lines);

    expect(result).toMatchObject({ code: 0, stderr: "", stdout: `2 exchanges redacted in ${out}\n` });
    expect((await stat(out)).mode & 0o777).toBe(0o600);
    expect(read(await readFile(out, "utf8"))).toEqual(entries.map(redact));
  });

  it("replaces its input", async () => {
    await writeFile(file("same.har"), har1);

    await runInProcess(["redact", file("same.har"), "--out", file("same.har")]);

    expect(await readFile(file("same.har"), "utf8")).not.toMatch(/s3cret|Ann/);
  });

  it("names entries that cannot be read, leaves them out and exits 1", async () => {
    const input = `${lines}\n{"request":{}}\n{"response":`;
    const { code, json, stderr } = await runInProcess(["redact", "-", "--out", file("left.har"), "--json"], input);

    expect([code, json()]).toEqual([1, { out: file("left.har"), exchanges: 2, leftOut: 2 }]);
    expect(stderr).toContain("loyalty redact: - exchange 3 (line 3) has no valid request.method\n");
    expect(stderr).toContain("exchange 4 (line 4) is cut off");
    expect(readArchive(await readFile(file("left.har"), "utf8"))).toHaveLength(2);
  });

  it.each([
    [["-"], "{}", "loyalty redact: - is JSON, but not recorded traffic\n"],
    [["-"], "", "is empty"],
    [["none.har"], "", "none.har cannot be read: no such file or directory"],
  ])("exits 2 for %j without touching the output", async (args, input, message) => {
    await writeFile(file("older.har"), "older");

    const { code, stderr } = await runInProcess(["redact", ...args, "--out", file("older.har")], input);

    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(await readFile(file("older.har"), "utf8")).toBe("older");
    expect((await readdir(folder)).filter((name) => name.startsWith("older"))).toEqual(["older.har"]);
  });

  it("says why the output cannot be written, and replaces no pipe", async () => {
    execFileSync("mkfifo", [file("pipe")]);

    for (const [name, reason] of [
      [".", "illegal operation on a directory"],
      ["pipe", "it is a device or a pipe"],
    ] as const) {
      const { code, stderr } = await runInProcess(["redact", "-", "--out", file(name)], lines);
      expect([code, stderr]).toEqual([2, expect.stringContaining(reason)]);
    }
    expect((await stat(file("pipe"))).isFIFO()).toBe(true);
  });
});
