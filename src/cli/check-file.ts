import { checkResponse, findResponse, type OperationId, operations, type Violation } from "../contract/index.ts";
import {
  type BrokenLaw,
  Coverage,
  type CoverageReport,
  checkTraffic,
  LawObserver,
  parseJson,
  type Suggestions,
  streamExchanges,
  type TrafficReport,
  UndocumentedMembers,
  UnreadableTrafficError,
  ViolationGroups,
} from "../traffic/index.ts";
import type { Io } from "./io.ts";
import { readInput, readWhole } from "./read-input.ts";

/** What a file without requests is to be checked as: the body of one response. */
export interface BodyOf {
  readonly operationId: OperationId;
  readonly status: number;
}

/** How files are checked. Plain data: it crosses threads. */
export interface CheckFileOptions {
  readonly bodyOf?: BodyOf;
  readonly coverage?: boolean;
  readonly laws?: boolean;
}

/** What was found in one file. */
export type FileReport =
  | { readonly file: string; readonly error: string }
  | (TrafficReport & {
      readonly file: string;
      readonly isTraffic: boolean;
      /** What is missing at the end of a recording that was killed. */
      readonly warning?: string;
      readonly laws?: readonly BrokenLaw[];
      readonly coverage?: CoverageReport;
    });

/** Whether a file holds exchanges, whatever is said of bodies. */
export function isTrafficFile(file: string): boolean {
  return /\.(har|ndjson|jsonl)$/i.test(file);
}

/** Checks one file: an archive or NDJSON, or a body where it is said what of. What cannot be read becomes an `error`. */
export async function checkFile(
  file: string,
  options: CheckFileOptions,
  io: Pick<Io, "stdin">,
  suggestions?: Suggestions,
): Promise<FileReport> {
  const { bodyOf } = options;
  try {
    if (bodyOf && !isTrafficFile(file))
      return { file, isTraffic: false, ...checkBody(await readWhole(file, io), bodyOf, suggestions) };
    const coverage = options.coverage ? new Coverage() : undefined;
    const laws = options.laws ? new LawObserver() : undefined;
    const observers = [coverage, laws, suggestions].filter((observer) => observer !== undefined);
    let warning: string | undefined;
    const exchanges = streamExchanges(readInput(file, io), { onCutOff: (reason) => (warning = reason) });
    const report = await checkTraffic(exchanges, observers);
    return {
      file,
      isTraffic: true,
      ...report,
      ...(warning !== undefined && { warning }),
      ...(laws && { laws: laws.report() }),
      ...(coverage && { coverage: coverage.report() }),
    };
  } catch (error) {
    if (error instanceof UnreadableTrafficError) return { file, error: error.message };
    throw error;
  }
}

function checkBody(text: string, { operationId, status }: BodyOf, suggestions?: Suggestions): TrafficReport {
  const isEmpty = text.trim() === "";
  // An empty file is a body only where the contract wants none; anywhere else somebody's redirection went wrong.
  if (isEmpty && findResponse(operations[operationId], status)?.schema !== undefined) {
    throw new UnreadableTrafficError("is empty");
  }
  const value = isEmpty ? undefined : parseJson(text);
  const result = checkResponse({ operationId, status, body: value });
  const found: readonly Violation[] = result.ok ? [] : result.violations;
  const violations = found.map((fault) => ({ ...fault, in: "response" as const, operationId, status, entry: 0 }));
  const groups = new ViolationGroups();
  for (const violation of violations) groups.add(violation);
  const undocumented = new UndocumentedMembers();
  const answer = { index: 0, operationId, response: { status, value } };
  undocumented.add(answer);
  suggestions?.addAnswer(answer, violations);
  return {
    exchanges: 1,
    unmatched: {},
    unmatchedCount: 0,
    violations,
    violationCount: violations.length,
    groups: groups.report(),
    undocumented: undocumented.report(),
  };
}
