import { describe, expect, it } from "vitest";
import type { Credentials } from "../../../src/client/authenticate.ts";
import { createPipeline } from "../../../src/client/create-pipeline.ts";
import { createRetryBudget } from "../../../src/client/retry.ts";
import { createTransport } from "../../../src/client/transport.ts";
import type { ClientOperation } from "../../../src/contract/client-operations.ts";
import { catchError, createRecordingClient } from "../../support/responses.ts";

const base = {
  ...{ id: "listUsers", method: "POST", path: "/a", section: "4.5", security: [[]], success: { format: "json" } },
} as const satisfies ClientOperation;

/** Calls an operation that the contract could have; the service responds with this text. */
async function callOperation(
  operation: Partial<ClientOperation>,
  parameters: Record<string, unknown>,
  { text = "{}", ...credentials }: Partial<Credentials> & { readonly text?: string } = {},
) {
  const { fetch, requests } = createRecordingClient({}, () => new Response(text));
  const shared = {
    baseUrl: "https://x.example/base",
    credentials: { keys: {}, bearerHeader: "Authorization", ...credentials },
    transport: createTransport(1000, fetch),
    budget: createRetryBudget(),
  };
  const { call } = createPipeline(shared, () => {}, {});
  const result = call({ ...base, ...operation }, parameters, {});
  const data = await catchError(result.then((value) => Promise.reject({ value })));
  return { request: requests[0], data };
}
const form = "application/x-www-form-urlencoded";

describe("a call of an operation of another contract", () => {
  it.each<[string, Partial<ClientOperation>, Record<string, unknown>, object]>([
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
    expect((await callOperation({ success }, {}, { text })).data).toEqual(expected);
  });
});

describe("§5.1: a request", () => {
  const [bearer, pair] = [["X-Service-OAuth"], ["ApplicationId", "ApplicationToken"]];
  const keys = { ApplicationId: "id", ApplicationToken: "secret" };
  const tokens = { get: async () => "token", discard: () => undefined };
  const sent = { "x-app-id": "id", "x-app-token": "secret" };
  const sentToken = { authorization: "Bearer token" };

  it.each<[string, ClientOperation["security"], Partial<Credentials>, object]>([
    ["the key pair, although no credentials come first", [[], pair], { keys }, sent],
    ["the token, although no credentials and the key pair come first", [[], pair, bearer], { keys, tokens }, sentToken],
    ["the key pair without a token", [bearer, [], pair], { keys }, sent],
    ["the key pair, whose secret comes first in the contract", [pair.toReversed()], { keys }, sent],
    ["no credentials if it has none and needs none", [pair, bearer, []], {}, {}],
    ["no credentials for a public operation", [[]], { keys, tokens }, {}],
  ])("carries %s", async (_, security, credentials, headers) => {
    const { request } = await callOperation({ security }, {}, credentials);

    expect(request?.headers).toEqual({ accept: "application/json", "user-agent": expect.any(String), ...headers });
  });

  it("fails with the options to set, whatever the order of the schemes in the contract", async () => {
    const message = "listUsers needs the option application or a token (option oauth or accessToken)";
    for (const schemes of [pair, pair.toReversed()])
      expect((await callOperation({ security: [schemes, bearer] }, {})).data).toMatchObject({ message });
  });
});
