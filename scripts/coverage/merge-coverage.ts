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
    const lineStarts = findLineStarts(readSource(fileURLToPath(url)));
    const ranges = functions.flatMap((fn) => fn.ranges);
    for (const [id, { start }] of Object.entries(file.statementMap))
      if (file.s[id] === 0 && countAt(ranges, (lineStarts[start.line - 1] ?? 0) + start.column) > 0) file.s[id] = 1;
  }
}

function findLineStarts(source: string): number[] {
  const starts = [0];
  for (let at = source.indexOf("\n"); at >= 0; at = source.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** Returns how often the code at an offset ran: the innermost range decides. */
function countAt(ranges: readonly Range[], offset: number): number {
  let innermost: Range | undefined;
  for (const range of ranges) {
    if (range.startOffset > offset || range.endOffset <= offset) continue;
    if (!innermost || range.endOffset - range.startOffset <= innermost.endOffset - innermost.startOffset)
      innermost = range;
  }
  return innermost?.count ?? 0;
}

/** Returns the percentage of covered statements in files whose path starts with `prefix`; 100 if there are no statements. */
export function computePercentage(coverage: CoverageMap, prefix: string): number {
  const counts = Object.entries(coverage).flatMap(([file, { s }]) => (file.startsWith(prefix) ? Object.values(s) : []));
  return counts.length === 0 ? 100 : (100 * counts.filter((count) => count > 0).length) / counts.length;
}
