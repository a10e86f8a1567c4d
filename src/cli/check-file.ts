import { checkResponse, findResponse, type OperationId, operations, type Violation } from "../contract/index.ts";
import {
  checkTraffic,
  parseJson,
  streamExchanges,
  type TrafficReport,
  UnreadableTrafficError,
} from "../traffic/index.ts";
import type { Io } from "./io.ts";
import { readInput, readWhole } from "./read-input.ts";

/** What a file without requests is to be checked as: the body of one response. */
export interface BodyOf {
  readonly operationId: OperationId;
  readonly status: number;
}

/** What was found in one file. */
export type FileReport =
  | { readonly file: string; readonly error: string }
  | ({ readonly file: string; readonly isTraffic: boolean } & TrafficReport);

/** Checks one file: an archive or NDJSON, or a body where it is said what of. What cannot be read becomes an `error`. */
export async function checkFile(file: string, bodyOf: BodyOf | undefined, io: Pick<Io, "stdin">): Promise<FileReport> {
  try {
    if (bodyOf && !/\.(har|ndjson|jsonl)$/i.test(file)) {
      return { file, isTraffic: false, ...checkBody(await readWhole(file, io), bodyOf) };
    }
    return { file, isTraffic: true, ...(await checkTraffic(streamExchanges(readInput(file, io)))) };
  } catch (error) {
    if (error instanceof UnreadableTrafficError) return { file, error: error.message };
    throw error;
  }
}

function checkBody(text: string, { operationId, status }: BodyOf): TrafficReport {
  const isEmpty = text.trim() === "";
  // An empty file is a body only where the contract wants none; anywhere else somebody's redirection went wrong.
  if (isEmpty && findResponse(operations[operationId], status)?.schema !== undefined) {
    throw new UnreadableTrafficError("is empty");
  }
  const result = checkResponse({ operationId, status, body: isEmpty ? undefined : parseJson(text) });
  const found: readonly Violation[] = result.ok ? [] : result.violations;
  const violations = found.map((fault) => ({ ...fault, in: "response" as const, operationId, status, entry: 0 }));
  return { exchanges: 1, unmatched: {}, unmatchedCount: 0, violations, violationCount: violations.length };
}
