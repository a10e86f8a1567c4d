import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readExchanges, streamExchanges, UnreadableTrafficError } from "../../../src/traffic/index.ts";
import { entry, har } from "../../support/har.ts";

function* cut(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Paths of the exchanges that a text holds, read in chunks of this size, and why reading stopped, if it did. */
async function read(text: string, size = 7): Promise<string[]> {
  const seen: string[] = [];
  try {
    for await (const { request } of streamExchanges(cut(Buffer.from(text), size))) seen.push(request.url.pathname);
  } catch (error) {
    seen.push((error as Error).message);
  }
  return seen;
}

const at = (path: string) => entry({ url: `https://x.example${path}` });

describe("streaming of recorded exchanges", () => {
  it("finds the same entries wherever the chunks are cut", async () => {
    const bytes = JSON.stringify(
      har(at("/a"), entry({ url: "https://x.example/b", body: '{"a":"\\"]}{[\\\\"}' }), at("/c")),
    );

    for (let size = 1; size < 40; size++) expect(await read(bytes, size)).toEqual(["/a", "/b", "/c"]);
  });

  it("reads every archive that JSON can hold as JSON.parse does", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.json({ noUnicodeString: false }), { maxLength: 4 }),
        fc.integer({ min: 1, max: 64 }),
        fc.constantFrom(0, 2),
        async (bodies, size, indent) => {
          const archive = har(...bodies.map((body, index) => entry({ url: `https://x.example/${index}`, body })));
          const found: (string | undefined)[] = [];
          const chunks = cut(Buffer.from(JSON.stringify(archive, null, indent)), size);

          for await (const { response } of streamExchanges(chunks)) found.push(response.body);

          expect(found).toEqual(bodies);
        },
      ),
      { numRuns: 100 },
    );
  });

  it("reads one exchange a line, blank lines and a last line without newline included", async () => {
    const lines = [at("/a"), at("/b"), at("/c")].map((line) => JSON.stringify(line));

    expect(await read(`${lines[0]}\n\n${lines[1]}\r\n${lines[2]}`)).toEqual(["/a", "/b", "/c"]);
  });

  it("ignores a byte order mark and what stands around the entries", async () => {
    const archive = { comment: { entries: [1] }, log: { pages: [{ entries: [] }], entries: [at("/a")], browser: {} } };

    expect(await read(`\uFEFF${JSON.stringify(archive, null, 1)}`)).toEqual(["/a"]);
  });

  it("gives the complete exchanges of a file that is cut off, then says so", async () => {
    const text = JSON.stringify(har(at("/a"), at("/b")));

    expect(await read(text.slice(0, -40))).toEqual(["/a", "is cut off after 1 complete exchanges"]);
    expect(await read(text.slice(0, -1))).toEqual(["/a", "/b", "is cut off after 2 complete exchanges"]);
  });

  it.each([
    ["", "is empty"],
    [" \n", "is empty"],
    ["nope", "is not JSON"],
    ['{"log":', "is cut off: the JSON does not end"],
    ['{"log":{"entries":[]}} x', "is not JSON (column 24)"],
    ['{"log":{"entries":[1]}}', "is not JSON after exchange 0"],
    ['{\n"a": 1}', "is JSON, but no recorded traffic"],
    ['{"a": 1}', "is JSON, but no recorded traffic"],
  ])("refuses %j", async (text, reason) => {
    const [first] = await read(text);

    expect(first).toContain(reason);
  });

  it.each([
    ["gzip", gzipSync("{}"), "unpack it first"],
    ["UTF-16", Buffer.from("\uFEFF{}", "utf16le"), "save it as UTF-8"],
  ])("says what to do with a file in %s", async (_, bytes, hint) => {
    await expect(streamExchanges([bytes]).next()).rejects.toThrow(hint);
  });

  it("quotes nothing of a text that is not JSON", async () => {
    const lines = `${JSON.stringify(at("/a"))}\n{"secret": hunter2}\n`;

    expect(await read(lines)).toEqual(["/a", "exchange 2 (line 2) is not JSON"]);
  });

  it.each([
    ["\n\n$1\n\n{bad\n", "exchange 2 (line 5) is not JSON (column 2)"],
    ["$1\r\n\r\n{bad", "exchange 2 (line 3) is not JSON (column 2)"],
    ["$1\n$1\n\n{}\n", "exchange 3 (line 4) has no request and response as an HTTP archive has them"],
    ['$1\n{"log', "exchange 2 (line 2) is cut off: the JSON does not end (5 characters)"],
  ])("names the line of NDJSON that it cannot read: %j", async (text, reason) => {
    const lines = text.replaceAll("$1", JSON.stringify(at("/a")));

    for (const size of [1, 7, 100_000]) expect((await read(lines, size)).at(-1)).toBe(reason);
    expect(() => readExchanges(lines)).toThrow(new UnreadableTrafficError(reason));
  });
});
