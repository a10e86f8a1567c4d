/** The parts of the traffic tools that the command line needs and the package does not export. */
export {
  applyBaseline,
  type Baseline,
  type BaselineResult,
  isDay,
  listViolationKinds,
  parseBaseline,
  UNEXPLAINED,
  updateBaseline,
  type ViolationKind,
} from "./baseline.ts";
export {
  describeNothing,
  describeUnchecked,
  type TrafficCollector,
  type TrafficReport,
} from "./check/traffic-collector.ts";
export type { ViolationGroup } from "./check/violation-groups.ts";
export { TrafficCheck, type TrafficCheckOptions } from "./check.ts";
export {
  type CoverageReport,
  coverageDimensions,
  findTooLow,
  type IgnoredItem,
  sumCoverage,
} from "./coverage.ts";
export { describeGroup, describeViolation } from "./explain.ts";
export {
  describeInvariant,
  type InvariantGroup,
  type InvariantId,
  type InvariantReport,
  invariants,
} from "./invariants/invariant.ts";
export { countHidden } from "./read/groups.ts";
export { parseJson } from "./read/parse-json.ts";
export { streamEntries } from "./read/read-exchanges.ts";
export { createCheckedSink } from "./record/recording-sink.ts";
