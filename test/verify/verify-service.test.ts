import { describe, expect, it } from "vitest";
import "../../src/vitest/index.ts";
import { operations } from "../../src/contract/internal.ts";
import { importDataset } from "../../src/service/index.ts";
import type { VerifyOptions, VerifyReport } from "../../src/verify/index.ts";
import { pathNames } from "../support/path-names.ts";
import { type Change, deviate, HOOKS, ISSUE, LIST, noContent, REVOKE, USERS } from "./served.ts";
import { listMember, listSaid, listVerdicts, names, oneEvent, other, pairs, startVerifyDemo } from "./verify-demo.ts";

const { store, demo, send, clock, verify } = await startVerifyDemo();
const tokens = { only: [ISSUE, REVOKE], names: oneEvent } as const;

const listOperations = ({ operations }: VerifyReport) => operations.map(({ operationId }) => operationId).sort();
/** Lists the cases that operations lack, but those that are never asked, of which an owner of the contract adds some. */
const listLacking = ({ notAsked }: VerifyReport) =>
  notAsked
    .filter(({ operationId }) => operationId !== undefined)
    .map(({ operationId, reason }) => `${operationId} ${reason}`)
    .filter((gap) => !gap.includes("is never called"));

describe("verifyService", () => {
  it("our service conforms: §3, §4.1 to §4.5, §5.1, §7.2, §9, and S02 to S06, S09 to S14, S20, S26, S29 and all others that requests decide hold", async () => {
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      asked.push(`${init?.method} ${input}`);
      return send(input, init);
    };
    const startedAt = clock.now;
    const report = await verify(fetch, { names: pathNames });

    expect(report).toMatchObject({ conforms: true, findings: [], skipped: [] });
    expect(listLacking(report)).toEqual([]);
    expect(report.notAsked).toContainEqual({
      reason: "an expired token, which needs tokens that live for a minute at most",
    });
    expect(listVerdicts(report, "holds").length).toBeGreaterThan(20);
    await expect(report).toConform();
    expect(asked.length).toBeLessThanOrEqual(52 * Object.keys(operations).length);
    expect(asked.filter((request) => /[^:]\/\//.test(request))).toEqual([]); // a segment of a path is never empty
    expect(clock.now - startedAt).toBeCloseTo(100 * asked.length, -3); // the rate
  });

  it("S10: a refusal whose body ends early is a violation, and refutes no assumption", async () => {
    const endEarly: typeof fetch = async (...request) => {
      const { status, headers } = await send(...request);
      if (status !== 401) return send(...request);
      return new Response(new ReadableStream({ pull: (body) => body.error(new Error("reset")) }), { status, headers });
    };
    const report = await verify(endEarly, tokens);

    const said = new Set(report.findings.map(({ status, message }) => `${status}: ${message}`));
    expect([...said]).toEqual(["0: must arrive completely, got a body that ended early"]);
    expect(listVerdicts(report, "refuted")).toEqual([]);
  });

  it.each([0, 1, 2, 11])("a member with %d events breaks nothing", async (count) => {
    const memberId = `LC-${count}`;
    await importDataset(store, listMember(memberId, count).join("\n"));
    const report = await verify(send, { names: { ...names, memberId }, only: [LIST] });

    expect([report.findings, report.skipped]).toEqual([[], []]);
    expect(listVerdicts(report, "holds").includes("S35")).toBe(count > 0);
  });

  it("S21: revokes the tokens that it has issued, also if it is interrupted, or if others or a limit get in the way", async () => {
    const live = new Set<string>();
    const watch: Change = (t) => {
      if (t.succeeded(ISSUE)) live.add(t.body.access_token);
      if (t.succeeded(REVOKE)) live.delete(t.form.get("access_token") ?? "");
      return undefined;
    };
    const seemsRevoked: Change = (t) => t.wasRefused(REVOKE, 400) && t.form.has("access_token") && t.reply(noContent);
    let sent = 0;
    const limit: Change = () =>
      ++sent % 2 === 0 && new Response("{}", { status: 429, headers: { "retry-after": "1" } });
    const interrupted = new AbortController();
    const onCase = (_: unknown, count: number) => count === 60 && interrupted.abort();

    for (const change of [seemsRevoked, limit]) {
      await verify(deviate(send, change, watch), tokens);
      expect([...live]).toEqual([]);
    }
    const part = await verify(deviate(send, watch), { ...tokens, signal: interrupted.signal, onCase });
    expect([...live, part.stopped]).toEqual(["the verification was interrupted"]);
  });

  it("names the tokens that it cannot revoke, and when they expire if the service says so", async () => {
    let issued = 0;
    const setLifetime: Change = (t) => t.succeeded(ISSUE) && t.assign({ expires_in: issued++ % 2 === 0 ? 900 : 1e300 });
    const refuse: Change = (t) => t.id === REVOKE && t.fail(400);
    const report = await verify(deviate(send, setLifetime, refuse), { only: [ISSUE] });

    const left = "revokeToken left a token that was not revoked and expires at";
    const [unknown, ...known] = listLacking(report).sort().toReversed();
    expect(unknown).toBe(`${left} an unknown time`);
    expect(known).toEqual(known.map(() => expect.stringMatching(`^${left} \\d{4}-\\d\\d-\\d\\dT.*Z$`)));
    expect(listSaid(report)).toContain("§4.3 revokeToken /body/access_token");
    expect(listOperations(report)).toEqual([ISSUE]);
  });

  it("skips what it cannot call, and says what is missing", async () => {
    const { projectId = "" } = pathNames;
    const report = await verify(send, { application: undefined, names: { projectId }, other: {} });
    const alone = await verify(send, { only: [USERS, REVOKE] });

    expect(report.skipped).toEqual(
      expect.arrayContaining([
        { operationId: ISSUE, reason: "needs application" },
        { operationId: LIST, reason: "needs names.campaignId and names.memberId" },
        { operationId: REVOKE, reason: "needs application" },
      ]),
    );
    expect(report).toMatchObject({ conforms: false, findings: [] });
    expect(alone.skipped).toEqual([{ operationId: REVOKE, reason: "needs only generateToken beside it" }]);
    expect(listOperations(report)).not.toContain(LIST);
    expect(report.notAsked).toContainEqual({ reason: "a projectId of others, which needs other.names.projectId" });
    await expect(expect(report).toConform()).rejects.toThrow("skipped: listMemberActivity needs names.campaignId");
  });

  it("§7.2: asks nothing else of an operation whose feature the project lacks, and says so", async () => {
    const lacking = { ...names, projectId: demo.ids.projectIdWithoutFeatures };
    const report = await verify(send, { names: lacking, only: [ISSUE, HOOKS, USERS] });

    expect(report).toMatchObject({ conforms: true, findings: [], skipped: [] });
    const reason = "needs a feature that the project lacks (402, §7.2), so nothing else was tried";
    expect(listLacking(report)).toEqual([`listWebhooks ${reason}`, `listUsers ${reason}`]);
    expect(listOperations(report)).toEqual([ISSUE]);
  });

  it.each<Partial<VerifyOptions> & { readonly only: NonNullable<VerifyOptions["only"]> }>([
    { only: [USERS], application: undefined },
    { only: [LIST], management: undefined, names: oneEvent },
    { only: [ISSUE, REVOKE], names: {} },
  ])("asks only $only, and conforms without the others", async (options) => {
    const report = await verify(send, options);

    expect(report).toMatchObject({ conforms: true, skipped: [] });
    expect(listOperations(report)).toEqual(options.only);
  });

  it("blames the service for no unknown member, wrong key pair or unknown campaign of others, and says so", async () => {
    const wrongPair = { application: { ...other.application, secret: "wrong" } };
    const options = { only: [ISSUE, REVOKE, LIST] as const, names: oneEvent };
    const first = await verify(send, { ...options, other: { ...other, ...wrongPair } });
    const unknown = { ...other, names: { campaignId: "none", memberId: "none" } };
    const second = await verify(send, { ...options, other: unknown });

    for (const report of [first, second]) expect(report).toMatchObject({ conforms: true, skipped: [] });
    expect(listLacking(first)).toEqual([
      "listMemberActivity lacks a case: other.names.campaignId does not belong to other.application",
      "generateToken lacks a case: 401 to a request with the keys of others for a token of the scope loyalties api",
    ]);
    expect(listLacking(second)).toEqual([
      "listMemberActivity lacks a case: other.names.campaignId does not belong to other.application",
      "listMemberActivity lacks a case: other.names.memberId names no member with events",
    ]);
  });

  it("names the keys and names to check if a service refuses an ordinary request", async () => {
    const { findings } = await verify(send, { names: { ...names, memberId: "LC-WRONG" }, only: [LIST] });

    const given = "given the right application, and names.campaignId, and names.memberId";
    expect(findings.map(({ message }) => message)).toContain(
      `must have the status 2XX, because the request conforms, ${given}, got status 404`,
    );
  });

  it.each([
    { path: "proj_other", reason: "it belongs to another owner" },
    { path: "xxx", reason: "nothing has this name" },
  ])("says of a service that finds the project $path why it must not", async ({ path, reason }) => {
    const find: Change = (t) => t.id === HOOKS && t.url.pathname.includes(path) && t.reply({ status: 200, body: {} });
    const { findings } = await verify(deviate(send, find), { only: [HOOKS] });

    expect(findings.map(({ message }) => message)).toContain(
      `must have the status 4XX, because ${reason}, got status 200`,
    );
  });

  it("reports an operation that does not respond, even the last one, if others do", async () => {
    const silent: Change = (t) => t.id === USERS && Promise.reject(Object.assign(new Error(), { code: "ECONNRESET" }));
    const report = await verify(deviate(send, silent), { only: [HOOKS, USERS] });

    expect([report.stopped, report.findings.map(({ operationId }) => operationId)]).toEqual([undefined, [USERS]]);
  });

  it.each([
    {
      options: { other: { names: { memberId: names.memberId ?? "" } } },
      error: "other.names.memberId must differ from names.memberId",
    },
    {
      options: { other: { application: pairs.application } },
      error: "other.application.id must differ from application.id",
    },
    {
      options: { management: { id: "a", secret: "b\nc" } },
      error: "management.secret must be text that an HTTP header can carry",
    },
    { options: { only: ["listUser"] }, error: "there is no operation listUser: did you mean listUsers?" },
    { options: { accept: ["S133"] }, error: "there is no assumption S133: did you mean S13?" },
    { options: { baseline: {} }, error: "is not a baseline" },
  ])("refuses $options", async ({ options, error }) => {
    await expect(verify(send, options as Partial<VerifyOptions>)).rejects.toThrow(error);
  });
});
