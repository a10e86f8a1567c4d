import { readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import type { SiteOptions } from "./write-pages.ts";

/** Prints the API reference of a built site as one PDF: its index, the operations in its order, and the events. */
export async function printReference({ out, base }: SiteOptions): Promise<string> {
  const read = (name: string) => readFile(join(out, name), "utf8");
  const index = await read("api/index.html");
  const operations: string[] = index.match(/(?<=\/)api\/\w+\.html(?=")/g) ?? [];
  const mains = [...new Set(["api/index.html", ...operations, "events.html"])].map(async (name) => {
    const [main = ""] = /<main\b.*?<\/main>/s.exec(await read(name)) ?? [];
    return `<div class="sheet${operations.includes(name) ? " operation-page" : ""}">${main}</div>`;
  });
  const sheets = (await Promise.all(mains)).join("\n");
  const html = index
    .replaceAll(/<(script|link rel="modulepreload")\b.*?(?:<\/script>|>)/gs, "")
    .replace(/<main\b.*<\/main>/s, () => sheets)
    .replaceAll(`="${base}`, `="${pathToFileURL(resolve(out)).href}/`);
  const sheet = join(out, "reference.html");
  const pdf = join(out, "reference.pdf");
  await writeFile(sheet, html);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
  const page = await browser.newPage();
  await page.goto(pathToFileURL(resolve(sheet)).href);
  const margin = { top: "15mm", bottom: "15mm", left: "15mm", right: "15mm" };
  await page.pdf({ path: pdf, format: "A4", margin, outline: true, tagged: true });
  await browser.close();
  await rm(sheet);
  return pdf;
}
