/**
 * Recorded HTTP exchanges: recording without secrets, reading HAR of any tool, checking against the contract.
 * Entry `loyalty-interface/traffic`; imports `src/contract` only. `docs/traffic.md` describes every export.
 */
export type { OperationId, Violation } from "../contract/internal.ts";
export type { AcceptedViolation, Baseline } from "./baseline.ts";
export { checkExchange, type ExchangeViolation } from "./check/check-exchange.ts";
export type { ExplainOptions } from "./check.ts";
export {
  type ConformanceOptions,
  explainResponse,
  explainTraffic,
} from "./explain.ts";
export type { Exchange, ExchangeRequest, ExchangeResponse } from "./read/exchange.ts";
export type { Har, HarEntry, HarRequest, HarResponse } from "./read/har.ts";
export { UnreadableTrafficError } from "./read/parse-json.ts";
export { type ReadOptions, readExchanges, streamExchanges } from "./read/read-exchanges.ts";
export type { ResponseLike } from "./read/response-like.ts";
export { createRecorder, type Recorder, type RecorderOptions } from "./record/create-recorder.ts";
export {
  createRecordingProxy,
  type RecordingProxy,
  type RecordingProxyOptions,
} from "./record/create-recording-proxy.ts";
export { createFileSink, createMemorySink, type RecordingSink } from "./record/recording-sink.ts";
export { createRedactor, type RedactorOptions } from "./redact/create-redactor.ts";
