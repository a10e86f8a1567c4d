import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkExchange,
  type Har,
  type HarEntry,
  readExchanges,
  streamExchanges,
  UnreadableTrafficError,
} from "../../../src/traffic/index.ts";
import { RecordingReader } from "../../../src/traffic/read/recording-reader.ts";
import { entry, har } from "../../support/har.ts";

function* cut(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Returns the paths of the exchanges in a text, read in chunks of this size, and the error that ended the reading. */
async function read(text: string | Uint8Array, size = 7): Promise<string[]> {
  const seen: string[] = [];
  try {
    for await (const { request } of streamExchanges(cut(Buffer.from(text as string), size)))
      seen.push(request.url.pathname);
  } catch (error) {
    seen.push((error as Error).message);
  }
  return seen;
}

const at = (path: string) => entry({ url: `https://x.example${path}` });

describe("streamExchanges", () => {
  const [a, b] = [at("/a"), at("/b")].map((line) => JSON.stringify(line));
  const archive = JSON.stringify(har(at("/a"), at("/b")));
  const odd = { comment: { lines: [1] }, log: { pages: [{ entries: [] }], entries: [at("/a")], browser: {} } };
  it.each([
    ["lines with blank ones and without a newline at the end", `${a}\n\n${b}\r\n${a}`, ["/a", "/b", "/a"]],
    ["an archive with a byte order mark and properties around the entries", `\uFEFF${JSON.stringify(odd)}`, ["/a"]],
    ["one entry", `${a}`, ["/a"]],
  ])("reads %s", async (_, text, expected) => {
    expect(await read(text)).toEqual(expected);
  });

  it.each([1, 7, 100_000])(
    "reads what comes before the end of an archive that is cut off, or is not JSON (%i)",
    async (size) => {
      expect(await read(archive.slice(0, -40), size)).toEqual(["/a", expect.stringContaining("is cut off")]);
      expect(await read(archive.replace(/\]\}\}$/, ",]}}"), size)).toEqual(["/a", "/b", "is not JSON"]);
      expect(await read(`${archive} x`, size)).toEqual(["/a", "/b", `is not JSON (character ${archive.length + 2})`]);
    },
  );

  it("a property test: an archive has the entries that JSON.parse finds, however it is written and cut in chunks", async () => {
    const value = fc.jsonValue();
    const around = fc.dictionary(fc.string(), value, { maxKeys: 3 });
    const property = fc.asyncProperty(
      fc.array(value),
      around,
      around,
      fc.nat(3),
      fc.integer({ min: 1, max: 50 }),
      async (values, before, after, indent, size) => {
        const entries = values.map((inner) => ({ ...at("/a"), inner }));
        const text = JSON.stringify({ ...before, log: { ...after, entries, ...before } }, null, indent);
        const expected = JSON.parse(text).log.entries;
        fc.pre(Array.isArray(expected));
        const reader = new RecordingReader();
        const found: unknown[] = [];
        for (const chunk of cut(Buffer.from(text), size)) for (const { read } of reader.push(chunk)) found.push(read());
        for (const { read } of reader.end()) found.push(read());

        expect(found).toEqual(expected);
      },
    );

    await fc.assert(property, { numRuns: 40 });
  });

  it.each([
    ["", "is empty"],
    [" \n", "is empty"],
    ["nope", "is not JSON"],
    ['{"log":', "is cut off: the JSON does not end"],
    [`${JSON.stringify(har(at("/a")), null, 2).slice(0, -1)}\n`, "is cut off: the JSON does not end"],
    [`${archive}\n${archive}`, `is not JSON (character ${archive.length + 2})`],
    ['{"log":{"entries":[]}} x', "is not JSON (character 24)"],
    ['{"log":{"entries":[1]}}', "exchange 1 has no valid request"],
    [`{"log":{"entries":[${JSON.stringify(at("/a"))}{}]}}`, "is not JSON"],
    ['{"log":{"entries":{"a":{}}}}', "is JSON, but not recorded traffic"],
    ['{\n"a": 1}', "is JSON, but not recorded traffic"],
    ['{"a": 1}', "is JSON, but not recorded traffic"],
    ["PK\x03\x04", "unpack it first"],
    [gzipSync("{}"), "is compressed with gzip: unpack it"],
    [Buffer.from("\uFEFF{}", "utf16le"), "save it as UTF-8"],
    [Buffer.from("\uFEFF{}", "utf16le").swap16(), "save it as UTF-8"],
  ])("rejects %j with the reason or the way to convert it: %s", async (text, reason) => {
    expect((await read(text, 100)).at(-1)).toContain(reason);
  });

  it.each([
    ["\n\n$1\n\n{bad\n", "exchange 2 (line 5) is not JSON (column 2)"],
    ["$1\r\n\r\n{bad", "exchange 2 (line 3) is not JSON (column 2)"],
    ['$1\n{"log\n', "exchange 2 (line 2) is cut off: the JSON does not end (5 characters)"],
    ['$1\n{"secret": hunter2}\n', "exchange 2 (line 2) is not JSON"],
  ])("names the unreadable line of NDJSON and quotes nothing of it: %j", async (text, reason) => {
    const lines = text.replaceAll("$1", JSON.stringify(at("/a")));

    for (const size of [1, 7, 100_000]) expect((await read(lines, size)).at(-1)).toBe(reason);
    expect(() => readExchanges(lines)).toThrow(new UnreadableTrafficError(reason));
  });

  it.each([
    ["request", { request: null }],
    ["response", { response: 1 }],
    ["startedDateTime", { startedDateTime: 5 }],
    ["request.method", { request: { ...entry().request, method: 1 } }],
    ["request.url", { request: { ...entry().request, url: null } }],
    ["request.headers", { request: { ...entry().request, headers: { accept: "a" } } }],
    ["request.postData", { request: { ...entry().request, postData: "a=b" } }],
    ["request.postData", { request: { ...entry().request, postData: { text: 5 } } }],
    ["request.postData.params", { request: { ...entry().request, postData: { params: [{ value: "v" }] } } }],
    ["response.status", { response: { ...entry().response, status: "200" } }],
    ["response.headers", { response: { ...entry().response, headers: [{ value: "v" }] } }],
    ["response.headers (n)", { response: { ...entry().response, headers: [{ name: "m" }, { name: "n", value: {} }] } }],
    ["request.headers (n)", { request: { ...entry().request, headers: [{ name: "n", value: [["a"]] }] } }],
    ["response.content", { response: { ...entry().response, content: null } }],
    ["response.content", { response: { ...entry().response, content: { text: "e30=", encoding: 64 } } }],
  ])("names an invalid %s and reads the other entries: %j", (name, odd) => {
    const archive = har(at("/a"), { ...entry(), ...odd } as HarEntry, at("/c"));
    const reason = `exchange 2 has no valid ${name}`;

    for (const input of [archive, JSON.stringify(archive)]) {
      const reasons: string[] = [];
      const read = readExchanges(input, { onUnreadable: (reason) => reasons.push(reason) });

      expect(read.map(({ index }) => index)).toEqual([0, 2]);
      expect(reasons).toEqual([reason]);
      expect(() => readExchanges(input)).toThrow(new UnreadableTrafficError(reason));
    }
  });

  it("does not mind what is wrong in an entry of no operation", () => {
    const request = { ...at("/b").request, headers: { accept: "a" }, postData: { params: [{ name: "v", value: {} }] } };
    const odd = { startedDateTime: 5, request, response: { status: "200", headers: {}, content: null } };

    const read = readExchanges(har(at("/a"), odd as unknown as HarEntry));

    expect(read.map((exchange) => [exchange.request.url.pathname, checkExchange(exchange)])).toEqual([
      ["/a", []],
      ["/b", []],
    ]);
  });

  it("rejects a parsed value that is no archive", () => {
    expect(() => readExchanges({} as Har)).toThrow(new UnreadableTrafficError("is not an HTTP archive (log.entries)"));
  });

  it.each([undefined, null])("a response that is %s was not received", (response) => {
    const { request } = at("/a");
    const [exchange] = readExchanges({ log: { entries: [{ request, response } as unknown as HarEntry] } });

    expect(exchange?.response.status).toBe(0);
  });
});
