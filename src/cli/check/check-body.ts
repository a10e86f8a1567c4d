import { checkResponse, findResponse, type OperationId, operations, type Violation } from "../../contract/index.ts";
import { UnreadableTrafficError } from "../../traffic/index.ts";
import {
  parseJson,
  type Suggestions,
  type TrafficReport,
  UndocumentedMembers,
  ViolationGroups,
} from "../../traffic/internal.ts";

/** What a file without requests is to be checked as: the body of one response. */
export interface BodyOf {
  readonly operationId: OperationId;
  readonly status: number;
}

/** Checks the text of one body. @throws {UnreadableTrafficError} */
export function checkBody(text: string, { operationId, status }: BodyOf, suggestions?: Suggestions): TrafficReport {
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
