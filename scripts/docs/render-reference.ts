import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Contract } from "../generate/contract.ts";
import { runProgram } from "./run-program.ts";

const root = join(import.meta.dirname, "../..");

/** Renders a contract with Redocly and the options of `redocly.yaml` as one page that loads nothing from other hosts. */
export async function renderReference(contract: Contract, page: string): Promise<void> {
  const source = `${page}.json`;
  await writeFile(source, JSON.stringify(contract));
  const redocly = join(root, "node_modules/@redocly/cli/bin/cli.js");
  const options = ["--inlineBundle", "--config", join(root, "redocly.yaml"), "--output", page];
  await runProgram(redocly, ["build-docs", source, ...options]);
  await rm(source);
  await writeFile(page, renderInBrowser(removeRemoteImages(await readFile(page, "utf8"))));
}

/** Leaves out what Redocly renders on the server: the page without JavaScript has the operations as text, in fewer bytes. */
function renderInBrowser(html: string): string {
  const short = html
    .replace(/<div id="redoc">[\s\S]*?(?=<script type="module">)/, '<div id="redoc"></div>')
    .replace("hydrate(__redoc_definition,", "init(__redoc_definition,");
  if (short.length === html.length)
    throw new Error("Redocly's page has changed; adapt scripts/docs/render-reference.ts");
  return short;
}

/** Removes the images that the viewer would load from other servers. */
function removeRemoteImages(html: string): string {
  return html.replaceAll(/https:\/\/cdn\.redoc(\.ly|ly\.com)\/[\w./-]*/g, "data:,");
}
