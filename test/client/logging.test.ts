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
  const write = (level: string) => (line: string) =>
    void lines.push(`${level} ${line.replace(/callId=\d+/, "callId=N")}`);
  const logger: Logger = { error: write("error"), warn: write("warn"), info: write("info"), debug: write("debug") };
  const headers = { "X-Request-Id": `req_1 ${SECRET}` };
  const { statuses = [503, 200, 404], ...others } = options;
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
      if (url.endsWith("/token")) return Response.json(createToken({ access_token: SECRET }));
      const status = statuses.shift();
      if (status === undefined) throw new Error(SECRET);
      return status === 200 ? respondWithPage() : Response.json({}, { status, headers });
    },
  });
  for (let call = 0; call < 2; call++) await catchError(readPage(client));
  return lines;
}
const path = "listMemberActivity GET /v1/loyalties/c/members/m/activity callId=N";

describe("logLevel", () => {
  it("is off by default", async () => {
    expect(await logCalls({})).toEqual([]);
  });

  it("writes one line for each attempt, retry, token and violation, without a secret", async () => {
    const id = "requestId=req_1 [secret]";

    expect(await logCalls({ logLevel: "info" })).toEqual([
      "info [loyalty] response generateToken POST /oauth/token callId=N attempt=1 durationMs=0 status=200",
      "info [loyalty] token-issued scopes=loyalties expiresInSeconds=900",
      `warn [loyalty] response ${path} attempt=1 durationMs=0 status=503 ${id}`,
      `warn [loyalty] retry ${path} attempt=1 delayMs=0 reason=503`,
      `info [loyalty] response ${path} attempt=2 durationMs=0 status=200`,
      `warn [loyalty] violation ${path} attempt=2 status=200 /data must be`,
      `warn [loyalty] response ${path} attempt=1 durationMs=0 status=404 ${id}`,
    ]);
  });

  it.each([
    ["error", 4, "error [loyalty] failure"],
    ["warn", 7, "warn [loyalty] retry"],
    ["debug", 13, "debug [loyalty] call-started"],
  ] as const)("%s writes %i lines of calls without a response", async (logLevel, count, start) => {
    const lines = await logCalls({ logLevel, statuses: [] });

    expect(lines.filter((line) => line.includes(path))).toHaveLength(2 * count);
    expect(lines.some((line) => line.startsWith(start))).toBe(true);
    expect(lines.join()).not.toContain("s3cret");
  });

  it("must be one of the levels", () => {
    const error = new TypeError("logLevel must be one of off, error, warn, info, debug");

    expect(() => createTestClient({ logLevel: "loud" })).toThrow(error);
  });
});
