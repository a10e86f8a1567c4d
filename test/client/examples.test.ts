import { context, propagation, SpanStatusCode, trace } from "@opentelemetry/api";
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-node";
import { afterAll, describe, expect, it } from "vitest";
import { traceCalls } from "../../docs/examples/opentelemetry.ts";
import { catchError, createTestClient, createToken, readPage } from "../support/responses.ts";
import { serve } from "../support/serve.ts";

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
provider.register();
afterAll(async () => {
  await provider.shutdown();
  for (const api of [trace, context, propagation]) api.disable();
});
const path = "/v1/loyalties/c/members/m/activity";

/** Reads a page in a span of the caller, from a service that answers with these statuses; 0 breaks the connection. */
async function readTraced(statuses: number[], options: object = {}) {
  exporter.reset();
  const sent: (string | undefined)[] = [];
  const { url: baseUrl } = await serve((request, response) => {
    sent.push(String(request.headers.traceparent).split("-")[2]);
    if (request.url === "/oauth/token") return response.end(JSON.stringify(createToken({ access_token: "s3cret" })));
    const status = statuses.shift();
    return status ? response.writeHead(status).end('{"data":[],"has_more":false}') : request.destroy();
  });
  const retry = { baseDelayMs: 0, maxRetries: 1 };
  const client = createTestClient({ baseUrl, retry, ...traceCalls(baseUrl), ...options });
  const root = trace.getTracer("test").startSpan("root");
  await context.with(trace.setSpan(context.active(), root), () => catchError(readPage(client)));
  const spans = exporter.getFinishedSpans();
  const names = new Map([root, ...spans].map((span) => [span.spanContext().spanId, "name" in span ? span.name : ""]));
  const tree = spans.map(({ name, parentSpanContext, status }) => {
    const isError = status.code === SpanStatusCode.ERROR;
    return `${names.get(parentSpanContext?.spanId ?? "") || "root"} > ${name}${isError ? " failed" : ""}`;
  });
  return { baseUrl, spans, sent, tree };
}

describe("docs/examples/opentelemetry.ts", () => {
  it("makes a span for each call and one for each attempt in it, which traceparent names", async () => {
    const { baseUrl, spans, sent, tree } = await readTraced([503, 200], { oauth: { scopes: ["loyalties"] } });
    const attempts = spans.filter(({ name }) => /^[A-Z]+$/.test(name));

    expect(tree).toEqual([
      ...["generateToken > POST", "root > generateToken"],
      ...["listMemberActivity > GET failed", "listMemberActivity > GET", "root > listMemberActivity"],
    ]);
    expect(sent).toEqual(attempts.map((span) => span.spanContext().spanId));
    expect(attempts.slice(1).map(({ attributes }) => attributes)).toEqual(
      [503, 200].map((status, resend) => ({
        "server.address": "127.0.0.1",
        "server.port": Number(new URL(baseUrl).port),
        "http.request.method": "GET",
        "url.full": baseUrl + path,
        "http.response.status_code": status,
        ...(resend > 0 ? { "http.request.resend_count": resend } : { "error.type": String(status) }),
      })),
    );
    expect(JSON.stringify(spans.map(({ attributes, events }) => [attributes, events]))).not.toContain("s3cret");
  });

  it.each([
    [[404], {}, ["404", "404"]],
    [[0, 0], {}, Array(3).fill("ConnectionError")],
    [[], { fetch: () => new Promise(() => {}), deadlines: { totalMs: 5 } }, ["TimeoutError", "TimeoutError"]],
    [[], { application: undefined }, ["MissingCredentialsError"]],
  ])("marks calls and attempts as failed: %j, %j", async (statuses, options, errors) => {
    const { spans, tree } = await readTraced(statuses, options);

    expect(spans.map(({ attributes }) => attributes["error.type"])).toEqual(errors);
    expect(tree.every((line) => line.endsWith("failed"))).toBe(true);
  });
});
