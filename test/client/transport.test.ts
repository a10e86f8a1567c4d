import type { RequestListener } from "node:http";
import { createRequire } from "node:module";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import ky from "ky";
import { fetch as undiciFetch } from "undici";
import { describe, expect, it } from "vitest";
import type { Fetch } from "../../src/index.ts";
import { catchError, createTestClient, readPage, serveClient } from "../support/responses.ts";

const page = JSON.stringify({ data: [], has_more: false });

const nodeFetch = createRequire(import.meta.url)("node-fetch"); // without types; cross-fetch is this one on Node

it.each<[string, Fetch]>([
  ["node-fetch", nodeFetch],
  ["undici", undiciFetch],
  ["ky with throwHttpErrors: false and retry: 0", ky.create({ throwHttpErrors: false, retry: 0 })],
])("the fetch of %s works", async (_, fetch) => {
  const { client, requests } = await serveClient({ fetch, maxBodyBytes: 100 }, ({ url }, response) => {
    const [status, text] = url?.includes("/none/") ? [404, '{"key":"gone"}'] : [200, page.padEnd(url?.length ?? 0)];
    response.writeHead(status, { "X-Request-Id": "req_1" }).end(text);
  });
  const read = (campaignId: string) => client.listMemberActivity({ campaignId, memberId: "m" });

  expect((await read("c")).data).toEqual([]);
  expect(await catchError(read("none"))).toMatchObject({ key: "gone", requestId: "req_1" });
  expect(requests).toHaveLength(2);
  expect(await catchError(read("c".repeat(100)))).toMatchObject({ name: "UnreadableResponseError" });
});

describe("a body", () => {
  const bytes = (length: number) => Buffer.from(page.padEnd(length));
  const forms: Record<string, (response: Parameters<RequestListener>[1], body: Buffer) => unknown> = {
    "in chunks": (response, body) => {
      response.write(body.subarray(0, 10));
      response.end(body.subarray(10));
    },
    compressed: (response, body) => response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(body)),
    "of a refusal": (response, body) => response.writeHead(500).end(body),
  };

  it.each(Object.keys(forms))("a body %s has at most maxBodyBytes", async (form) => {
    let length = 1000;
    const { client, requests } = await serveClient(
      { maxBodyBytes: 1000, retry: { maxRetries: 1, baseDelayMs: 0 } },
      (_, response) => forms[form]?.(response, bytes(length)),
    );
    const whole = await catchError(readPage(client));
    const sent = requests.length;
    length = 1001;
    const error = await catchError(readPage(client));

    expect(whole).toEqual(form === "of a refusal" ? expect.objectContaining({ name: "ApiError" }) : undefined);
    expect(error).toMatchObject({
      name: "UnreadableResponseError",
      message: expect.stringMatching(/^GET \/v1\/.*: (200|500) with a body that is too large: ""$/),
    });
    expect(requests).toHaveLength(sent + 1); // it is not retried
  });

  it("a body in chunks is decoded as a whole, without a byte order mark", async () => {
    const body = Buffer.from(`\ufeff${JSON.stringify({ data: [{ id: "Łódź ✨" }] })}`);
    const chunks = Array.from(body, (byte) => Uint8Array.of(byte));
    const stream = Readable.toWeb(Readable.from(chunks)) as ReadableStream<Uint8Array>;
    const client = createTestClient({ fetch: async () => new Response(stream) });

    expect((await readPage(client)).data).toEqual([{ id: "Łódź ✨" }]);
  });
});
