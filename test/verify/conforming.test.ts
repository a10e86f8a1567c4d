import { describe, expect, it } from "vitest";
import { type Change, deviate, HOOKS, ISSUE, LIST, REVOKE, type Served, UNKNOWN } from "./served.ts";
import { listVerdicts, startVerifyDemo } from "./verify-demo.ts";

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

/** Refuses a request until a date. */
const limit = () =>
  new Response("{}", { status: 429, headers: { "retry-after": new Date(Date.now() + 2000).toUTCString() } });

/** Replies with something else to one of so many requests. */
function everyNth(count: number, reply: () => Response | Promise<Response>): Change {
  let sent = 0;
  return () => ++sent % count === 0 && reply();
}

/** Issues tokens with another lifetime, which end then. */
function issueFor(seconds: number, clock: { readonly now: number }): Change {
  const ends = new Map<string, number>();
  return (t) => {
    if (t.succeeds(ISSUE)) {
      ends.set(t.body.access_token, clock.now + 1000 * seconds);
      return t.assign({ expires_in: seconds, expires_at: t.body.expires_at - t.body.expires_in + seconds });
    }
    const hasExpired = clock.now >= (ends.get(t.token ?? "") ?? Number.POSITIVE_INFINITY);
    return hasExpired && t.succeeds(LIST) && t.asIf({ "X-App-Id": "none", "X-App-Token": "none" });
  };
}

/** Shows the time of another clock. */
function shiftClock(seconds: number): Change {
  return (t) => {
    const headers = { date: new Date(Date.now() + 1000 * seconds).toUTCString() };
    const body = t.succeeds(ISSUE) ? { ...t.body, expires_at: t.body.expires_at + seconds } : t.body;
    return t.reply({ headers, body });
  };
}

/** Issues one token for the same scopes until it is revoked. */
function cacheTokens(): Change {
  const tokens = new Map<string, string>();
  return (t) => {
    const key = `${t.headers.get("x-app-id")} ${t.form.get("scope")?.split(" ").sort()}`;
    const token = t.form.get("access_token");
    for (const [each, text] of t.succeeds(REVOKE) ? tokens : []) {
      if (text === token) tokens.delete(each);
    }
    if (!t.succeeds(ISSUE)) return false;
    tokens.set(key, tokens.get(key) ?? t.body.access_token);
    return t.assign({ access_token: tokens.get(key) });
  };
}

/** Sends at most three events, and says that more follow. */
function sendSmallPages(t: Served): Response | false {
  if (!t.succeeds(LIST) || t.body.data.length <= 3) return false;
  const data = t.body.data.slice(0, 3);
  return t.assign({ data, has_more: true, more_starting_after: data[2].id });
}

/** A service that conforms, and the assumptions that it refutes. */
interface ConformingService {
  readonly name: string;
  readonly change: Change;
  readonly refutes?: readonly string[];
}

/** Lists services that conform in other ways than ours. */
function listConformingServices(clock: { readonly now: number }): ConformingService[] {
  return [
    {
      name: "its own order, properties, headers and charset",
      change(t) {
        const headers = { via: "1.1 gw", "x-region": "eu", server: "gw" };
        if (!t.body) return t.reply({ headers });
        const type = { "content-type": "application/json; charset=utf-8" };
        return t.reply({ headers: { ...headers, ...type }, body: rearrange(t.body) });
      },
    },
    {
      name: "no webhooks and users",
      change: (t) => Array.isArray(t.body?.data) && t.body.total > 0 && t.assign({ data: [], total: 0 }),
    },
    {
      name: "pages of a proxy for what it does not pass on",
      change(t) {
        if (t.url.pathname === `/${UNKNOWN}`) return page(404);
        return t.method === "PROPFIND" ? page(501) : t.url.pathname.includes("xxx") && page(414);
      },
    },
    { name: "403 for an unknown path", change: (t) => t.url.pathname === `/${UNKNOWN}` && page(403), refutes: ["S20"] },
    { name: "405 without Allow", change: (t) => t.isOpen(405) && page(405), refutes: ["S20"] },
    { name: "502 for one of ten requests", change: everyNth(10, () => page(502)) },
    {
      name: "a broken connection for one of ten requests",
      change: everyNth(10, () => Promise.reject(new Error("reset"))),
    },
    { name: "429 for one of four requests", change: everyNth(4, limit), refutes: ["S15"] },
    { name: "a clock that is five minutes ahead", change: shiftClock(300) },
    { name: "a clock that is five minutes behind", change: shiftClock(-300) },
    {
      name: "another challenge",
      change: (t) => t.refuses(LIST, 401) && t.reply({ headers: { "www-authenticate": "Bearer" } }),
    },
    {
      name: "other words for caching",
      change: (t) => t.succeeds(ISSUE) && t.reply({ headers: { "cache-control": "private, NO-STORE", pragma: "" } }),
    },
    { name: "tokens of two minutes", change: issueFor(120, clock), refutes: ["S08"] },
    { name: "tokens of half a minute", change: issueFor(30, clock), refutes: ["S08"] },
    { name: "tokens of two seconds", change: issueFor(2, clock), refutes: ["S08"] },
    {
      name: "an empty first page with a cursor",
      change(t) {
        const cursor = t.query.get("starting_after_id");
        if (t.succeeds(LIST) && cursor === null)
          return t.assign({ data: [], has_more: true, more_starting_after: "start" });
        return t.id === LIST && cursor === "start" && t.asWith({ starting_after_id: undefined });
      },
    },
    { name: "no more_starting_after", change: (t) => t.succeeds(LIST) && t.assign({ more_starting_after: undefined }) },
    {
      name: "S18: a webhook event that the document does not list",
      change: (t) => t.succeeds(HOOKS) && t.assignFirst({ events: ["order.paid"] }),
    },
    {
      name: "a key that may not grant each scope",
      change: (t) => t.form.get("scope")?.includes("assets") === true && t.fail(403),
    },
    { name: "one token for each scope", change: cacheTokens() },
    { name: "fewer events in each page than asked for", change: sendSmallPages },
    {
      name: "other answers where the document leaves them open",
      change(t) {
        if (t.isOpen(400)) return t.fail(422);
        if (t.isOpen(401)) return t.fail(403);
        if (t.isOpen(403)) return t.fail(401);
        if (t.isOpen(405)) return t.fail(404);
        if (t.isOpen(415)) return t.fail(400);
        if (t.status === 404 && t.url.pathname.includes("xxx")) return t.fail(400);
        return t.succeeds(REVOKE) && t.reply({ status: 200, body: undefined });
      },
      refutes: ["S06", "S07", "S09", "S10", "S11", "S12", "S13", "S20"],
    },
  ];
}

const { send, clock, verify } = await startVerifyDemo();

describe("verifyService finds no violation in a service with", () => {
  it.each(listConformingServices(clock))("$name", async ({ change, refutes = [] }) => {
    const report = await verify(deviate(send, change), { accept: refutes });

    expect([report.conforms, report.skipped]).toEqual([true, []]);
    expect(listVerdicts(report, "accepted")).toEqual(refutes);
  });
});
