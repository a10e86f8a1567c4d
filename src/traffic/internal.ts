/** The parts of the traffic tools that the command line needs and the package does not export. */
export {
  applyBaseline,
  type Baseline,
  type BaselineResult,
  parseBaseline,
  updateBaseline,
} from "./check/baseline.ts";
export { type TrafficReport, TrafficTally } from "./check/traffic-tally.ts";
export { UndocumentedMembers } from "./check/undocumented-members.ts";
export { type ViolationGroup, ViolationGroups } from "./check/violation-groups.ts";
export { Coverage } from "./coverage/coverage.ts";
export {
  type CoverageReport,
  coverageDimensions,
  coveragePercent,
  isCoverageReport,
  mergeCoverage,
  sumCoverage,
} from "./coverage/coverage-report.ts";
export { type BrokenLaw, LawObserver } from "./laws/index.ts";
export { parseJson } from "./read/parse-json.ts";
export { type EntryBatch, parseBatch, splitEntries } from "./read/read-exchanges.ts";
export { probes, SilenceObserver, type SilenceVerdict } from "./silences/verify-silences.ts";
export type { Overlay } from "./suggest/overlay.ts";
export { Suggestions } from "./suggest/suggestions.ts";
