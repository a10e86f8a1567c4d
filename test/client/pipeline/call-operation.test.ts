import { describe, expect, it } from "vitest";
import { createPipeline } from "../../../src/client/create-pipeline.ts";
import { createRetryBudget } from "../../../src/client/retry.ts";
import { createTransport, type FetchInit } from "../../../src/client/transport.ts";
import type { ClientOperation } from "../../../src/contract/client-operations.ts";
import { catchError } from "../../support/responses.ts";

/** Calls an operation that the contract could have; the service responds with this text. */
async function callOperation(operation: Partial<ClientOperation>, parameters: object, text = "{}") {
  const requests: (FetchInit & { url: string })[] = [];
  const fetch = async (url: string, init: FetchInit) => {
    requests.push({ url, ...init });
    return new Response(text);
  };
  const shared = {
    baseUrl: "https://x.example/base",
    credentials: { keys: {}, bearerHeader: "Authorization" },
    transport: createTransport(1000, fetch),
    budget: createRetryBudget(),
  };
  const { call } = createPipeline(shared, () => {}, {});
  const base = {
    id: "listUsers",
    method: "POST",
    path: "/a",
    section: "4",
    security: [[]],
    success: { format: "json" },
  };
  const row = { ...base, ...operation } as ClientOperation;
  const result = call(row, parameters as Record<string, unknown>, {});
  const data = await catchError(result.then((value) => Promise.reject({ value })));
  return { request: requests[0], data };
}
const form = "application/x-www-form-urlencoded";

describe("a call of an operation of another contract", () => {
  it.each<[string, Partial<ClientOperation>, object, object]>([
    [
      "path parameters, several in one segment",
      { path: "/a/{from}..{to}/{x-y}/z", inputs: { path: ["from", "to", "x-y"] } },
      { from: "1/2", to: "é", "x-y": 0 },
      { url: "https://x.example/base/a/1%2F2..%C3%A9/0/z" },
    ],
    [
      "query parameters, one of them a list, and one that is absent",
      { inputs: { query: ["q", "n", "none"] } },
      { q: ["a b", "c&d"], n: 0, none: null },
      { url: "https://x.example/base/a?q=a%20b&q=c%26d&n=0", body: null },
    ],
    ["an empty list", { inputs: { query: ["q"] } }, { q: [] }, { url: "https://x.example/base/a" }],
    [
      "header parameters",
      { inputs: { header: ["X-Count", "X-Tags"] }, separators: { "X-Tags": ", " } },
      { "X-Count": 7, "X-Tags": ["a", "b"] },
      { headers: { accept: "application/json", "x-count": "7", "x-tags": "a, b" }, body: null },
    ],
    [
      "a form with a list and a constant",
      { mediaType: form, inputs: { body: ["k", "s", "m"] }, separators: { s: " " }, constants: { k: "v" } },
      { s: ["a", "b"], m: ["1", "2"] },
      { headers: { accept: "application/json", "content-type": form }, body: "k=v&s=a%20b&m=1&m=2" },
    ],
    [
      "a body of JSON, without what is in the path",
      {
        mediaType: "application/merge-patch+json",
        path: "/{id}",
        inputs: { path: ["id"], body: ["list", "zero", "none"] },
      },
      { id: "i", list: ["a"], zero: 0, none: undefined },
      { headers: { "content-type": "application/merge-patch+json" }, body: '{"list":["a"],"zero":0}' },
    ],
    [
      "one input that is the whole body",
      { mediaType: "text/plain", isWholeBody: true, inputs: { body: ["body"] } },
      { body: 7 },
      { headers: { "content-type": "text/plain" }, body: "7" },
    ],
    [
      "an optional body that is absent",
      { mediaType: "application/json", isWholeBody: true, inputs: { body: ["body"] } },
      {},
      { headers: { accept: "application/json" }, body: null },
    ],
  ])("sends %s", async (_, operation, parameters, expected) => {
    const { request } = await callOperation(operation, parameters);

    expect(request).toMatchObject(expected);
    if (!request?.body) expect(request?.headers).not.toHaveProperty("content-type");
  });

  it.each<[ClientOperation["success"], string, unknown]>([
    [{ format: "nothing" }, "ignored", { value: undefined }],
    [{ format: "json", mayBeEmpty: true }, "", { value: undefined }],
    [{ format: "json" }, "", expect.objectContaining({ name: "UnreadableResponseError" })],
    [{ format: "json" }, "[7]", { value: [7] }],
    [{ format: "json", isObject: true }, "[7]", expect.objectContaining({ name: "UnreadableResponseError" })],
    [{ format: "json", lists: ["a"] }, '{"a":[{}]}', { value: { a: [{}] } }],
    [{ format: "json", lists: ["a"] }, '{"a":[7]}', expect.objectContaining({ name: "UnreadableResponseError" })],
  ])("a success of the form %j with the text %j returns or throws", async (success, text, expected) => {
    expect((await callOperation({ success }, {}, text)).data).toEqual(expected);
  });
});
