import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { API, type Snapshot } from "typescript-7/unstable/async";
import { formatCount } from "../../src/contract/format-count.ts";
import type { Show } from "./block.ts";

/**
 * Prepares the check of all types, of scripts and tests too. The result checks again after files have changed. The compiler keeps the
 * project in memory. Its own watch does not notice changes in a project near the root of the disk.
 */
export function createTypeCheck(show: Show): (files: readonly string[]) => Promise<void> {
  const api = new API();
  let snapshot: Snapshot | undefined;
  const check = async (files: readonly string[]) => {
    const paths = files.map((file) => resolve(file));
    const found = paths.filter((path) => existsSync(path));
    const fileChanges = { created: found, changed: found, deleted: paths.filter((path) => !existsSync(path)) };
    const changes = snapshot ? { fileChanges } : { openProjects: [resolve("tsconfig.json")] };
    const next = await api.updateSnapshot(changes);
    await snapshot?.dispose();
    snapshot = next;
    const programs = next.getProjects().map(({ program }) => program);
    const checks = programs.flatMap((program) => [program.getSyntacticDiagnostics(), program.getSemanticDiagnostics()]);
    const errors = await Promise.all((await Promise.all(checks)).flat().map(describe));
    show("types", errors.length === 0, formatCount(errors.length, "error"), errors);
  };
  let last = Promise.resolve();
  return (files) => {
    last = last.then(() => check(files)).catch((error: Error) => show("types", false, error.message));
    return last;
  };
}

type Described = {
  readonly fileName?: string | undefined;
  readonly pos: number;
  readonly code: number;
  readonly text: string;
};

async function describe({ fileName = "tsconfig.json", pos, code, text }: Described): Promise<string> {
  const lines = (await readFile(fileName, "utf8")).slice(0, pos).split("\n");
  return `${relative(".", fileName)}:${lines.length}:${Number(lines.at(-1)?.length) + 1} TS${code}: ${text}`;
}
