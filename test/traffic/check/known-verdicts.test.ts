import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import type { OperationId } from "../../../src/contract/internal.ts";
import { findResponseSchema, type ResolvedSchema } from "../../../src/contract/schema.ts";
import { TrafficCheck } from "../../../src/traffic/check.ts";
import { checkExchange, type HarEntry, readExchanges } from "../../../src/traffic/index.ts";
import { har } from "../../support/har.ts";

/** An exchange of each operation and status that conforms, by its name: `listUsers 402`. */
const conforming = new Map<string, HarEntry>();
for (const name of readdirSync("test/recordings").filter((each) => each.endsWith(".har"))) {
  const { entries } = JSON.parse(readFileSync(`test/recordings/${name}`, "utf8")).log;
  for (const exchange of readExchanges(har(...entries))) {
    const { operationId, response, index } = exchange;
    const key = `${operationId} ${response.status}`;
    if (!conforming.has(key) && checkExchange(exchange).length === 0) conforming.set(key, entries[index]);
  }
}

type Change = (entry: HarEntry, key: string) => HarEntry;
const inRequest =
  (change: (request: HarEntry["request"]) => object): Change =>
  (entry) => ({ ...entry, request: { ...entry.request, ...change(entry.request) } });
const inResponse =
  (change: (response: HarEntry["response"]) => object): Change =>
  (entry) => ({ ...entry, response: { ...entry.response, ...change(entry.response) } });
const withContent = (content: object) => inResponse(() => ({ content }));
const withText = (change: (text: string) => string) =>
  inResponse(({ content }) => ({ content: { mimeType: "application/json", text: change(content?.text ?? "") } }));
const edit = (values: object) => withText((text) => JSON.stringify({ ...JSON.parse(text), ...values }));
const withKey =
  (value: unknown): Change =>
  (entry, key) =>
    edit({ [key]: value })(entry, key);
/** Finds the property whose value is wrong or missing: a required one, and no constant text. */
function findKey(name: string): string {
  const [id, status] = name.split(" ") as [OperationId, string]; // as `conforming` writes it
  const { properties, required } = findResponseSchema(id, Number(status)) ?? { properties: new Map<string, never>() };
  const isFree = (property?: ResolvedSchema) => property?.isNumber || !property?.allowed;
  return [...(required ?? [])].find((each) => isFree(properties.get(each))) ?? "";
}
const replace = (from: RegExp | string, to: string) => withText((text) => text.replace(from, to));
const withTypes = (change: (type: string) => string[]) =>
  inResponse(({ headers = [] }) => {
    const others = headers.filter(({ name }) => name.toLowerCase() !== "content-type");
    return { headers: [...others, ...change("application/json").map((value) => ({ name: "Content-Type", value }))] };
  });
const GRANT = "grant_type=client_credentials";
const withUrl = (from: RegExp | string, to: string) => inRequest(({ url }) => ({ url: url.replace(from, to) }));
const withForm = (text: string) => inRequest(({ postData }) => ({ postData: { ...postData, text }, bodySize: -1 }));
const withHeader = (name: string, value: string) =>
  inRequest(({ headers = [] }) => ({ headers: [...headers, { name, value }] }));
const pack = ({ content }: HarEntry["response"]) => gzipSync(content?.text ?? "").toString("base64");
const without = (pattern: RegExp) =>
  inRequest(({ headers = [] }) => ({ headers: headers.filter(({ name }) => !pattern.test(name)) }));

/**
 * Changes of the exchanges whose names match, and the violations that each causes: half, place (`$` is the required
 * property) and keyword. The last text is for `--closed`.
 */
const rows: readonly [title: string, names: RegExp, change: Change, verdict?: string, closed?: string][] = [
  ["nothing", /./, (entry) => entry],
  ["another base address", /./, withUrl("https://api.loyalty.example", "http://localhost:8080/a/b")],
  ["no response", /./, inResponse(() => ({ status: 0, content: {} }))],
  ["an answer of a proxy", /./, inResponse(() => ({ _error: "dns_error" }))],
  ["a 304", /200$/, inResponse(() => ({ status: 304, content: { size: 0, text: "" } }))],
  ["a body that is not in the file", /[^4]$/, withContent({ size: 812 })],
  ["a body that the tool cut", /[^4]$/, withContent({ size: 812, text: '{"object":' })],
  ["a compressed body", /00$/, inResponse((response) => ({ content: { encoding: "base64", text: pack(response) } }))],
  ["a byte order mark", /00$/, withText((text) => `\uFEFF${text}`)],
  ["no headers", /./, inResponse(() => ({ headers: [] }))],
  ["no credentials", /2..$/, without(/^x-|authorization/i), "request /headers security"],
  ["no credentials, and was refused", /[45]..$/, without(/^x-|authorization/i)],
  ["a header twice", /./, inRequest(({ headers = [] }) => ({ headers: [...headers, ...headers] }))],
  ["a bad query that was refused", /listMemberActivity 4/, withUrl(/\?.*|$/, "?limit=0&order=up")],
  ["a bad form that was refused", /Token [45]/, withForm("grant_type=x")],
  ["a property of its own", /200$/, replace(/^\{/, '{"own":1,'), "", "response /own undocumented"],
  ["a header of its own", /200$/, withHeader("X-Own", "1"), "", "request /headers/x-own undocumented"],
  ["an unknown parameter", /listM.* 200/, withUrl(/\?.*|$/, "?own=1"), "", "request /query/own undocumented"],
  ["a null", /(?<!204)$/, withKey(null), "response /$ type"],
  ["a missing property", /(?<!204)$/, withKey(undefined), "response  required"],
  ["no JSON", /(?<!204)$/, withText(() => "<html>"), "response  json"],
  ["an empty body", /(?<!204)$/, withContent({ size: 0, text: "" }), "response  body"],
  ["another media type", /(?<!204)$/, withTypes(() => ["text/html"]), "response  mediaType"],
  ["two media types", /(?<!204)$/, withTypes((type) => [type, "a/b"]), "response  mediaType"],
  ["an undocumented status", /./, inResponse(() => ({ status: 302, content: {} })), "response  status"],
  ["a code of another status", /Webhooks 40|Users 40[12]|Activity 404/, edit({ code: 499 }), "response /code const"],
  ["a code that is not the status", /400|429|503/, edit({ code: 499 }), "response /code status"],
  ["an unknown event type", /listM.* 200/, replace('":"customer', '":"client'), "response /data/0/type discriminator"],
  ["a wrong time", /listM.* 200/, replace(/"created_at":"/, '"created_at":"x'), "response /data/0/created_at format"],
  ["an event without a time", /listM.* 200/, replace(/"created_at":"[^"]*",/, ""), "response /data/0 required"],
  ["a limit below its minimum", /listM.* 200/, withUrl(/\?.*|$/, "?limit=0"), "request /query/limit minimum"],
  ["a limit that is no number", /listM.* 200/, withUrl(/\?.*|$/, "?limit=ten"), "request /query/limit type"],
  ["an unknown order", /listM.* 200/, withUrl(/\?.*|$/, "?order=up"), "request /query/order enum"],
  ["half of a key pair", / 20/, without(/^x-.*-token|authorization/i), "request /headers security"],
  ["another grant", /generateToken 200/, withForm("grant_type=password&scope=api"), "request /body/grant_type const"],
  ["an unknown scope", /generateToken 200/, withForm(`${GRANT}&scope=a`), "request /body/scope pattern"],
  ["nothing to revoke", /revokeToken 204/, withForm(""), "request /body body"],
];

it.each([true, false])(
  "the check finds each planted violation in its place, and no other one, closed: %s",
  (isClosed) => {
    const [first, last] = ["listUsers 200", "revokeToken 204"].map((name) => conforming.get(name));
    const [found, expected]: [string[], string[]] = [[], []];
    for (const [title, names, change, open = "", closed = open] of rows)
      for (const [name, entry] of conforming) {
        if (!names.test(name)) continue;
        const key = findKey(name);
        const recording = new TrafficCheck({ closed: isClosed }).startRecording();
        const entries = [first, change(entry, key), last] as HarEntry[];
        for (const exchange of readExchanges(har(...entries))) recording.add(exchange);
        const texts = recording
          .report()
          .groups.map(({ first: each }) => `${each.entry} ${each.in} ${each.pointer} ${each.keyword}`);
        const wrong = isClosed ? closed : open;
        found.push(`${title}: ${name}: ${texts}`);
        expected.push(`${title}: ${name}: ${wrong && `1 ${wrong.replace("$", key)}`}`);
      }

    expect(found).toEqual(expected);
    expect(found.length).toBeGreaterThan(150);
  },
);
