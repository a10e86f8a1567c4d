import { type OperationId, operations } from "../contract/internal.ts";
import { checkName } from "../contract/suggest-name.ts";
import { acceptFindings, type Baseline, listAccepted, parseBaseline } from "./baseline.ts";
import { type ExplainOptions, TrafficCheck } from "./check.ts";
import { describeFinding, isOpen } from "./findings/finding.ts";
import type { Har } from "./read/har.ts";
import { readExchanges } from "./read/read-exchanges.ts";
import { type ResponseLike, readResponse } from "./read/response-like.ts";

/**
 * Describes the violations of a response to an operation, one line each; returns no line if it conforms. The body of a
 * `Response` can still be read afterwards.
 * @throws {TypeError} If the body of the `Response` was read before, or an argument is not what the types say.
 */
export async function explainResponse(
  response: ResponseLike,
  operationId: OperationId,
  options: ExplainOptions = {},
): Promise<string[]> {
  checkName("operation", operationId, Object.keys(operations));
  for (const name in options) checkName("option", name, ["closed", "showValues"]);
  const check = new TrafficCheck(options);
  check.addResponse(await readResponse(response), operationId);
  return check.report().findings.flatMap(describeFinding);
}

/** Options of {@link explainTraffic}. */
export interface ConformanceOptions extends ExplainOptions {
  /** Accepted violations: the parsed file that `loyalty check --update-baseline` writes. */
  readonly baseline?: Baseline;
  /** Accepts a recording without any response bodies or credentials, which cannot be checked. @default false */
  readonly allowUnchecked?: boolean;
}

/**
 * Describes the kinds of violation and broken invariants in recorded traffic, and the parts that could not be checked, one
 * line each; returns no line if it conforms.
 * @throws {UnreadableTrafficError} If the input is not recorded traffic, or the baseline is invalid.
 * @throws {TypeError} If an option is unknown.
 */
export function explainTraffic(har: Har | string, options: ConformanceOptions = {}): string[] {
  const known = ["allowUnchecked", "baseline", "closed", "showValues"];
  for (const name in options) checkName("option", name, known);
  const { baseline = { violations: [] }, allowUnchecked = false, closed = false, showValues = false } = options;
  const check = new TrafficCheck({ closed, showValues });
  for (const exchange of readExchanges(har)) check.add(exchange);
  const report = check.report();
  const accepted = listAccepted(parseBaseline(baseline));
  return [
    ...acceptFindings(report.findings, accepted)
      .filter(isOpen)
      .map((finding) => describeFinding(finding).join("\n  ")),
    ...(allowUnchecked ? [] : report.unchecked.map((reason) => `the recording ${reason}`)),
  ];
}
