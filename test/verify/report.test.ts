import { describe, expect, it } from "vitest";
import "../../src/vitest/index.ts";
import { pathNames } from "../support/path-names.ts";
import { deviate, HOOKS, ISSUE, LIST, REVOKE, UNKNOWN, USERS } from "./served.ts";
import { names, other, pairs, startVerifyDemo } from "./verify-demo.ts";

const { send, verify } = await startVerifyDemo();
const text = (body: BodyInit, status = 200, headers = {}) => new Response(body, { status, headers });
const reset = () => Promise.reject(Object.assign(new Error(), { code: "ECONNRESET" }));
/** Waits until the request is aborted. */
const hang = (_: unknown, init?: RequestInit) =>
  new Promise<never>((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));

describe("the report of verifyService", () => {
  it.each<{ name: string; service: typeof fetch; stopped?: string }>([
    { name: "hangs", service: hang, stopped: "no response (TimeoutError)" },
    { name: "resets", service: reset, stopped: "(ECONNRESET)" },
    {
      name: "hangs in its bodies",
      service: async (...sent) => text(new ReadableStream({ pull: () => hang(...sent) })),
      stopped: "no response (TimeoutError)",
    },
    {
      name: "has a certificate that nobody knows",
      service: () => Promise.reject(Object.assign(new Error(), { code: "DEPTH_ZERO_SELF_SIGNED_CERT" })),
      stopped: "(DEPTH_ZERO_SELF_SIGNED_CERT: give Node the CA with NODE_EXTRA_CA_CERTS)",
    },
    {
      name: "redirects",
      service: async () => text("", 302, { location: "https://x.example/v2?key=secret" }),
      stopped: "the service returns 302 to https://x.example/v2: verify that address",
    },
    { name: "answers with HTML", service: async () => text("<p>Hello</p>", 200, { "content-type": "text/html" }) },
    {
      name: "never ends a body",
      service: async () => text(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(1 << 20)) })),
    },
    {
      name: "echoes credentials",
      async service(input, init) {
        const { headers } = new Request(input, init);
        const message = JSON.stringify([...headers]);
        return Response.json({ code: 400, message, key: headers.get("x-app-token") }, { status: 400 });
      },
    },
  ])("has a clear word, and no secret, if a service $name", async ({ service, stopped }) => {
    const report = await verify(service, { timeoutMs: 20 });

    expect(report.conforms).toBe(false);
    const held = report.assumptions.filter(({ id, verdict }) => verdict === "holds" && id !== "S15");
    expect(held).toEqual([]);
    if (stopped === undefined) expect(report.findings.length).toBeGreaterThan(0);
    else expect([report.findings, report.stopped]).toEqual([[], expect.stringContaining(stopped)]);
    expect(report.requests).toBeLessThan(20);
    const shown = JSON.stringify(report);
    expect(shown).not.toMatch(/http_response_body_size|undefined/);
    for (const { secret } of [...Object.values(pairs), other.application]) expect(shown).not.toContain(secret);
  });

  it.each([
    { retryAfter: "Thu, 01 Jan 2026 00:00:30 GMT", waits: [30], stopped: "the verification was interrupted" },
    {
      retryAfter: "3600",
      waits: [],
      stopped:
        "the service returned 429 to generateToken (an ordinary request), to be tried again in 3600 s: verify later, or with a lower rate",
    },
  ])("says how a wait for a 429 with Retry-After: $retryAfter ended", async ({ retryAfter, waits, stopped }) => {
    const waited: number[] = [];
    const interrupted = new AbortController();
    const report = await verify(async () => text("{}", 429, { "retry-after": retryAfter }), {
      signal: interrupted.signal,
      now: () => Date.UTC(2026),
      onCase(_, __, waitSeconds) {
        if (waitSeconds === 0) return;
        waited.push(waitSeconds);
        interrupted.abort();
      },
    });

    expect(waited).toEqual(waits);
    expect(report).toMatchObject({ requests: 1, stopped });
  });

  it("S25: shows no text of a response unless it is asked to, but what it chose itself and what closed lists refuse", async () => {
    const leak = "LEAKED anna@private.example";
    const leaking = deviate(send, (t) => {
      if (t.id === LIST) return t.status === 404 && t.assign({ key: t.headers.get("x-app-token") });
      const data = t.body?.data?.map((item: object) => ({
        ...item,
        id: leak,
        created_at: leak,
        projects: { x: "ROLE_OF_NOBODY" },
      }));
      return data ? t.assign({ data }) : t.form.get("scope") === UNKNOWN && t.reply({ status: 200 });
    });
    const only = [ISSUE, LIST, HOOKS, USERS] as const;
    const hidden = await verify(leaking, { only });
    const shown = await verify(leaking, { only, showValues: true });

    expect(hidden.findings.map(({ message }) => message).join()).toContain('got "ROLE_OF_NOBODY"');
    expect(JSON.stringify(hidden)).not.toContain("LEAKED");
    expect(JSON.stringify(shown)).toContain("LEAKED");
    for (const report of [hidden, shown]) expect(JSON.stringify(report)).not.toContain(pairs.application.secret);
  });

  it("S25: uses no token that a header cannot carry", async () => {
    const odd = deviate(
      send,
      (t) => t.succeeded(ISSUE) && t.assign({ access_token: `LEAKED\\n${t.body.access_token}` }),
    );
    const report = await verify(odd, { only: [ISSUE, LIST] });

    expect(JSON.stringify(report)).not.toContain("LEAKED");
  });

  it("accepts assumptions, and violations of a baseline until they expire", async () => {
    const deviating = deviate(send, (t) => {
      if (t.succeeded(REVOKE)) return t.reply({ status: 200, body: undefined });
      return t.succeeded(USERS) && t.assignFirst({ is_owner: "yes" });
    });
    const only = [ISSUE, REVOKE, USERS] as const;
    const refused = await verify(deviating, { only });
    const fingerprint = refused.findings.find(({ section }) => section === "2.10")?.fingerprint ?? "";
    const baseline = (expires: string) => ({ violations: [{ fingerprint, reason: "ticket 7", expires }] });
    const accepted = await verify(deviating, { only, accept: ["S06"], baseline: baseline("2999-01-01") });
    const expired = await verify(deviating, { only, accept: ["S06"], baseline: baseline("2020-01-01") });

    expect([refused.conforms, accepted.conforms, expired.conforms]).toEqual([false, true, false]);
    expect(accepted.findings.map((finding) => finding.accepted).sort()).toEqual(["accept S06", "ticket 7"]);
    expect(accepted.assumptions.find(({ id }) => id === "S06")?.verdict).toBe("accepted");
    await expect(accepted).toConform();
    await expect(expect(expired).toConform()).rejects.toThrow("/data/0/is_owner: must be boolean");
    await expect(expect(accepted).toConform({ baseline: { violations: [] } })).rejects.toThrow(
      "the report of verifyService takes no options",
    );
  });

  it("shows the message and the stack of an application that fails, without its secrets", async () => {
    const broken: typeof fetch = async (input, init) => {
      if (new URL(String(input)).pathname.endsWith("/users")) {
        const secret = new Headers(init?.headers).get("x-management-token");
        throw new TypeError(`Cannot read properties of undefined (${secret})`);
      }
      return send(input, init);
    };
    const report = await verify(broken, { only: ["listWebhooks", USERS] });

    const failure = expect(expect(report).toConform()).rejects;
    await failure.toThrow(/TypeError: Cannot read properties of undefined \(\(not shown\)\)\n.*report\.test\.ts/s);
    expect(report.findings[0]?.curl?.[0]).toMatch(`curl '/management/v1/projects/${pathNames.projectId}/users' -H `);
  });

  it("has commands with variables in the place of secrets, also of one that contains another", async () => {
    const refuse: typeof fetch = async () => Response.json({ code: 401, message: "Unauthorized" }, { status: 401 });
    const keys = { application: { id: "app_1", secret: "app" }, management: { id: "mgmt_1", secret: "app+it's" } };
    const report = await verify(refuse, { ...keys, other: {}, baseUrl: "http://service.example/" });

    const { curl } = report.findings.find(({ operationId }) => operationId === USERS) ?? {};
    const url = `http://service.example/management/v1/projects/${names.projectId}/users`;
    expect(curl).toEqual([
      `curl '${url}' -H 'X-Management-Id: mgmt_1' -H "X-Management-Token: \${LOYALTY_CLIENT_MANAGEMENT_TOKEN}" -i`,
    ]);
    expect(JSON.stringify(report)).not.toMatch(/it's|Token: app/);
  });
});
