import { describe, expect, it } from "vitest";
import type { LogLevel } from "../../src/index.ts";
import {
  catchError,
  createRecordingClient,
  createTestClient,
  createToken,
  readPage,
  respondWithPage,
} from "../support/responses.ts";
import { stopTime } from "./stop-time.ts";

const SECRET = "s3cret-token";
/** A character of C1, with which a terminal may begin an escape sequence. */
const HIDDEN = "\u009b";
/** Returns the lines of two calls: one is retried and gets a page that violates the contract, the other is refused. */
async function logCalls(logLevel?: LogLevel, statuses = [503, 200, 400]) {
  const lines: string[] = [];
  const write = (level: string) => (line: string) => {
    expect(line).toMatch(/^\{\P{Cc}*\}$/u);
    const { type, operationId, attempt, status, requestId } = JSON.parse(line);
    lines.push([level, type, operationId, attempt, status, requestId].filter(Boolean).join(" "));
  };
  const logger = { error: write("error"), warn: write("warn"), info: write("info"), debug: write("debug") };
  const violations = [{ pointer: "/data", message: "must\nbe", section: "2.1" }];
  const validate = { response: () => ({ ok: statuses.length > 1, violations }), on: "warn" };
  const options = { logger, logLevel, validate, oauth: { scopes: ["loyalties"] }, retry: { baseDelayMs: 0 } };
  const { client } = createRecordingClient(options, (url) => {
    if (url.endsWith("/token")) return Response.json(createToken({ access_token: SECRET }));
    const status = url.endsWith("/revoke") ? 204 : statuses.shift();
    if (status === undefined) throw new Error(SECRET);
    if (status === 200) return respondWithPage();
    return new Response(null, { status, headers: { "X-Request-Id": `req_1 ${SECRET}${HIDDEN}` } });
  });
  for (let call = 0; call < 2; call++) await catchError(readPage(client));
  await client.revoke();
  return lines;
}
const fail = () => {
  throw new Error("the disk is full");
};

it("an event says how long its request took", async () => {
  const clock = stopTime();
  const { client, events } = createRecordingClient({}, async () => {
    await clock.advance(70);
    return respondWithPage();
  });
  await clock.advance(50);
  await readPage(client);

  expect(events).toMatchObject([{ type: "request" }, { type: "response", durationMs: 70 }]);
});

describe("logLevel", () => {
  it("is off by default", async () => {
    expect(await logCalls()).toEqual([]);
  });

  it("writes one line for each attempt, retry, token and violation, without a secret", async () => {
    expect(await logCalls("info")).toEqual([
      "info response generateToken 1 200",
      "info token-issued",
      "warn response listMemberActivity 1 503 req_1 [secret]\u009b",
      "warn retry listMemberActivity 1",
      "info response listMemberActivity 2 200",
      "warn violation listMemberActivity 2 200",
      "warn response listMemberActivity 1 400 req_1 [secret]\u009b",
      "info response revokeToken 1 204 req_1 [secret]\u009b",
      "info token-revoked",
    ]);
  });

  it.each([
    ["error", 4, "error failure"],
    ["warn", 7, "warn retry"],
    ["debug", 13, "debug call-started"],
  ] as const)("%s writes %i lines of calls without a response", async (logLevel, count, line) => {
    const lines = (await logCalls(logLevel, [])).filter((each) => each.includes("listMemberActivity"));

    expect(lines).toHaveLength(2 * count);
    expect(lines.join("\n")).toContain(`${line} listMemberActivity`);
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
