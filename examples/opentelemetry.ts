/**
 * Bridges the events of a client to OpenTelemetry: one span for each request, named by operationId, with the attributes
 * of the semantic conventions for HTTP clients. Pass the tracer of `@opentelemetry/api`:
 *
 *   createLoyaltyClient({ …, onEvent: traceRequests(trace.getTracer("loyalty")) })
 */
import type { ClientEvent } from "../src/index.ts"; // outside this repository: "loyalty-interface"

/** The part of an OpenTelemetry `Tracer` that is used here. */
export interface Tracer {
  startSpan(
    name: string,
    options: { kind: number; startTime: number; attributes: Record<string, string | number> },
  ): Span;
}

/** The part of an OpenTelemetry `Span` that is used here. */
export interface Span {
  setStatus(status: { code: number }): unknown;
  end(endTime: number): void;
}

const SPAN_KIND_CLIENT = 2;
const STATUS_ERROR = 2;

/** A listener for `onEvent`. A span is made when its request has ended, so that calls at the same time stay apart. */
export function traceRequests(tracer: Tracer, now: () => number = Date.now): (event: ClientEvent) => void {
  return (event) => {
    if (event.type !== "response" && event.type !== "failure") return;
    const endTime = now();
    const outcome =
      event.type === "response" ? { "http.response.status_code": event.status } : { "error.type": event.error };
    const resend = event.attempt > 1 ? { "http.request.resend_count": event.attempt - 1 } : {};
    const span = tracer.startSpan(event.operationId, {
      kind: SPAN_KIND_CLIENT,
      startTime: endTime - event.durationMs,
      attributes: { "url.path": event.path, ...outcome, ...resend },
    });
    if (event.type === "failure" || event.status >= 400) span.setStatus({ code: STATUS_ERROR });
    span.end(endTime);
  };
}
