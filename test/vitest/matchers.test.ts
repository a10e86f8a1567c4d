import { Readable } from "node:stream";
import axios, { AxiosHeaders } from "axios";
import { Response as UndiciResponse } from "undici";
import { describe, expect, it } from "vitest";
import "../../src/vitest/index.ts";
import { exampleActivities } from "../../src/contract/examples.ts";
import type { Finding } from "../../src/traffic/findings/finding.ts";
import { ACTIVITY_URL, entry, har, page } from "../support/har.ts";

const broken = page([], { has_more: null });

const used = new Response("{}");
await used.text();

describe("toConform", () => {
  it("accepts a response of fetch, leaves its body unread, and describes violations as the command line does", async () => {
    const [response, wrong] = [page(), broken].map((body) => Response.json(body));

    await expect(response).toConform("listMemberActivity");
    expect(await response?.json()).toEqual(page());
    await expect(expect(wrong).toConform("listMemberActivity")).rejects.toThrow(
      "expected to conform as listMemberActivity (§4.1):\n  listMemberActivity 200 response /has_more: must be boolean, got null (MemberActivityList, §2.1)",
    );
  });

  const json = (body: unknown, type: string) => ({
    headers: { "content-type": type },
    text: JSON.stringify(body),
    ...(type === "application/json" ? { body } : { body: {} }),
  });
  /** The responses of libraries, as they come from `await request(app).get(…)`, `await app.inject(…)` and so on. */
  const libraries: Record<string, (body: unknown, type: string) => unknown> = {
    "undici's fetch": (body, type) => new UndiciResponse(JSON.stringify(body), { headers: { "content-type": type } }),
    axios: (body, type) => {
      const response = { status: 200, statusText: "", data: JSON.stringify(body) };
      const headers = AxiosHeaders.from({ "content-type": type });
      return axios.get("https://x.example", { adapter: async (config) => ({ ...response, headers, config }) });
    },
    supertest: (body, type) => ({ ...json(body, type), status: 200, statusCode: 200 }),
    Playwright: (body, type) => ({
      status: () => 200,
      headers: () => json(body, type).headers,
      text: async () => JSON.stringify(body),
      json: async () => body,
    }),
    "Fastify's inject": (body, type) => ({
      ...json(body, type),
      statusCode: 200,
      body: JSON.stringify(body),
      text: undefined,
    }),
    got: (body, type) => ({
      ...json(body, type),
      statusCode: 200,
      body: Buffer.from(JSON.stringify(body)),
      text: undefined,
    }),
    "got with responseType json": (body, type) => ({ ...json(body, type), statusCode: 200, body, text: undefined }),
  };
  it.each(Object.entries(libraries))("reads a response of %s with its media type", async (_, respond) => {
    const check = async (body: unknown, type = "application/json") =>
      expect(await respond(body, type))
        .toConform("listMemberActivity")
        .then(() => "conforms", String);

    expect(await check(page())).toBe("conforms");
    expect(await check(broken)).toContain("/has_more: must be boolean, got null");
    for (const type of ["text/html", "application/vnd.api+json"])
      expect(await check(page(), `${type}; x`)).toContain(`must be sent as application/json, got ${type} (`);
    expect(await check(page(), "text/anna1")).toContain("must be sent as application/json, got string (not shown)");
  });

  it("accepts a status and a parsed body, and can be negated", async () => {
    await expect({ status: 200, body: page() }).toConform("listMemberActivity");
    await expect({ status: 200, body: broken }).not.toConform("listMemberActivity");
    await expect(expect({ status: 200, data: null }).toConform("listUsers")).rejects.toThrow("got null"); // of axios
    for (const empty of [{ status: 204 }, { status: 204, data: "" }]) await expect(empty).toConform("revokeToken"); // of axios
  });

  it("accepts a recording, parsed or as text", async () => {
    const wrong = har(entry({ body: broken }));

    for (const right of [har(entry()), JSON.stringify(har(entry()))]) await expect(right).toConform();
    await expect(expect(wrong).toConform()).rejects.toThrow("#1 listMemberActivity 200 response /has_more");
  });

  it("lists the findings of a verification with their cases and curl commands", async () => {
    const finding: Finding = {
      fingerprint: "0123456789ab",
      rule: "request-answer",
      operationId: "listUsers",
      half: "request",
      status: 0,
      pointer: "",
      expected: "must be answered",
      message: "must be answered, got no response",
      section: "4.5",
      eventTypes: [],
      count: 1,
      places: [{ entry: 4, pointer: "" }],
      case: "an ordinary request",
      curl: ["curl 'http://service.invalid/'"],
    };
    const skipped = [{ operationId: "listWebhooks", reason: "needs --projectId" }];
    const report = { conforms: false, findings: [finding], assumptions: [], skipped, stopped: "it was interrupted" };

    await expect(expect(report).toConform()).rejects.toThrow(
      `expected to conform:
  #5 listUsers no response request /: must be answered, got no response (§4.5) [0123456789ab]
    an ordinary request
    curl 'http://service.invalid/'
  skipped: listWebhooks needs --projectId
  stopped: it was interrupted`,
    );
  });

  it("accepts the violations of a baseline until they expire, invariants included", async () => {
    const [event] = exampleActivities();
    const traffic = har(entry({ body: broken }), entry({ body: page([event, event]) }));
    const failure = await expect(traffic).toConform().catch(String);
    const fingerprints = [...String(failure).matchAll(/\[(\w{12})\]/g)].map(([, fingerprint = ""]) => fingerprint);
    const acceptUntil = (expires: string) => ({
      baseline: { violations: fingerprints.map((fingerprint) => ({ fingerprint, reason: "ticket 7", expires })) },
    });

    await expect(traffic).toConform(acceptUntil("2999-12-31"));
    await expect(traffic).not.toConform(acceptUntil("2020-01-01"));
  });

  it("rejects a recording that cannot be checked, unless that is allowed", async () => {
    await expect(expect(har(entry({ headers: {} }))).toConform()).rejects.toThrow("the recording has no credentials");
    await expect(har(entry({ headers: {} }))).toConform({ allowUnchecked: true });
  });

  it("counts what the contract does not know as a violation if it is closed", async () => {
    const response = { status: 200, body: page([], { has_more: false, has_moore: 1 }) };
    const traffic = har(entry({ url: `${ACTIVITY_URL}?foo=1` }));

    await expect(response).toConform("listMemberActivity");
    await expect(traffic).toConform();
    const failure = expect(response).toConform("listMemberActivity", { closed: true });
    await expect(failure).rejects.toThrow("/has_moore: must be documented");
    await expect(expect(traffic).toConform({ closed: true })).rejects.toThrow("request /query/foo: must be documented");
  });

  it.each<[string, unknown, unknown[], string]>([
    ["a body that was already read", used, ["listUsers"], "check a clone"],
    [
      "a stream, as of undici.request,",
      { statusCode: 200, body: Readable.from([]) },
      ["listUsers"],
      "pass { status, headers, body:",
    ],
    ["a response without its operation", Response.json(page()), [], 'needs its operation: toConform("listUsers")'],
    ["an operation", { status: 200 }, ["listUser"], "there is no operation listUser: did you mean listUsers?"],
    ["an option", { status: 200 }, ["listUsers", { value: 1 }], "no option value; it can be closed, showValues"],
    ["an option of a recording", har(), [{ allow: true }], "no option allow: did you mean allowUnchecked?"],
    ["no response", undefined, ["listUsers"], "a response needs a status: pass a Response"],
  ])("%s that is unknown or unusable gets a TypeError", async (_, received, args, reason) => {
    const assertion = expect(received) as { toConform(...args: unknown[]): Promise<void> };
    const failure = await assertion.toConform(...args).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(TypeError);
    expect(String(failure)).toContain(reason);
  });
});
