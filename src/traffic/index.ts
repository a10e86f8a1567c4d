/**
 * HTTP exchanges at rest: recorded without secrets, read from any tool's archive, held to the contract. Entry
 * `loyalty-interface/traffic`; imports `src/contract` only, and is imported by the command line and by tests.
 */
export { checkExchange, type ExchangeViolation } from "./check-exchange.ts";
export { checkTraffic, MOST_VIOLATIONS, type TrafficReport } from "./check-traffic.ts";
export { createRecorder, type HarSink, type Recorder, type RecorderOptions } from "./create-recorder.ts";
export { createRecordingProxy, type RecordingProxyOptions } from "./create-recording-proxy.ts";
export { createRedactor, type RedactorOptions } from "./create-redactor.ts";
export type { Exchange, ExchangeRequest, ExchangeResponse } from "./exchange.ts";
export type { Har, HarCreator, HarEntry, HarNameValue, HarRequest, HarResponse } from "./har.ts";
export { harFileSink } from "./har-file-sink.ts";
export { harMemorySink } from "./har-memory-sink.ts";
export { parseJson } from "./parse-json.ts";
export { readExchanges, streamExchanges } from "./read-exchanges.ts";
export { defaultRedactionRules, extendRedactionRules, type RedactionRules, type Treatment } from "./redaction-rules.ts";
export { UnreadableTrafficError } from "./unreadable-traffic-error.ts";
