import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readContract } from "../../scripts/generate/contract.ts";
import { resolveContract } from "../../scripts/generate/resolve-contract.ts";
import { createSamples } from "../../scripts/samples/create-samples.ts";
import { formatAddress } from "../../scripts/samples/sample-request.ts";
import { entry } from "../support/har.ts";

const document = await readContract("test/fixtures/sampled.yaml");
const samples = createSamples(resolveContract(document));

describe("the code samples", () => {
  it("the code samples show the placeholders of the document, never a key (§5.1), and no cursor or fixed value", () => {
    const { openTicket, listBooks, readSettings } = samples;

    expect(openTicket?.curl).toBe(`curl 'https://eu.shop.example/tickets' \\
  -H 'X-App-Id: <APP_ID>' \\
  -H 'X-App-Token: <APP_TOKEN>' \\
  --data-urlencode 'kind=question' \\
  --data-urlencode 'text=Where?'`);
    expect(openTicket?.TypeScript).toContain('\nawait loyalty.openTicket({ text: "Where?" });');
    expect(listBooks?.curl).toMatch(/shelves\/top%2Fleft\/books\?limit=25&kind=new&kind=old' /);
    expect(listBooks?.TypeScript).toContain(
      'for await (const item of loyalty.listBooks({\n  shelf: "top/left",\n  limit: 25,\n  kind: ["new","old"],\n}))',
    );
    expect(readSettings?.curl).toMatch(/: <MANAGEMENT_ID>'.*: <MANAGEMENT_TOKEN>'/s);
    expect(readSettings?.TypeScript).toContain('loyalty.readSettings({ "X-Depth": 3 }');
  });

  it.each([
    { servers: [{ url: "/v1" }], base: "http://127.0.0.1:8787/v1" },
    { servers: [{ url: "" }], base: "http://127.0.0.1:8787" },
    { servers: [], base: "http://127.0.0.1:8787" },
    { servers: [{ url: "https://shop.example/" }], base: "https://shop.example" },
  ])("the code samples of $servers call a whole address", ({ servers, base }) => {
    const { addBook } = createSamples(resolveContract({ ...document, servers }));

    expect(addBook?.curl).toContain(`'${base}/`);
    expect(addBook?.TypeScript).toContain(`baseUrl: "${new URL(base).origin}"`);
  });

  it("an address has its parameters and its query encoded", () => {
    const items = { place: "query", value: ["f g", "h"] };
    const parameters = [
      { name: "b", place: "path", value: ["c/d", "e"], separator: "," },
      { name: "repeated", ...items },
      { name: "form", ...items, separator: "," },
    ];

    expect(formatAddress("/a/{b}", parameters)).toBe("/a/c%2Fd,e?repeated=f%20g&repeated=h&form=f%20g,h");
  });

  it("the code sample of a token as the first way to authenticate has its placeholder (§5.1)", () => {
    const copy = resolveContract(structuredClone(document));
    const operations = copy.operations.map((row) => ({ ...row, security: row.security.toReversed() }));

    expect(createSamples({ ...copy, operations }).listBooks?.curl).toMatch(
      /-H 'Authorization: Bearer <ACCESS_TOKEN>'$/,
    );
  });

  it("the code samples of a public operation show no credentials", () => {
    const sources = Object.values(samples.readStatus ?? {}).join("\n");

    expect(sources).toContain("readStatus({");
    expect(sources).not.toMatch(/undefined|X-|application:|management:|accessToken|Authorization/);
  });

  it("the code samples show header parameters and JSON bodies", () => {
    const { readSettings, addBook } = samples;

    expect(readSettings?.curl).toMatch(/-H 'X-Depth: 3'$/);
    expect(addBook?.curl).toContain(`--data '{"text":"It'\\''s"}'`);
    expect(addBook?.TypeScript).toContain(`text: "It's" })`);
    expect(addBook?.curl).toContain("-H 'Content-Type: application/json'");
  });
});

describe("a response of the form that is saved as HAR", async () => {
  const { formatHar } = await import(resolve("tools/docs/site/.vitepress/theme/exchange.ts"));

  it.each(["plain-token", "it's a token", "a/b+c==token", 'quoted"token', "back\\slash"])(
    "has the token %s in no spelling of a URL, a form or JSON",
    (token) => {
      const json = JSON.stringify({ inside: { access_token: token } }).replaceAll("/", "\\/"); // as some services write it
      const exchange = entry({
        url: `https://api.loyalty.example/?token=${encodeURIComponent(token)}`,
        headers: { Authorization: `Bearer ${token}` },
        form: { access_token: token },
        body: json,
      });

      const [{ request, response }] = JSON.parse(formatHar(exchange, ["Authorization"])).log.entries;

      expect([request.url, request.headers[0].value, request.postData.text, response.content.text]).toEqual([
        "https://api.loyalty.example/?token=<redacted>",
        "<redacted>",
        "access_token=<redacted>",
        '{"inside":{"access_token":"<redacted>"}}',
      ]);
    },
  );
});
