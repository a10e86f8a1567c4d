/**
 * Prints the lines that Stryker mutates, for its option `--mutate`. Run:
 * node tools/mutation/select-lines.ts [FOLDER_OR_FILE…] [--changed REF] [--sample COUNT] [--seed NUMBER]
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { installTools } from "../install.ts";

/** A file, or lines of a file, as Stryker's `mutate` option takes them, such as `src/a.ts` or `src/a.ts:3-3`. */
type LineRange = string;

interface Mutant {
  readonly fileName: string;
  /** Zero-based lines. */
  readonly location: { readonly start: { readonly line: number }; readonly end: { readonly line: number } };
}
interface Instrumenter {
  instrument(files: readonly object[], options: object): Promise<{ readonly mutants: readonly Mutant[] }>;
}

/** Lists the mutants that Stryker would make in these files or line ranges. */
async function listMutants(places: readonly LineRange[]): Promise<readonly Mutant[]> {
  const entry = join(await installTools("mutation"), "@stryker-mutator/instrumenter/dist/src/index.js");
  const { Instrumenter } = (await import(pathToFileURL(entry).href)) as {
    Instrumenter: new (logger: object) => Instrumenter;
  };
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
 * Draws lines of these places at random until they hold at least `size` mutants. A mutant that spans several lines is not
 * drawn: the mutants of its lines cover the same code. The same seed and code give the same lines.
 */
async function sampleLines(places: readonly LineRange[], size: number, seed: number): Promise<LineRange[]> {
  const counts = new Map<LineRange, number>();
  for (const { fileName, location } of await listMutants(places)) {
    const { start, end } = location;
    const range = `${fileName}:${start.line + 1}-${start.line + 1}`;
    if (start.line === end.line) counts.set(range, (counts.get(range) ?? 0) + 1);
  }
  let left = size;
  return shuffle([...counts.keys()], String, seed).filter((range) => {
    const isDrawn = left > 0;
    left -= counts.get(range) ?? 0;
    return isDrawn;
  });
}

/** Returns the items in a random order; the same seed gives the same order of the names. */
export function shuffle<Item>(items: readonly Item[], toName: (item: Item) => string, seed: number): Item[] {
  const rank = (item: Item) =>
    createHash("sha256")
      .update(`${seed} ${toName(item)}`)
      .digest("hex");
  const ranked = items.map((item) => ({ item, rank: rank(item) })).sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return ranked.map(({ item }) => item);
}

/** Lists the lines of these files that differ from `ref`, uncommitted changes included. */
function listChangedLines(ref: string, files: readonly string[]): LineRange[] {
  const args = ["diff", "--unified=0", "--no-color", ref, "--", ...files];
  return parseChangedLines(execFileSync("git", args, { encoding: "utf8", maxBuffer: 256e6 }));
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

if (import.meta.main) {
  const today = new Date().toISOString().slice(0, 10).replaceAll("-", "");
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    options: { changed: text, sample: text, seed: { ...text, default: today } },
    allowPositionals: true,
  });
  const folders = positionals.length > 0 ? positionals : ["src", "scripts"];
  const files = folders.flatMap((place) => (place.endsWith(".ts") ? [place] : globSync(`${place}/**/*.ts`).sort()));
  const places = values.changed === undefined ? files : listChangedLines(values.changed, files);
  const { sample, seed } = values;
  if (sample !== undefined) console.error(`seed ${seed}`);
  console.log((sample === undefined ? places : await sampleLines(places, Number(sample), Number(seed))).join());
}
