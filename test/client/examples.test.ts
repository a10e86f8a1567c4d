import { describe, expect, it } from "vitest";
import { type Tracer, traceRequests } from "../../examples/opentelemetry.ts";
import { startDemoService } from "../support/demo-service.ts";
import { catchError, createTestClient, readPage } from "../support/responses.ts";
import { VirtualClock } from "../support/virtual-clock.ts";

const service = await startDemoService();

/** A tracer that records its spans. */
function setUp() {
  const spans: { name: string; attributes: object; startTime: number; endTime?: number; code?: number }[] = [];
  const tracer: Tracer = {
    startSpan(name, { attributes, startTime }) {
      const span: (typeof spans)[number] = { name, attributes, startTime };
      spans.push(span);
      return {
        setStatus: ({ code }) => void Object.assign(span, { code }),
        end: (endTime) => void Object.assign(span, { endTime }),
      };
    },
  };
  return { spans, onEvent: traceRequests(tracer, () => 5000) };
}

describe("examples/opentelemetry.ts", () => {
  it("creates one span for each request, with the operationId as name and without a secret", async () => {
    const { spans, onEvent } = setUp();
    const { appId, appToken } = service.demo.credentials;
    const options = { application: { appId, appToken }, oauth: { scopes: ["loyalties"] }, clock: new VirtualClock() };
    const client = createTestClient({ ...options, fetch: service.fetch, onEvent });
    const { campaignId, memberId } = service.demo.ids;
    await client.listMemberActivity({ campaignId, memberId }).firstPage();
    await catchError(client.listMemberActivity({ campaignId, memberId: "unknown" }).firstPage());

    expect(spans.map(({ name, code }) => [name, code])).toEqual([
      ["generateToken", undefined],
      ["listMemberActivity", undefined],
      ["listMemberActivity", 2],
    ]);
    expect(spans.at(-1)).toMatchObject({
      attributes: {
        "url.path": `/v1/loyalties/${campaignId}/members/unknown/activity`,
        "http.response.status_code": 404,
      },
      endTime: 5000,
    });
    expect(JSON.stringify(spans)).not.toMatch(new RegExp(`${appToken}|Bearer`));
  });

  it("marks a request without a response as an error", async () => {
    const { spans, onEvent } = setUp();
    const fetch = () => Promise.reject(new TypeError("fetch failed"));
    await catchError(readPage(createTestClient({ retry: false, onEvent, fetch })));

    expect(spans).toMatchObject([{ attributes: { "error.type": "ConnectionError" }, code: 2 }]);
  });
});
