import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { shuffle } from "../command/sample-options.ts";

/** A file, or lines of a file, as Stryker's `mutate` option takes them, such as `src/a.ts` or `src/a.ts:3-3`. */
export type LineRange = string;

interface Mutant {
  readonly fileName: string;
  /** Zero-based lines. */
  readonly location: { readonly start: { readonly line: number }; readonly end: { readonly line: number } };
}
interface Instrumenter {
  instrument(files: readonly object[], options: object): Promise<{ readonly mutants: readonly Mutant[] }>;
}

/** Lists the mutants that Stryker would make in these files or line ranges. */
async function listMutants(modules: string, places: readonly LineRange[]): Promise<readonly Mutant[]> {
  const entry = pathToFileURL(join(modules, "@stryker-mutator/instrumenter/dist/src/index.js"));
  const { Instrumenter } = (await import(entry.href)) as { Instrumenter: new (logger: object) => Instrumenter };
  const logger = { debug: () => undefined, info: () => undefined, warn: () => undefined, isDebugEnabled: () => false };
  const contents = places.map((place) => {
    const [, name = place, first, last] = /^(.*):(\d+)-(\d+)$/.exec(place) ?? [];
    const start = { line: Number(first) - 1, column: 0 };
    const end = { line: Number(last) - 1, column: Number.MAX_SAFE_INTEGER };
    return { name, content: readFileSync(name, "utf8"), mutate: first === undefined || [{ start, end }] };
  });
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  return (await new Instrumenter(logger).instrument(contents, options)).mutants;
}

/**
 * Draws lines of these places at random until they hold at least `size` mutants. A mutant that spans several lines is not drawn: what it
 * replaces is covered by the mutants of its lines. The same seed and code give the same lines.
 */
export async function sampleLines(
  modules: string,
  places: readonly LineRange[],
  size: number,
  seed: number,
): Promise<LineRange[]> {
  const counts = new Map<LineRange, number>();
  for (const { fileName, location } of await listMutants(modules, places)) {
    const { start, end } = location;
    const range = `${fileName}:${start.line + 1}-${start.line + 1}`;
    if (start.line === end.line) counts.set(range, (counts.get(range) ?? 0) + 1);
  }
  let left = size;
  return shuffle([...counts], seed).flatMap(([range, count]) => {
    if (left <= 0) return [];
    left -= count;
    return range;
  });
}

/** Lists the lines of these files that differ from `ref`, uncommitted changes included. */
export function listChangedLines(ref: string, files: readonly string[]): LineRange[] {
  const diff = execFileSync("git", ["diff", "--unified=0", "--no-color", ref, "--", ...files], {
    encoding: "utf8",
    maxBuffer: 256e6,
  });
  return parseChangedLines(diff);
}

/** Reads the new line ranges out of a unified diff without context. */
export function parseChangedLines(diff: string): LineRange[] {
  let file = "";
  return diff.split("\n").flatMap((line) => {
    const [, name] = /^\+\+\+ b\/(.*)$/.exec(line) ?? [];
    if (name !== undefined) file = name;
    const [, start, count = "1"] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (start === undefined || count === "0") return [];
    return [`${file}:${start}-${Number(start) + Number(count) - 1}`];
  });
}
