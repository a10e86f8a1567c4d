/**
 * HTTP exchanges at rest: recorded without secrets, read from any tool's archive, held to the contract. Entry
 * `loyalty-interface/traffic`; imports `src/contract` only, and is imported by the command line and by tests.
 */
export { checkExchange, type ExchangeViolation } from "./check/check-exchange.ts";
export {
  type CoverageThresholds,
  explainCoverage,
  explainResponse,
  explainTraffic,
  type ResponseLike,
} from "./conformance.ts";
export type { CoverageDimension } from "./coverage/coverage-report.ts";
export type { Exchange, ExchangeRequest, ExchangeResponse } from "./read/exchange.ts";
export type { Har, HarCreator, HarEntry, HarNameValue, HarRequest, HarResponse } from "./read/har.ts";
export { readExchanges, type StreamOptions, streamExchanges } from "./read/read-exchanges.ts";
export { UnreadableTrafficError } from "./read/unreadable-traffic-error.ts";
export { createRecorder, type HarSink, type Recorder, type RecorderOptions } from "./record/create-recorder.ts";
export { createRecordingProxy, type RecordingProxyOptions } from "./record/create-recording-proxy.ts";
export { harFileSink } from "./record/har-file-sink.ts";
export { harMemorySink } from "./record/har-memory-sink.ts";
export { createRedactor, type RedactorOptions } from "./redact/create-redactor.ts";
export {
  defaultRedactionRules,
  extendRedactionRules,
  type RedactionRules,
  type Treatment,
} from "./redact/redaction-rules.ts";
