import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, cp, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findFreePort } from "../support/find-free-port.ts";
import { launchBrowser } from "../support/launch-browser.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

const { folder: source } = createScratchFolder();
let child: ChildProcess;
let browser: Browser;
let page: Page;
let address = "";
/** The next line that the command prints, to either stream. */
let nextLine: () => Promise<string>;
beforeAll(async () => {
  for (const name of ["openapi.yaml", "docs"]) await cp(name, join(source, name), { recursive: true });
  const options = ["--source", source, "--serve", "--port", String(await findFreePort())];
  child = spawn("sh", ["-c", 'exec "$0" "$@" 2>&1', process.execPath, "scripts/docs.ts", ...options]);
  const lines = createInterface({ input: child.stdout as Readable })[Symbol.asyncIterator]();
  nextLine = async () => String((await lines.next()).value);
  address = /^preview on (http:\S+); Ctrl\+C ends it$/.exec(await nextLine())?.[1] ?? "";
  browser = await launchBrowser();
  page = await browser.newPage();
  await vi.waitFor(async () => expect((await fetch(address)).status).toBe(200), { timeout: 60_000 });
});
afterAll(() => browser.close());

describe("npm run docs -- --serve", () => {
  it("serves the site on this machine", async () => {
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/docs\/$/);
    await page.goto(`${address}client.html`);
    await page.getByRole("heading", { name: "The client" }).waitFor({ timeout: 60_000 });
  });

  it("shows a guide that is saved, without a reload by hand", async () => {
    await page.goto(`${address}client.html`);
    await page.getByRole("heading", { name: "The client" }).waitFor();
    await appendFile(join(source, "docs/client.md"), "\nA sentence that was just written.\n");

    expect(await nextLine()).toBe("wrote the pages");
    await page.getByText("A sentence that was just written").waitFor();
  });

  it("writes the pages again when an editor replaces the contract", async () => {
    const contract = join(source, "openapi.yaml");
    const text = await readFile(contract, "utf8");
    await writeFile(`${contract}.new`, text.replace("summary: List users", "summary: List all people"));
    await rename(`${contract}.new`, contract);

    expect(await nextLine()).toBe("wrote the pages");
    expect(await (await fetch(`${address}reference.md`)).text()).toContain("List all people");
  });

  it("reports an error in the contract, and continues after the next save", async () => {
    const contract = join(source, "openapi.yaml");
    const text = await readFile(contract, "utf8");
    await writeFile(contract, text.replace("paths:\n", "paths: [\n"));
    const complaint = await nextLine();
    await writeFile(contract, text);
    while ((await nextLine()) !== "wrote the pages"); // the rest of the complaint

    expect(complaint).toMatch(/^docs: /);
  });

  it("leaves no process and no file behind when it is ended", async () => {
    child.kill();
    await once(child, "close"); // of its children, too: they have the same output

    expect(await readdir("tools/docs")).not.toContainEqual(expect.stringMatching(/^\.site-/));
    await expect(fetch(address)).rejects.toThrow();
  });
});
