/**
 * Bridges the events of a client to OpenTelemetry: one span for each request, named by operationId, with the attributes
 * of the semantic conventions for HTTP clients. In your project, pass the tracer of `@opentelemetry/api`:
 *
 *   createLoyaltyClient({ …, onEvent: traceRequests(trace.getTracer("loyalty")) })
 *
 * `node examples/opentelemetry.ts` prints the spans.
 */
import { type ClientEvent, createLoyaltyClient } from "../src/index.ts"; // outside this repository: "loyalty-interface"
import { startDemo } from "./demo.ts";

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

/** Creates a listener for `onEvent`. It makes a span when its request has ended, so that concurrent calls stay apart. */
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

if (import.meta.main) {
  const { options, ids, close } = await startDemo();
  const printer: Tracer = {
    startSpan: (name, { startTime, attributes }) => ({
      setStatus: ({ code }) => console.log(`status ${code}`),
      end: (endTime) => console.log(name, `${Math.round(endTime - startTime)} ms`, JSON.stringify(attributes)),
    }),
  };
  const loyalty = createLoyaltyClient({
    ...options,
    oauth: { scopes: ["loyalties"] },
    onEvent: traceRequests(printer),
  });
  await loyalty.listMemberActivity({ campaignId: ids.campaignId, memberId: ids.memberId, limit: 20 }).toArray();
  await loyalty.revoke();
  await close();
}
