import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findFreePort } from "../support/find-free-port.ts";
import { launchBrowser } from "../support/launch-browser.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

vi.setConfig({ testTimeout: 180_000 }); // a save starts the generator of the site again
const { folder: source } = createScratchFolder();
let child: ChildProcess;
let browser: Browser;
let page: Page;
let address = "";
/** The next line that the command prints, to either stream, that has this text. */
let findLine: (text: string) => Promise<string>;
beforeAll(async () => {
  for (const name of ["openapi.yaml", "docs"]) await cp(name, join(source, name), { recursive: true });
  const watched = [`--watch-path=${join(source, "openapi.yaml")}`, `--watch-path=${join(source, "docs")}`];
  const options = ["--source", source, "--serve", "--port", String(await findFreePort())];
  child = spawn("sh", ["-c", 'exec "$0" "$@" 2>&1', process.execPath, ...watched, "scripts/docs.ts", ...options]);
  const lines = createInterface({ input: child.stdout as Readable })[Symbol.asyncIterator]();
  findLine = async (text) => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done || value.includes(text)) return String(value);
    }
  };
  address = /^preview on (http:\S+); Ctrl\+C ends it$/.exec(await findLine("preview on"))?.[1] ?? "";
  browser = await launchBrowser();
  page = await browser.newPage();
  await vi.waitFor(async () => expect((await fetch(address)).status).toBe(200), { timeout: 120_000 });
});
afterAll(() => browser.close());

async function replaceInContract(text: string, other: string): Promise<void> {
  const file = join(source, "openapi.yaml");
  await writeFile(file, (await readFile(file, "utf8")).replace(text, other));
}

describe("the preview of the site", () => {
  it("serves the site on this machine, and shows a contract that is saved without a reload by hand", async () => {
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/docs\/$/);
    await page.goto(`${address}api/listUsers.html`);
    await page.getByRole("heading", { name: "List users" }).waitFor({ timeout: 120_000 });
    await replaceInContract("summary: List users", "summary: List all people");

    await findLine("preview on");
    await page.getByRole("heading", { name: "List all people" }).waitFor({ timeout: 120_000 });
  });

  it("reports an error in the contract, and continues after the next save", async () => {
    await replaceInContract("paths:\n", "paths: [\n");
    const complaint = await findLine("docs: ");
    await findLine("Failed running"); // Node waits for the next save
    await replaceInContract("paths: [\n", "paths:\n");

    expect(complaint).toContain("openapi.yaml");
    expect(await findLine("preview on")).toContain(address);
  });

  it("leaves no process and no file behind when it is ended", async () => {
    child.kill();
    await once(child, "close"); // of its children, too: they have the same output

    expect(await readdir("tools/docs")).not.toContainEqual(expect.stringMatching(/^\.site-/));
    await expect(fetch(address)).rejects.toThrow();
  });
});
