import { type ChildProcess, spawn } from "node:child_process";
import { appendFile, cp, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder: source } = createScratchFolder();
let child: ChildProcess;
let address = "";
/** The next line that the command prints, to either stream. */
let nextLine: () => Promise<string>;
beforeAll(async () => {
  for (const name of ["openapi.yaml", "docs"]) await cp(name, join(source, name), { recursive: true });
  const options = ["--source", source, "--out", join(source, "out"), "--serve", "--port", "0"];
  child = spawn("sh", ["-c", 'exec "$0" "$@" 2>&1', process.execPath, "scripts/docs.ts", ...options]);
  const lines = createInterface({ input: child.stdout as Readable })[Symbol.asyncIterator]();
  nextLine = async () => String((await lines.next()).value);
  expect(await nextLine()).toMatch(/^wrote \d+ pages to /);
  address = /^preview on (http:\S+); Ctrl\+C ends it$/.exec(await nextLine())?.[1] ?? "";
});
afterAll(() => child.kill());
const page = async (name: string) => {
  const response = await fetch(`${address}${name}`);
  return { status: response.status, text: await response.text() };
};

describe("npm run docs -- --serve", () => {
  it("serves the site on a port of this machine", async () => {
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    expect((await page("")).text).toContain("<title>Loyalty activity");
    expect((await page("events.html")).text).toContain("Event catalogue");
    expect((await page("nothing.html")).status).toBe(404);
    expect((await page("..%2f..%2fopenapi.yaml")).status).toBe(404);
  });

  it("builds again when a guide is saved", async () => {
    expect((await page("client.html")).text).not.toContain("A sentence that was just written");

    await appendFile(join(source, "docs/client.md"), "\nA sentence that was just written.\n");

    expect(await nextLine()).toMatch(/^wrote \d+ pages$/);
    expect((await page("client.html")).text).toContain("A sentence that was just written");
  });

  it("builds again when the contract is saved as many editors do, by replacing the file", async () => {
    const contract = join(source, "openapi.yaml");
    await writeFile(
      `${contract}.new`,
      (await readFile(contract, "utf8")).replace("summary: List users", "summary: List all people"),
    );
    await rename(`${contract}.new`, contract);

    expect(await nextLine()).toMatch(/^wrote \d+ pages$/);
    expect((await page("")).text).toContain("List all people");
  });

  it("reports an error in the contract, and continues after the next save", async () => {
    const contract = join(source, "openapi.yaml");
    const text = await readFile(contract, "utf8");

    await writeFile(contract, text.replace("paths:\n", "paths: [\n"));
    const complaint = await nextLine();
    let line = complaint;
    await writeFile(contract, text.replace("List all people", "List project users"));
    while (!line.startsWith("wrote")) line = await nextLine();

    expect(complaint).toMatch(/^docs: /);
    expect((await page("")).text).toContain("List project users");
  });
});
