import { describe, expect, it } from "vitest";
import type { Logger, LogLevel } from "../../src/index.ts";
import { catchError, createTestClient, createToken, readPage, respondWithPage } from "../support/responses.ts";

const SECRET = "s3cret-token";
/** Ends the delay of a retry, which is 0, but no deadline. */
const runAtOnce = (callback: () => void, delayMs: number) => {
  if (delayMs === 0) queueMicrotask(callback);
  return () => {};
};
/** Returns the lines of two calls: one is retried and gets a page that violates the contract, the other is refused. */
async function logCalls(options: { readonly logLevel?: LogLevel; readonly statuses?: number[] }) {
  const lines: string[] = [];
  const write = (level: string) => (line: string) => {
    const [, start, json = ""] = /^(\[loyalty\]) ({.*})$/.exec(line) ?? [];
    const { type, operationId, path, attempt, status, reason, requestId, violations } = JSON.parse(json);
    const facts = [
      line.includes(SECRET) && "LEAK",
      type,
      operationId,
      attempt,
      status ?? reason,
      requestId,
      violations?.[0].message,
    ];
    paths.add(path);
    lines.push(`${start} ${level}: ${facts.filter(Boolean).join(" ")}`);
  };
  const logger: Logger = { error: write("error"), warn: write("warn"), info: write("info"), debug: write("debug") };
  const headers = { "X-Request-Id": `req_1 ${SECRET}` };
  const { statuses = [503, 200, 400], ...others } = options;
  const violations = [{ pointer: "/data", message: "must\nbe", section: "2.1" }];
  const client = createTestClient({
    ...others,
    logger,
    application: { appId: "a", appToken: SECRET },
    oauth: { scopes: ["loyalties"] },
    retry: { baseDelayMs: 0 },
    clock: { monotonic: () => 0, epoch: () => 0, schedule: runAtOnce },
    validate: { response: () => ({ ok: statuses.length > 1, violations }), on: "warn" },
    fetch: async (url: string) => {
      if (url.endsWith("/revoke")) return new Response();
      if (url.endsWith("/token")) return Response.json(createToken({ access_token: SECRET }));
      const status = statuses.shift();
      if (status === undefined) throw new Error(SECRET);
      return status === 200 ? respondWithPage() : Response.json({}, { status, headers });
    },
  });
  for (let call = 0; call < 2; call++) await catchError(readPage(client));
  await client.revoke().catch(() => undefined);
  return lines;
}
const paths = new Set<string | undefined>();
const fail = () => {
  throw new Error("the disk is full");
};

describe("logLevel", () => {
  it("is off by default", async () => {
    expect(await logCalls({})).toEqual([]);
  });

  it("writes one line for each attempt, retry, token and violation, without a secret", async () => {
    paths.clear();

    expect(await logCalls({ logLevel: "info" })).toEqual([
      "[loyalty] info: response generateToken 1 200",
      "[loyalty] info: token-issued",
      "[loyalty] warn: response listMemberActivity 1 503 req_1 [secret]",
      "[loyalty] warn: retry listMemberActivity 1 503",
      "[loyalty] info: response listMemberActivity 2 200",
      "[loyalty] warn: violation listMemberActivity 2 200 must\nbe",
      "[loyalty] warn: response listMemberActivity 1 400 req_1 [secret]",
      "[loyalty] info: response revokeToken 1 200",
      "[loyalty] info: token-revoked",
    ]);
    const activity = "/v1/loyalties/c/members/m/activity";
    expect([...paths]).toEqual(["/oauth/token", undefined, activity, "/v1/oauth/token/revoke"]);
  });

  it.each([
    ["error", 4, "error: failure"],
    ["warn", 7, "warn: retry"],
    ["debug", 13, "debug: call-started"],
  ] as const)("%s writes %i lines of calls without a response", async (logLevel, count, line) => {
    const lines = (await logCalls({ logLevel, statuses: [] })).filter((each) => each.includes("listMemberActivity"));

    expect(lines).toHaveLength(2 * count);
    expect(lines.join("\n")).toContain(`[loyalty] ${line} listMemberActivity`);
    expect(lines.join()).not.toContain("s3cret");
  });
});

it.each([
  ["throws", () => fail()],
  ["rejects", async () => fail()],
])("a listener that %s, onEvent or a logger, fails no call and does not end the process", async (_, listen) => {
  const logger = { error: listen, warn: listen, info: listen, debug: listen };
  const client = createTestClient({
    onEvent: listen,
    logger,
    logLevel: "debug",
    fetch: async () => respondWithPage(),
  });

  const failures: unknown[] = [];
  const onFailure = (error: unknown) => failures.push(error);
  process.on("unhandledRejection", onFailure);
  const { data } = await readPage(client);
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", onFailure);

  expect([data, failures]).toEqual([[], []]);
});
