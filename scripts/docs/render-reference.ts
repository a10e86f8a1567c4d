import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Contract } from "../generate/contract.ts";
import { keepOffline } from "./offline-html.ts";
import { renderTryIt } from "./render-try-it.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const DESCRIPTION =
  "Reference of the loyalty activity, token and project-management interface: operations, event types, typed client, checker and service.";

/** Renders a contract with Redocly and the options of `redocly.yaml` as one file that loads nothing from the network. */
export async function renderReference(contract: Contract, page: string): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), "reference-"));
  try {
    const source = join(directory, "openapi.json");
    await writeFile(source, JSON.stringify(contract));
    const redocly = join(root, "node_modules/@redocly/cli/bin/cli.js");
    const head = [`--templateOptions.description=${DESCRIPTION}`];
    const options = ["--inlineBundle", "--config", join(root, "redocly.yaml"), "--output", page, ...head];
    await promisify(execFile)(process.execPath, [redocly, "build-docs", source, ...options], { cwd: root });
  } finally {
    await rm(directory, { recursive: true });
  }
  const html = keepOffline(await readFile(page, "utf8"));
  await writeFile(
    page,
    html.replace("<!--try-it-->", () => renderTryIt(contract)),
  );
}
