import { afterAll, describe, expect, it } from "vitest";
import "../../src/vitest/index.ts";
import { credentialVariables } from "../../src/contract/credential-kinds.ts";
import { createErrorObject } from "../../src/contract/error-object.ts";
import { assumptions } from "../../src/contract/vocabulary.ts";
import { TrafficCheck } from "../../src/traffic/check.ts";
import { createMemorySink, createRecorder, readExchanges } from "../../src/traffic/index.ts";
import type { Finding, VerifyOptions, VerifyReport } from "../../src/verify/index.ts";
import { readEnvironment } from "../../src/verify/options.ts";
import { rules } from "../../src/verify/rules.ts";
import { pathNames } from "../support/path-names.ts";
import { type Change, conformingServices, deviate, listDeviations } from "./deviations.ts";
import {
  accessToken,
  chooseOperations,
  demo,
  listFound,
  listNews,
  listRefuted,
  MANY,
  names,
  other,
  pairs,
  send,
  store,
  verify,
} from "./verify-demo.ts";

afterAll(() => store.close());
const { credentials, ids } = demo;
/** The report on our service. */
const ours = await verify(send, { names: pathNames });

/** The rules that only a verification knows, because they compare responses with the plan. */
const comparisons = ["pages", "token", "stranger", "missing-name"].map((keyword) => `response-${keyword}`);
const nameFinding = ({ rule, operationId, pointer }: Finding) => `${rule} ${operationId} ${pointer}`;

/** Lists what operations lack, but those that are never asked, of which an owner of the contract adds some. */
const listLacking = ({ lacking }: VerifyReport) =>
  lacking.map(({ operationId, reason }) => `${operationId} ${reason}`).filter((gap) => !gap.includes("is never asked"));

/** Records a service, as --record does, and checks the responses of the recording, as `loyalty check` does. */
function record(service: typeof fetch) {
  const sink = createMemorySink();
  const recorder = createRecorder({ sink, fetch: service });
  const check = () => {
    const recording = new TrafficCheck({ invariants: true }).startRecording();
    for (const exchange of readExchanges(sink.har)) recording.add(exchange);
    return recording.report().findings.filter(({ half }) => half === "response");
  };
  return { recorder, check };
}

describe("verifyService", () => {
  it("our service conforms: §3, §4.1 to §4.5, §5.1, §7.2, §9, and S02 to S06, S09 to S14, S18, S20, S26, S29, S33 and all others that it shows hold", () => {
    expect(ours).toMatchObject({ conforms: true, findings: [], skipped: [] });
    const undecidable = Object.keys(assumptions).filter((id) => assumptions[id]?.undecidable !== undefined);
    const notShown = ["S15", "S23", "S34"]; // a limit, a failure, and a page without its cursor
    expect(
      ours.assumptions
        .filter(({ verdict }) => verdict !== "holds")
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...undecidable, ...notShown].sort());
  });

  it.each(listDeviations())("finds a service that $name", async ({ change, found }) => {
    const { recorder, check } = record(deviate(send, change));
    const report = await verify(recorder.fetch, chooseOperations(found));
    await recorder.close();

    expect(listFound(report)).toEqual(found);
    expect(report.conforms).toBe(false);
    const checked = check();
    const own = report.findings
      .filter(({ half, rule }) => half === "response" && !comparisons.includes(rule))
      .map(nameFinding);
    expect(checked.map(nameFinding)).toEqual(expect.arrayContaining(own));
    // A verdict on the status stands for a rule between exchanges that the same exchange breaks.
    const others = checked.filter((finding) => !own.includes(nameFinding(finding)));
    expect(others.filter(({ rule }) => rule.startsWith("response-"))).toEqual([]);
    const texts = [...report.findings.map(({ message }) => message), ...report.assumptions.map(({ seen }) => seen)];
    expect(texts.filter((text) => text.endsWith(" "))).toEqual([]); // each says what differs, or what is missing
  });

  it.each(Object.entries(conformingServices))("finds no violation in a service with %s", async (_, change) => {
    const report = await verify(deviate(send, change));

    expect(listNews(report).violations).toEqual([]);
    expect(report.skipped).toEqual(ours.skipped);
  });

  it("§9: finds an event that is lost behind the pages that it reads with a small limit", async () => {
    const loseLast: Change = (t) =>
      t.succeeds("listMemberActivity") &&
      t.has("limit", "7") &&
      !t.body.has_more &&
      t.assign({ data: t.body.data.slice(1) });
    const report = await verify(deviate(send, loseLast), {
      names: { ...names, memberId: MANY },
      management: undefined,
    });

    expect(listFound(report)).toEqual(["listMemberActivity /data"]);
  });

  it("S05: a revoked token that is issued again is a violation, and refutes no header", async () => {
    let first: string | undefined;
    const repeat: Change = (t) => {
      if (!t.succeeds("generateToken")) return false;
      first ??= t.body.access_token;
      return t.assign({ access_token: first });
    };
    const report = await verify(deviate(send, repeat), { management: undefined });

    expect(report.findings.map(({ rule }) => rule)).toContain("revoked-token-stays-dead");
    expect(listRefuted(report)).not.toContain("S05");
  });

  it("S15: a limit of requests breaks nothing, and decides nothing else", async () => {
    let sent = 0;
    const body = { ...createErrorObject(429), request_id: "req_1" };
    const limit: Change = () =>
      ++sent % 5 === 0 ? Response.json(body, { status: 429, headers: { "retry-after": "1" } }) : undefined;
    const report = await verify(deviate(send, limit));

    expect(listNews(report)).toEqual({ violations: [], refuted: [] });
    expect(report.assumptions.find(({ id }) => id === "S15")).toMatchObject({ verdict: "holds" });
  });

  it("S35: an event that arrives during the verification changes no earlier one", async () => {
    let reads = 0;
    const grow: Change = ({ query, body }) => {
      if (query.get("order") !== "created_at" || Number(query.get("limit")) <= 7 || ++reads < 2) return undefined;
      return Response.json({ ...body, data: [...body.data, { ...body.data[0], id: "evt_new" }] });
    };
    const report = await verify(deviate(send, grow), { management: undefined });

    expect([reads, ...listNews(report).refuted]).toEqual([2]);
  });

  it("S10: a refusal whose body ends early is a violation, and refutes no assumption", async () => {
    const endEarly: typeof fetch = async (...request) => {
      const { status, headers } = await send(...request);
      if (status !== 401) return send(...request);
      return new Response(new ReadableStream({ pull: (body) => body.error(new Error("reset")) }), { status, headers });
    };
    const { violations, refuted } = listNews(await verify(endEarly));

    expect(new Set(violations.map(({ status, message }) => `${status}: ${message}`))).toEqual(
      new Set(["0: must be answered completely, got a body that ended early"]),
    );
    expect(refuted).toEqual([]);
  });

  it("a member without events decides nothing about pages, and breaks nothing", async () => {
    const { assumptions, findings } = await verify(send, { names: { ...names, memberId: other.member } });

    const undecided = assumptions.filter(({ verdict }) => verdict === "not seen").map(({ id }) => id);
    expect(findings).toEqual([]);
    expect(undecided).toEqual(expect.arrayContaining(["S03", "S04", "S35"]));
    expect(listRefuted({ ...ours, assumptions })).toEqual([]);
  });

  it.each([
    { id: "S16", campaign: undefined },
    { id: "S36", campaign: { is_referral_code: true } },
  ])("$id: an event with the campaign $campaign decides nothing", async ({ id, campaign }) => {
    const replaceCampaigns: Change = (t) => {
      if (!t.succeeds("listMemberActivity")) return false;
      for (const { data } of t.body.data) data.data.campaign = campaign;
      return t.reply();
    };
    const { assumptions } = await verify(deviate(send, replaceCampaigns), { management: undefined });

    expect(assumptions.find((each) => each.id === id)?.verdict).toBe("not seen");
  });

  it("asks the same requests in the same order, none twice without a reason, and keeps to the rate", async () => {
    const run = async () => {
      const asked: string[] = [];
      const delays: number[] = [];
      let now = 0;
      await verify(send, {
        onCase: ({ request: { method, target }, name, reason }) =>
          void asked.push(`${method} ${target} ${name}: ${reason}`),
        now: () => now,
        sleep: async (delayMs) => {
          now += delayMs;
          delays.push(delayMs);
        },
      });
      return { asked, delays };
    };

    const one = await run();
    const two = await run();

    expect(two.asked).toEqual(one.asked);
    expect(one.asked.join()).toContain(": the request must have a body (");
    expect(one.asked.filter((request) => request.includes("//"))).toEqual([]); // a segment of a path is never empty
    expect(one.asked.filter((request) => / : |: $/.test(request))).toEqual([]); // each has a name and a reason
    expect(one.delays.every((delayMs) => delayMs === 100)).toBe(true);
  });

  it("S21: revokes the tokens that it has issued, also if it is interrupted", async () => {
    const interrupted = new AbortController();
    let cases = 0;
    const tokens = new Set<string>();
    const watch: Change = (t) => {
      if (t.id === "generateToken" && t.body?.access_token) tokens.add(t.body.access_token);
      if (t.id === "revokeToken" && t.status === 204) tokens.delete(t.form.get("access_token") ?? "");
      return undefined;
    };
    const whole = await verify(deviate(send, watch));
    const left = [tokens.size];
    const isForeign: Change = (t) =>
      t.headers.get("x-app-id") === other.app ? new Response(null, { status: 204 }) : undefined;
    await verify(deviate(send, isForeign, watch));
    left.push(tokens.size);
    const part = await verify(deviate(send, watch), {
      signal: interrupted.signal,
      onCase: () => void (++cases === 60 && interrupted.abort()),
    });

    let sent = 0;
    const limit: Change = () =>
      ++sent % 2 === 0 && new Response("{}", { status: 429, headers: { "retry-after": "1" } });
    left.push(tokens.size);
    await verify(deviate(send, limit, watch));

    expect([...left, tokens.size]).toEqual([0, 0, 0, 0]);
    expect([whole.stopped, part.stopped]).toEqual([undefined, "the verification was interrupted"]);
    expect(part.requests).toBeLessThan(whole.requests);
  });

  it.each([
    [900, /^revokeToken left a token that was not revoked and expires at \d{4}-\d\d-\d\dT.*Z$/],
    [1e300, /^revokeToken left a token that was not revoked and expires at an unknown time$/],
  ])("names the tokens of %d s that it cannot revoke, with the time when they expire", async (seconds, expected) => {
    let isEnding = false;
    const setLifetime: Change = (t) =>
      t.id === "generateToken" && t.status === 200 && t.assign({ expires_in: seconds });
    const refuseRevocations: Change = (t) => isEnding && t.id === "revokeToken" && t.fail(400);
    const report = await verify(deviate(send, setLifetime, refuseRevocations), {
      management: undefined,
      onCase: ({ name }) => {
        isEnding ||= name === "an issued token";
      },
    });

    const lacking = listLacking(report);
    expect(lacking.length).toBeGreaterThan(0);
    expect(lacking).toEqual([...new Set(lacking)]);
    for (const gap of lacking) expect(gap).toMatch(expected);
    expect(JSON.stringify(report.findings)).toContain("must be answered with 2XX");
  });

  it("asks once more to revoke a token if no response comes", async () => {
    let failures = 0;
    let isEnding = false;
    const broken = deviate(send, () => isEnding && failures++ < 1 && Promise.reject(new Error()));
    const onCase: VerifyOptions["onCase"] = ({ name }) => {
      isEnding = name === "an issued token";
    };

    const report = await verify(broken, { onCase });

    expect([report.conforms, listLacking(report)]).toEqual([true, []]);
    expect(failures).toBeGreaterThan(1);
  });

  it("skips what it cannot call, and says what is missing", async () => {
    const report = await verify(send, { application: undefined, names: { projectId: ids.projectId } });

    expect(report.skipped).toEqual(
      expect.arrayContaining([
        { operationId: "generateToken", reason: "needs LOYALTY_CLIENT_APP_ID and LOYALTY_CLIENT_APP_TOKEN" },
        { operationId: "listMemberActivity", reason: "needs --campaignId and --memberId" },
        { operationId: "revokeToken", reason: "needs LOYALTY_CLIENT_APP_ID and LOYALTY_CLIENT_APP_TOKEN" },
      ]),
    );
    expect(report).toMatchObject({ conforms: false, findings: [] });
    expect(report.operations.map(({ operationId }) => operationId)).not.toContain("listMemberActivity");
    await expect(expect(report).toConform()).rejects.toThrow("skipped: listMemberActivity needs --campaignId");
  });

  it("asks only the named operations, and conforms without the others", async () => {
    const users = await verify(send, { only: ["listUsers"], application: undefined, names: pathNames });
    const page = await verify(send, { only: ["listMemberActivity"], application: undefined, accessToken });
    const tokens = await verify(send, { only: ["revokeToken", "generateToken"], names: {} });
    const issue = await verify(send, { only: ["generateToken"] });
    const fail: Change = (t) => (t.id === "revokeToken" ? new Response("{}", { status: 500 }) : undefined);
    const left = await verify(deviate(send, fail), { only: ["generateToken"] }); // its tokens cannot be revoked
    const revocation = await verify(send, { only: ["listUsers", "revokeToken"], names: pathNames });

    const list = (report: VerifyReport) => report.operations.map(({ operationId }) => operationId);
    expect(users).toMatchObject({ conforms: true, skipped: [] });
    expect(list(users)).toEqual(["listUsers"]);
    expect(page).toMatchObject({ conforms: true, skipped: [] });
    expect(tokens).toMatchObject({ conforms: true, skipped: [] });
    expect(list(tokens)).toEqual(["generateToken", "revokeToken"]);
    expect(list(issue)).toEqual(["generateToken"]);
    expect(list(left)).toEqual(["generateToken"]);
    expect(left.findings.map(({ operationId }) => operationId)).toContain("revokeToken");
    const reason = "needs --only generateToken beside it";
    expect(revocation).toMatchObject({ conforms: false, skipped: [{ operationId: "revokeToken", reason }] });
    const misspelt = { only: ["listUser"] as unknown as readonly ["listUsers"] };
    await expect(verify(send, misspelt)).rejects.toThrow("there is no operation listUser: did you mean listUsers?");
  });

  it("refuses the known names and the known application as those of others", async () => {
    const { memberId = "" } = names;

    await expect(verify(send, { other: { names: { memberId } } })).rejects.toThrow(
      "LOYALTY_VERIFY_OTHER_MEMBER_ID must differ from memberId",
    );
    await expect(verify(send, { other: { application: pairs.application } })).rejects.toThrow(
      "LOYALTY_VERIFY_OTHER_APP_ID must differ from LOYALTY_CLIENT_APP_ID",
    );
  });

  it("names the keys and names to check if a service refuses an ordinary request", async () => {
    const application = { ...pairs.application, secret: "wrong" };
    const wrongKey = await verify(send, { application, names: { ...names, memberId: "LC-WRONG" } });
    const wrongName = await verify(send, { names: { ...names, memberId: "LC-WRONG" } });
    const prefixed = { application: undefined, accessToken: "Bearer token", only: ["listMemberActivity"] } as const;
    const wrongToken = await verify(send, prefixed);

    const [id, secret] = credentialVariables.application;
    const list = (report: VerifyReport) => report.findings.map((each) => `${each.operationId}: ${each.message}`);
    expect(list(wrongKey)).toContain(
      `generateToken: must be answered with 2XX or 404, because the request conforms if ${id} and ${secret} are right, got status 401`,
    );
    expect(list(wrongName)).toContainEqual(
      expect.stringMatching(/^listMemberActivity: .* and campaignId and memberId are right, got status 404$/),
    );
    expect(list(wrongToken)).toEqual([expect.stringMatching(/if LOYALTY_CLIENT_ACCESS_TOKEN and .* got status 401$/)]);
    const ofMember = wrongName.findings.find(({ operationId }) => operationId === "listMemberActivity");
    expect(ofMember?.curl).toMatch(/^curl 'http:/); // GET is what curl sends by itself
    expect(wrongKey.assumptions.find((each) => each.id === "S02")?.seen).toBe("needs an issued token");
  });

  it("blames the service for no unknown member, wrong key pair or unknown campaign of others, and says so", async () => {
    const application = { id: other.app, secret: "wrong" };
    const report = await verify(send, { other: { application, names: { memberId: "LC-WRONG" } } });

    const [id, secret] = credentialVariables.other;
    expect(report).toMatchObject({ conforms: true, skipped: [] });
    expect(listLacking(report)).toEqual([
      `revokeToken lacks a case: 401 to a token request with ${id} and ${secret}`,
      "listMemberActivity lacks a case: LOYALTY_VERIFY_OTHER_MEMBER_ID names no member with events",
    ]);
    expect(ours.assumptions.find((each) => each.id === "S30")?.seen).toBe(
      "404 not_found to LOYALTY_VERIFY_OTHER_CAMPAIGN_ID, if it exists (listMemberActivity)",
    );
  });

  it("reads keys and the names of others from the environment, and names the variable that half a pair lacks", () => {
    const [id, secret] = credentialVariables.application;

    expect(
      readEnvironment({ [id]: "app", [secret]: "x", LOYALTY_VERIFY_OTHER_CAMPAIGN_ID: "camp" }, ["campaignId"]),
    ).toEqual({
      application: { id: "app", secret: "x" },
      other: { names: { campaignId: "camp" } },
    });
    expect(() => readEnvironment({ [id]: "app", [secret]: "" }, [])).toThrow(`the variable ${secret} is missing`);
  });

  const reset = () => Promise.reject(Object.assign(new Error(), { code: "ECONNRESET" }));
  /** Waits until the request is aborted. */
  const hang = (_: unknown, init?: RequestInit) =>
    new Promise<never>((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
  const text = (body: BodyInit, status = 200, headers = {}) => new Response(body, { status, headers });
  it.each<[name: string, service: typeof fetch, stopped: string | undefined]>([
    ["hangs", hang, "no response (TimeoutError)"],
    ["resets", reset, "(ECONNRESET)"],
    [
      "hangs in its bodies",
      async (...sent) => text(new ReadableStream({ pull: () => hang(...sent) })),
      "no response (TimeoutError)",
    ],
    ["redirects", async () => text("", 302, { location: "http://x.example" }), undefined],
    ["answers with HTML", async () => text("<p>Hello</p>", 200, { "content-type": "text/html" }), undefined],
    [
      "limits every request",
      async () => text("{}", 429, { "retry-after": "1" }),
      "429 to generateToken (an ordinary request), to be tried again in 1 s: verify later, or with a lower --rate",
    ],
    [
      "never ends a body",
      async () => text(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(1 << 20)) })),
      undefined,
    ],
    [
      "echoes credentials",
      async (input, init) => {
        const { headers } = new Request(input, init);
        const message = JSON.stringify([...headers]);
        return Response.json({ code: 400, message, key: headers.get("x-app-token") }, { status: 400 });
      },
      undefined,
    ],
  ])("ends with a clear word, and shows no secret, if a service %s", async (name, service, stopped) => {
    const report = await verify(service, { timeoutMs: 20 });

    expect(report.conforms).toBe(false);
    expect(report.assumptions.filter(({ verdict }) => verdict === "holds")).toEqual([]);
    expect(report.skipped.map(({ reason }) => reason).join()).not.toContain("status 200");
    if (stopped === undefined) expect(report.findings.length).toBeGreaterThan(0);
    else expect(report.stopped).toContain(stopped);
    expect(report.requests).toBeLessThan(20);
    if (["hangs", "resets"].includes(name)) expect(report.operations).toEqual([]);
    const shown = JSON.stringify(report);
    expect(shown).not.toMatch(/http_response_body_size|undefined/);
    for (const { secret } of [...Object.values(pairs), other]) expect(shown).not.toContain(secret);
  });

  it("S25: shows no text of a response in a verdict, and uses no token that a header cannot carry", async () => {
    const leak = "LEAKED anna@private.example";
    const leaking: Change = (t) => {
      if (t.form.get("scope") === "api") return Response.json({ ...t.body, access_token: `${leak}\nż` });
      if (t.id === "listMemberActivity") return undefined;
      const data = t.body?.data?.map((item: object) => ({ ...item, id: leak, created_at: leak, name: leak }));
      return data && Response.json({ ...t.body, data });
    };
    const report = await verify(deviate(send, leaking));

    expect(listRefuted(report)).toContain("S25");
    expect(JSON.stringify(report)).not.toContain("LEAKED");
  });

  it("shows a variable in the place of each secret in a curl command, also of one that a URL encodes", async () => {
    let issued = 0;
    const report = await verify(
      deviate(send, (t) => {
        if (t.id === "revokeToken" && t.status === 204) return Response.json({}, { status: 200 });
        if (t.id !== "generateToken" || t.status !== 200) return undefined;
        return Response.json({ ...t.body, access_token: `it's+/=${issued++}` });
      }),
      { baseUrl: "http://service.invalid/" },
    );

    const curl = report.findings.find(({ operationId }) => operationId === "revokeToken")?.curl;
    expect(curl).toBe(
      `curl 'http://service.invalid/v1/oauth/token/revoke' -H 'X-App-Id: ${credentials.appId}' -H 'X-App-Token: '"$LOYALTY_CLIENT_APP_TOKEN" -H 'Content-Type: application/x-www-form-urlencoded' --data-urlencode 'access_token='"$ACCESS_TOKEN"`,
    );
    expect(JSON.stringify(report)).not.toMatch(/\+\/=|%2B%2F/);
  });

  it.each([
    ["60", [60_000], "the verification was interrupted"],
    ["Thu, 01 Jan 2026 00:00:30 GMT", [30_000], "the verification was interrupted"],
    [
      "3600",
      [],
      "the service answered 429 to generateToken (an ordinary request), to be tried again in 3600 s: verify later, or with a lower --rate",
    ],
  ])(
    "waits for a 429 with Retry-After: %s, a minute at most, and an interruption ends the wait",
    async (retryAfter, waits, stopped) => {
      const delays: number[] = [];
      const interrupted = new AbortController();
      const report = await verify(async () => text("{}", 429, { "retry-after": retryAfter }), {
        signal: interrupted.signal,
        now: () => Date.UTC(2026),
        sleep: (delayMs, signal) => {
          delays.push(delayMs);
          return new Promise((_, reject) => {
            signal?.addEventListener("abort", reject);
            if (delayMs > 1000) interrupted.abort();
          });
        },
      });

      expect(delays).toEqual(waits);
      expect(report).toMatchObject({ requests: 1, stopped });
    },
  );

  it("reports an operation that does not respond, even the last one, if others do", async () => {
    const silent: typeof fetch = async (input, init) =>
      new Request(input, init).url.endsWith("/users") ? reset() : send(input, init);
    const report = await verify(silent, { only: ["listWebhooks", "listUsers"] });

    expect(report.stopped).toBeUndefined();
    expect(report.findings.map(({ operationId }) => operationId)).toEqual(["listUsers"]);
  });
});

it("each assumption has a rule, or says why no request can decide it", () => {
  const undecidable = Object.entries(assumptions).flatMap(([id, each]) => (each.undecidable === undefined ? [] : [id]));

  expect([...Object.keys(rules), ...undecidable].sort()).toEqual(Object.keys(assumptions).sort());
});
