/**
 * HTTP exchanges at rest: recorded without secrets, read from any tool's archive, held to the contract. Entry
 * `loyalty-interface/traffic`; imports `src/contract` only, and is imported by the command line and by tests.
 */
export {
  type AcceptedDeviation,
  applyBaseline,
  type Baseline,
  type BaselineResult,
  parseBaseline,
  updateBaseline,
} from "./baseline.ts";
export { checkExchange, type ExchangeViolation } from "./check-exchange.ts";
export { checkTraffic, type Observer } from "./check-traffic.ts";
export {
  describeViolation,
  explainCoverage,
  explainResponse,
  explainTraffic,
  type HeldResponse,
  type WantedCoverage,
} from "./conformance.ts";
export { Coverage } from "./coverage/coverage.ts";
export {
  type CoverageDimension,
  type CoverageReport,
  type CoverageSum,
  coverageDimensions,
  coveragePercent,
  isCoverageReport,
  mergeCoverage,
  sumCoverage,
} from "./coverage/coverage-report.ts";
export { createRecorder, type HarSink, type Recorder, type RecorderOptions } from "./create-recorder.ts";
export { createRecordingProxy, type RecordingProxyOptions } from "./create-recording-proxy.ts";
export { createRedactor, type RedactorOptions } from "./create-redactor.ts";
export type { Exchange, ExchangeRequest, ExchangeResponse } from "./exchange.ts";
export type { Har, HarCreator, HarEntry, HarNameValue, HarRequest, HarResponse } from "./har.ts";
export { harFileSink } from "./har-file-sink.ts";
export { harMemorySink } from "./har-memory-sink.ts";
export { type Breach, type BrokenLaw, checkLaws, type Law, LawObserver, laws } from "./laws/index.ts";
export { parseJson } from "./parse-json.ts";
export {
  type EntryBatch,
  parseBatch,
  readExchanges,
  type StreamOptions,
  splitEntries,
  streamExchanges,
} from "./read-exchanges.ts";
export { defaultRedactionRules, extendRedactionRules, type RedactionRules, type Treatment } from "./redaction-rules.ts";
export type { Probe } from "./silences/probe.ts";
export { probes, SilenceObserver, type SilenceVerdict } from "./silences/verify-silences.ts";
export type { Overlay, OverlayAction } from "./suggest/overlay.ts";
export { Suggestions } from "./suggest/suggestions.ts";
export { MOST_VIOLATIONS, type TrafficReport, TrafficTally } from "./traffic-tally.ts";
export { type UndocumentedMember, UndocumentedMembers } from "./undocumented-members.ts";
export { UnreadableTrafficError } from "./unreadable-traffic-error.ts";
export { type ViolationGroup, ViolationGroups } from "./violation-groups.ts";
