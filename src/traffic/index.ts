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
} from "./check/baseline.ts";
export { checkExchange, type ExchangeViolation } from "./check/check-exchange.ts";
export { checkTraffic, type Observer } from "./check/check-traffic.ts";
export { MOST_VIOLATIONS, type TrafficReport, TrafficTally } from "./check/traffic-tally.ts";
export { type UndocumentedMember, UndocumentedMembers } from "./check/undocumented-members.ts";
export { type ViolationGroup, ViolationGroups } from "./check/violation-groups.ts";
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
export { type Breach, type BrokenLaw, checkLaws, type Law, LawObserver, laws } from "./laws/index.ts";
export type { Exchange, ExchangeRequest, ExchangeResponse } from "./read/exchange.ts";
export type { Har, HarCreator, HarEntry, HarNameValue, HarRequest, HarResponse } from "./read/har.ts";
export { parseJson } from "./read/parse-json.ts";
export {
  type EntryBatch,
  parseBatch,
  readExchanges,
  type StreamOptions,
  splitEntries,
  streamExchanges,
} from "./read/read-exchanges.ts";
export { UnreadableTrafficError } from "./read/unreadable-traffic-error.ts";
export { createRecorder, type HarSink, type Recorder, type RecorderOptions } from "./record/create-recorder.ts";
export { createRecordingProxy, type RecordingProxyOptions } from "./record/create-recording-proxy.ts";
export { harFileSink } from "./record/recording-sink.ts";
export { harMemorySink } from "./record/har-memory-sink.ts";
export { createRedactor, type RedactorOptions } from "./redact/create-redactor.ts";
export {
  defaultRedactionRules,
  extendRedactionRules,
  type RedactionRules,
  type Treatment,
} from "./redact/redaction-rules.ts";
export type { Probe } from "./silences/probe.ts";
export { probes, SilenceObserver, type SilenceVerdict } from "./silences/verify-silences.ts";
export type { Overlay, OverlayAction } from "./suggest/overlay.ts";
export { Suggestions } from "./suggest/suggestions.ts";
