import { fileURLToPath } from "node:url";

/** The parts of an Istanbul coverage file that are read here: statements by id, and how often each ran. */
export interface FileCoverage {
  readonly statementMap: Readonly<
    Record<string, { readonly start: { readonly line: number; readonly column: number } }>
  >;
  readonly s: Record<string, number>;
}
/** Coverage by absolute path, as vitest writes it to `coverage-final.json`. */
export type CoverageMap = Readonly<Record<string, FileCoverage>>;

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}
/** The coverage of one script, as Node writes it to the directory that `NODE_V8_COVERAGE` names. */
export interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly Range[] }[];
}

/**
 * Marks the statements that a child process ran. Node strips types without moving code, so the offsets of the process are
 * those of the source.
 * @param readSource Returns the source of a file by its path.
 */
export function addProcessCoverage(
  coverage: CoverageMap,
  scripts: readonly ScriptCoverage[],
  readSource: (file: string) => string,
): void {
  for (const { url, functions } of scripts) {
    const file = url.startsWith("file:") ? coverage[fileURLToPath(url)] : undefined;
    if (!file) continue;
    const lineBreaks = readSource(fileURLToPath(url)).matchAll(/\n/g);
    const lineStarts = [0, ...Array.from(lineBreaks, ({ index }) => index + 1)];
    const ranges = functions.flatMap((fn) => fn.ranges);
    for (const [id, { start }] of Object.entries(file.statementMap))
      if (file.s[id] === 0 && countAt(ranges, (lineStarts[start.line - 1] ?? 0) + start.column) > 0) file.s[id] = 1;
  }
}

/** Returns how often the code at an offset ran: the innermost range decides. */
function countAt(ranges: readonly Range[], offset: number): number {
  const size = ({ startOffset, endOffset }: Range) => endOffset - startOffset;
  return ranges
    .filter(({ startOffset, endOffset }) => startOffset <= offset && offset < endOffset)
    .reduce((inner, range) => (size(range) <= size(inner) ? range : inner), NOWHERE).count;
}
const NOWHERE: Range = { startOffset: 0, endOffset: Number.POSITIVE_INFINITY, count: 0 };

/** Returns the percentage of covered statements in files whose path starts with `prefix`; 100 if there are no statements. */
export function computePercentage(coverage: CoverageMap, prefix: string): number {
  const counts = Object.entries(coverage).flatMap(([file, { s }]) => (file.startsWith(prefix) ? Object.values(s) : []));
  return counts.length === 0 ? 100 : (100 * counts.filter((count) => count > 0).length) / counts.length;
}
