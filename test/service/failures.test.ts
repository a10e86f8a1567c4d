import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCheckedService } from "../support/checked-service.ts";
import { type DemoService, formPost, START, startDemoService } from "../support/demo-service.ts";

let service: DemoService;
beforeEach(async () => {
  service = await startDemoService();
});
afterEach(() => service.store.close());

describe("what is no operation", () => {
  it.each(["/", "/v1/loyalties", "/v1/webhooks", "/management/v1/projects//users"])(
    "S19, S20: %s gives 404",
    async (path) => {
      const { status, body } = await service.call(path, { headers: service.application });

      expect([status, body.code, typeof body.message]).toEqual([404, 404, "string"]);
    },
  );

  it("S20: a wrong method gives 405 and names the right one", async () => {
    const get = await service.call("/oauth/token");
    const post = await service.call(service.activityPath, { method: "POST" });

    expect([get.status, get.headers.get("Allow"), get.body.key]).toEqual([405, "POST", "method_not_allowed"]);
    expect([post.status, post.headers.get("Allow")]).toEqual([405, "GET"]);
  });

  it("S20: a wrong media type gives 415, an oversized body 413", async () => {
    const json = { ...service.application, "Content-Type": "application/json" };
    const media = await service.call("/oauth/token", { method: "POST", headers: json, body: "{}" });
    const size = await service.call("/oauth/token", formPost(service.application, { scope: "x".repeat(20_000) }));

    expect([media.status, media.body.code]).toEqual([415, 415]);
    expect([size.status, size.body.code]).toEqual([413, 413]);
  });
});

describe("the rate limit", () => {
  it("S15: is off, and where switched on gives 429 with Retry-After in seconds", async () => {
    await service.store.close();
    service = await startDemoService({ rateLimit: { requests: 2, windowSeconds: 60 } });
    const list = () => service.call(service.activityPath, { headers: service.application });
    const statuses = [(await list()).status, (await list()).status];
    service.clock.now += 20_000;
    const refused = await list();
    service.clock.now += 40_000;

    expect(statuses).toEqual([200, 200]);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "40"]);
    expect((await list()).status).toBe(200);
  });
});

describe("several processes over one database", () => {
  it("S15: limit the rate each by itself, as docs/operate.md says", async () => {
    const { store } = service;
    const rateLimit = { requests: 1, windowSeconds: 60 };
    const processes = [1, 2].map(() => createCheckedService({ store, rateLimit, now: () => START }));
    const list = (index: number) =>
      processes[index]?.fetch(
        new Request(`http://service.example${service.activityPath}`, { headers: service.application }),
      );

    const answers = [await list(0), await list(1), await list(0), await list(1)];

    expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 429, 429]);
  });
});

describe("a failure of the service itself", () => {
  it("S23: gives 503 with Retry-After while the database is out of reach", async () => {
    await service.store.close();
    const answers = await Promise.all([
      service.call(service.activityPath, { headers: service.application }),
      service.call("/oauth/token", formPost(service.application, { grant_type: "client_credentials", scope: "api" })),
    ]);

    for (const { status, headers, body } of answers) {
      expect([status, headers.get("Retry-After"), body.key]).toEqual([503, "5", "service_unavailable"]);
    }
  });

  it("S23: gives 500 for what nobody foresaw, and tells nothing of what is behind it", async () => {
    const broken = await startDemoService({
      now: () => {
        throw new Error("secret detail");
      },
    });
    const { status, body } = await broken.call(
      "/oauth/token",
      formPost(broken.application, { grant_type: "client_credentials", scope: "api" }),
    );
    await broken.store.close();

    expect([status, body.key]).toEqual([500, "internal_error"]);
    expect(JSON.stringify(body)).not.toContain("secret detail");
  });
});
