import { checkResponse, type OperationId } from "../../contract/internal.ts";
import { withoutPosition } from "../findings/finding.ts";
import { FindingGroups } from "../findings/finding-groups.ts";
import type { ReadResponse } from "../read/response-like.ts";
import { createFinding } from "./create-finding.ts";
import { checkTotal } from "./list-contradictions.ts";
import { listUndocumented } from "./undocumented-parts.ts";

/** Options of {@link explainResponse}. */
export interface ExplainOptions {
  /** Treats what the contract does not know as a violation: properties and, in a recording, parameters. @default false */
  readonly closed?: boolean | undefined;
  /** Shows values that redaction would replace. @default false */
  readonly showValues?: boolean | undefined;
}

/** Checks a response of which the request is not known. Properties that the contract does not know are apart, unless they are violations. */
export function checkReceived(
  { status, body, headers }: ReadResponse,
  operationId: OperationId,
  { closed = false, showValues = false }: ExplainOptions,
  source?: string,
) {
  const mediaType = headers?.get("content-type") ?? undefined;
  const result = checkResponse({ operationId, status, body, mediaType, headers });
  const exchange = { index: 0, operationId, response: { status, value: body, ...(mediaType && { mediaType }) } };
  const options = { source, showsAll: showValues };
  const findings = new FindingGroups();
  const violations = [...(result.ok ? [] : result.violations), checkTotal({ status, value: body })];
  for (const violation of violations.filter((each) => each !== undefined))
    findings.add(createFinding({ ...violation, in: "response", operationId, status, entry: 0 }, options));
  const undocumented = closed ? findings : new FindingGroups();
  for (const { violation, suggest } of listUndocumented(exchange, showValues))
    undocumented.add(createFinding(violation, options), () => ({ message: suggest() }));
  const list = (groups: FindingGroups) => groups.list().map(withoutPosition);
  return { findings: list(findings), undocumented: closed ? [] : list(undocumented) };
}
