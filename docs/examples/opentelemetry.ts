/**
 * Spans of OpenTelemetry: one for each call, named by its operationId, and within it one for each attempt, with the stable
 * attributes for HTTP clients. The span of an attempt begins before the request, so `traceparent` names it. In your project:
 *
 *   createLoyaltyClient({ …, ...traceCalls(baseUrl) })
 *
 * `node docs/examples/opentelemetry.ts` prints the spans.
 */
import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { ConsoleSpanExporter, NodeTracerProvider, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-node";
import { type BeforeAttempt, type ClientEvent, createLoyaltyClient } from "loyalty-interface";
import { startDemo } from "loyalty-interface/service";

/** Returns options of a client of this address, which trace its calls. */
export function traceCalls(baseUrl: string): { beforeAttempt: BeforeAttempt; onEvent: (event: ClientEvent) => void } {
  const tracer = trace.getTracer("loyalty-interface");
  const { hostname, port, protocol } = new URL(baseUrl);
  const server = { "server.address": hostname, "server.port": Number(port || (protocol === "http:" ? 80 : 443)) };
  /** The spans that have not ended, by the id of their call. */
  const calls = new Map<number, Span>();
  const attempts = new Map<number, Span>();

  function end(spans: Map<number, Span>, callId: number, error?: string): void {
    const span = spans.get(callId);
    spans.delete(callId);
    if (error !== undefined) span?.setAttribute("error.type", error).setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  }

  return {
    beforeAttempt({ callId, method, path, attempt }) {
      const call = calls.get(callId);
      const parent = call ? trace.setSpan(context.active(), call) : ROOT_CONTEXT;
      const attributes = {
        ...server,
        "http.request.method": method,
        "url.full": new URL(path, baseUrl).href, // without the query
        ...(attempt > 1 && { "http.request.resend_count": attempt - 1 }),
      };
      const span = tracer.startSpan(method, { kind: SpanKind.CLIENT, attributes }, parent);
      attempts.set(callId, span);
      const headers: Record<string, string> = {};
      propagation.inject(trace.setSpan(parent, span), headers);
      return headers;
    },
    onEvent(event) {
      switch (event.type) {
        case "call-started":
          calls.set(event.callId, tracer.startSpan(event.operationId));
          break;
        case "response":
          attempts.get(event.callId)?.setAttribute("http.response.status_code", event.status);
          end(attempts, event.callId, event.status < 400 ? undefined : String(event.status));
          break;
        case "failure":
          end(attempts, event.callId, event.error);
          break;
        case "call-ended":
          end(calls, event.callId, event.status < 400 ? undefined : String(event.status));
          break;
        case "call-failed":
          end(attempts, event.callId, event.error); // a deadline can pass before the request is sent
          end(calls, event.callId, event.error);
      }
    },
  };
}

if (import.meta.main) {
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(new ConsoleSpanExporter())] });
  provider.register();
  const { options, ids, close } = await startDemo();
  const loyalty = createLoyaltyClient({ ...options, oauth: { scopes: ["loyalties"] }, ...traceCalls(options.baseUrl) });
  await loyalty.listMemberActivity({ campaignId: ids.campaignId, memberId: ids.memberId, limit: 20 }).toArray();
  await loyalty.revoke();
  await close();
  await provider.shutdown();
}
