/** The parts of the traffic tools that the command line needs and the package does not export. */
export {
  applyBaseline,
  type Baseline,
  type BaselineResult,
  isDay,
  parseBaseline,
  updateBaseline,
} from "./check/baseline.ts";
export { TrafficCollector, type TrafficReport } from "./check/traffic-collector.ts";
export type { ViolationGroup } from "./check/violation-groups.ts";
export { describeViolation } from "./conformance.ts";
export { CoverageCollector } from "./coverage/coverage-collector.ts";
export {
  type CoverageReport,
  coverageDimensions,
  isCoverageReport,
  sumCoverage,
} from "./coverage/coverage-report.ts";
export type { BrokenLaw } from "./laws/law.ts";
export { LawCollector, laws } from "./laws/law-collector.ts";
export { parseJson } from "./read/parse-json.ts";
export { type EntryBatch, parseBatch, splitEntries } from "./read/read-exchanges.ts";
export { probes } from "./silences/probes.ts";
export { SilenceCollector, type SilenceVerdict } from "./silences/silence-collector.ts";
