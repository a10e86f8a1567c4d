/** The parts of the traffic tools that the command line needs and the package does not export. */
export {
  applyBaseline,
  type Baseline,
  type BaselineResult,
  type Deviation,
  isDay,
  parseBaseline,
  updateBaseline,
} from "./check/baseline.ts";
export {
  describeNothing,
  describeUnchecked,
  TrafficCollector,
  type TrafficReport,
} from "./check/traffic-collector.ts";
export type { ViolationGroup } from "./check/violation-groups.ts";
export { describeViolation, listDeviations } from "./conformance.ts";
export { CoverageCollector, listEventProperties } from "./coverage/coverage-collector.ts";
export {
  type CoverageReport,
  coverageDimensions,
  findTooLow,
  isCoverageReport,
  parseWaivers,
  sumCoverage,
  type Waiver,
} from "./coverage/coverage-report.ts";
export { describeInvariant, listSpans } from "./invariants/describe-invariant.ts";
export { type BrokenInvariant, type InvariantId, type InvariantReport, invariants } from "./invariants/invariant.ts";
export { type CollectedFacts, checkInvariants, InvariantCollector } from "./invariants/invariant-collector.ts";
export { parseJson } from "./read/parse-json.ts";
export { type EntryBatch, parseBatch, parseEntries, splitEntries } from "./read/read-exchanges.ts";
export { Pseudonyms } from "./redact/pseudonyms.ts";
