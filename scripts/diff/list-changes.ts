import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve as resolvePath } from "node:path";
import { fileURLToPath } from "node:url";

interface Side {
  /** The place of the value in its file, as a JSON pointer with a leading `#`. */
  pointer: string;
  value?: unknown;
}
/** One change as `redocly diff` reports it; a change of a shared component is reported once. */
export interface Change {
  /** A place of the contract that uses the changed element, with references followed. */
  path: string;
  typeName: string;
  kind: "added" | "removed" | "modified";
  /** The keyword that changed, if the element is in both contracts. */
  property?: string;
  base?: Side | null;
  revision?: Side | null;
}

const modules = fileURLToPath(new URL("../../node_modules", import.meta.url));
const redocly = join(modules, "@redocly/cli/bin/cli.js");

/**
 * Lists the changes that Redocly finds between two contracts.
 * @throws Error if one of them is not a contract.
 */
export async function listChanges(base: string, revision: string): Promise<Change[]> {
  const directory = await mkdtemp(join(tmpdir(), "contract-diff-"));
  const report = join(directory, "report.json");
  try {
    const files = [resolvePath(base), resolvePath(revision)];
    const problem = await new Promise<string>((resolve) => {
      // A directory without a redocly.yaml: we classify the changes, and linting is another step of the pipeline.
      const args = [redocly, "diff", ...files, "--format", "json", "--output", report, "--fail-on", "none"];
      const env = { ...process.env, NODE_COMPILE_CACHE: join(modules, ".cache/redocly") }; // halves its start
      execFile(process.execPath, args, { cwd: directory, env }, (error, _, stderr) => resolve(error ? stderr : ""));
    });
    if (problem !== "") throw new Error(`redocly diff: ${problem.trim()}`);
    return (JSON.parse(await readFile(report, "utf8")) as { changes: Change[] }).changes;
  } finally {
    await rm(directory, { recursive: true });
  }
}
