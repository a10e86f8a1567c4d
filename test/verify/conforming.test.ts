import { describe, expect, it } from "vitest";
import type { OperationId } from "../../src/contract/internal.ts";
import { type Change, deviate, HOOKS, ISSUE, LIST, REVOKE, type Served, UNKNOWN, USERS } from "./served.ts";
import { listVerdicts, oneEvent, startVerifyDemo } from "./verify-demo.ts";

const html = { "content-type": "text/html" };
const page = (status: number, text = "<h1>Gateway</h1>") => new Response(text, { status, headers: html });

/** Reverses the properties of each object, and adds one that no document has. */
function rearrange(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rearrange);
  if (typeof value !== "object" || value === null) return value;
  // The names in `projects` are identifiers.
  const entries = Object.entries(value).map(([name, each]) => [name, name === "projects" ? each : rearrange(each)]);
  return Object.fromEntries([...entries, ["x_internal", 1]].reverse());
}

/** Differs in many ways that break nothing, with a clock that is ahead. */
function differ(t: Served, aheadSeconds: number): Response {
  // Pages of a proxy for what it does not pass on.
  if (t.url.pathname === `/${UNKNOWN}`) return page(404);
  if (t.method === "PROPFIND") return page(501);
  if (t.url.pathname.includes("xxx")) return page(414);
  if (t.form.get("scope")?.includes("assets")) return t.fail(403);
  const headers: Record<string, string> = {
    via: "1.1 gw",
    server: "gw",
    date: new Date(Date.now() + 1000 * aheadSeconds).toUTCString(),
  };
  if (t.wasRefused(LIST, 401)) headers["www-authenticate"] = "Bearer";
  if (!t.body) return t.reply({ headers });
  headers["content-type"] = "application/json; charset=utf-8";
  if (t.succeeded(ISSUE)) {
    headers["cache-control"] = "private, NO-STORE";
    headers.pragma = "";
    t.body.expires_at += aheadSeconds;
  }
  if (t.succeeded(USERS)) Object.assign(t.body, { data: [], total: 0 });
  if (t.succeeded(HOOKS)) t.body.data[0].events = ["order.paid"]; // the document does not list it (S18)
  if (t.succeeded(LIST)) delete t.body.more_starting_after;
  return t.reply({ headers, body: rearrange(t.body) });
}

/** Replies with something else to one of so many requests. */
function everyNth(count: number, reply: (at: number) => Response | Promise<Response>): Change {
  let sent = 0;
  return () => ++sent % count === 0 && reply(sent / count);
}

/** Returns 502 or breaks the connection, in turn. */
const fail = (at: number) => (at % 2 === 0 ? page(502) : Promise.reject(new Error("reset")));

/** Refuses a request until a date. */
const limit = () =>
  new Response("{}", { status: 429, headers: { "retry-after": new Date(Date.now() + 2000).toUTCString() } });

/** Issues tokens with another lifetime, which end then. */
function issueFor(seconds: number, clock: { readonly now: number }): Change {
  const ends = new Map<string, number>();
  return (t) => {
    if (t.succeeded(ISSUE)) {
      ends.set(t.body.access_token, clock.now + 1000 * seconds);
      return t.assign({ expires_in: seconds, expires_at: t.body.expires_at - t.body.expires_in + seconds });
    }
    const hasExpired = clock.now >= (ends.get(t.token ?? "") ?? Number.POSITIVE_INFINITY);
    return hasExpired && t.succeeded(LIST) && t.asIf({ "X-App-Id": "none", "X-App-Token": "none" });
  };
}

/** Issues one token for the same scopes until it is revoked. */
function cacheTokens(): Change {
  const tokens = new Map<string, string>();
  return (t) => {
    const key = `${t.headers.get("x-app-id")} ${t.form.get("scope")?.split(" ").sort()}`;
    const token = t.form.get("access_token");
    for (const [each, text] of t.succeeded(REVOKE) ? tokens : []) {
      if (text === token) tokens.delete(each);
    }
    if (!t.succeeded(ISSUE)) return false;
    tokens.set(key, tokens.get(key) ?? t.body.access_token);
    return t.assign({ access_token: tokens.get(key) });
  };
}

/** Sends at most three events, and says that more follow. */
function sendSmallPages(t: Served): Response | false {
  if (!t.succeeded(LIST) || t.body.data.length <= 3) return false;
  return t.assign({ data: t.body.data.slice(0, 3), has_more: true, more_starting_after: t.body.data[2].id });
}

/** Begins a list with an empty page, which has a cursor. */
function beginWithNothing(t: Served) {
  const cursor = t.query.get("starting_after_id");
  if (t.succeeded(LIST) && cursor === null) return t.assign({ data: [], has_more: true, more_starting_after: "start" });
  return t.id === LIST && cursor === "start" && t.asWith({ starting_after_id: undefined });
}

/** Other statuses of errors that the document leaves open. */
const otherStatuses: Readonly<Record<number, number>> = { 400: 422, 401: 403, 403: 401, 405: 404, 415: 400 };

/** Answers in another way where the document leaves it open. */
function answerOpenly(t: Served): Response | false {
  const { [t.status]: other } = otherStatuses;
  if (other !== undefined && t.isOpen(t.status)) return t.fail(other);
  if (t.url.pathname === `/${UNKNOWN}`) return page(403);
  if (t.status === 404 && t.url.pathname.includes("xxx")) return t.fail(400);
  return t.succeeded(REVOKE) && t.reply({ status: 200, body: undefined });
}

/** A service that conforms, what it is asked, and the assumptions that it refutes. */
interface ConformingService {
  readonly name: string;
  readonly change: Change;
  readonly only?: readonly OperationId[];
  readonly refutes?: readonly string[];
}

const { send, clock, verify } = await startVerifyDemo();
const tokens = [ISSUE, REVOKE, LIST] as const;
const services: readonly ConformingService[] = [
  { name: "S18: harmless differences, and a clock that is ahead", change: (t) => differ(t, 300) },
  { name: "the same, and a clock that is behind", change: (t) => differ(t, -300), only: tokens },
  { name: "a proxy that fails for one of ten requests", change: everyNth(10, fail) },
  { name: "429 for one of four requests", change: everyNth(4, limit), only: tokens, refutes: ["S15"] },
  { name: "tokens of two minutes", change: issueFor(120, clock), only: tokens, refutes: ["S08"] },
  { name: "tokens of half a minute", change: issueFor(30, clock), only: tokens, refutes: ["S08"] },
  { name: "tokens of two seconds", change: issueFor(2, clock), only: tokens, refutes: ["S08"] },
  { name: "one token for each scope", change: cacheTokens(), only: tokens },
  { name: "an empty first page with a cursor", change: beginWithNothing, only: [LIST] },
  { name: "fewer events in each page than asked for", change: sendSmallPages, only: [LIST] },
  {
    name: "other answers where the document leaves them open",
    change: answerOpenly,
    refutes: ["S06", "S07", "S09", "S10", "S11", "S12", "S13", "S20"],
  },
];

describe("verifyService finds no violation in a service with", () => {
  it.each(services)("$name", async ({ change, refutes = [], only }) => {
    const names = only === tokens ? { names: oneEvent } : {};
    const report = await verify(deviate(send, change), { accept: refutes, ...(only && { only }), ...names });

    expect([report.conforms, report.skipped]).toEqual([true, []]);
    expect(listVerdicts(report, "accepted")).toEqual(refutes);
  });
});
