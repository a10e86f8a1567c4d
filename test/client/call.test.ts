import { describe, expect, it } from "vitest";
import { createClient } from "../../src/client/create-loyalty-client.ts";
import type { ClientOperation } from "../../src/contract/client-operations.ts";
import type { LoyaltyClientOptions } from "../../src/index.ts";
import { catchError, createRecordingClient, readPage } from "../support/responses.ts";

const base = {
  id: "listUsers",
  method: "POST",
  path: "/a",
  section: "4.5",
  security: [[]],
  success: { format: "json" },
} as const satisfies ClientOperation;

/** Calls an operation that the contract could have; the service responds with this text. */
async function callOperation(
  operation: Partial<ClientOperation>,
  parameters: Record<string, unknown>,
  {
    text = "{}",
    status = 200,
    ...credentials
  }: Partial<LoyaltyClientOptions> & { text?: string; status?: number } = {},
) {
  const { fetch, requests } = createRecordingClient({}, () => new Response(text, { status }));
  const options = { baseUrl: "https://x.example/base", fetch, ...credentials };
  const client = createClient({ listUsers: { ...base, ...operation } }, options);
  const data = await client.listUsers(parameters as never).then(
    (value) => ({ value }),
    (error: unknown) => error,
  );
  return { request: requests[0], data, sent: requests.length };
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
      { inputs: { query: ["q", "n", "none"] }, integers: { n: 0, none: 1 } },
      { q: ["a b", "c&d"], n: 0, none: null },
      { url: "https://x.example/base/a?q=a%20b&q=c%26d&n=0", body: null },
    ],
    [
      "header parameters, and one that is absent",
      { inputs: { header: ["X-Count", "X-Tags", "X-None"] }, separators: { "X-Tags": ", " } },
      { "X-Count": 7, "X-Tags": ["a", "b"], "X-None": null },
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
      { body: "a" },
      { headers: { "content-type": "text/plain" }, body: "a" },
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
    [{ format: "nothing" }, "ignored", undefined],
    [{ format: "json", mayBeEmpty: true }, "", undefined],
    [{ format: "json", mayBeEmpty: true }, "[7]", [7]],
    [{ format: "json" }, "[7]", [7]],
    [{ format: "json", lists: ["a"] }, '{"a":[{}]}', { a: [{}] }],
  ])("a success of the form %j with the text %j returns %j", async (success, text, value) => {
    expect((await callOperation({ success }, {}, { text })).data).toEqual({ value });
  });

  it.each<[ClientOperation["success"], string[]]>([
    [{ format: "json" }, ["", "{", "<".repeat(200)]],
    [{ format: "json", isObject: true }, ["[7]", "null", "7", '"x"']],
    [{ format: "json", lists: ["a"] }, ['{"a":[7]}', '{"a":[null]}', '{"a":null}', '{"a":{}}', "{}"]],
  ])("a success of the form %j is unreadable with each text of %j, and is not retried", async (success, texts) => {
    for (const text of texts) {
      const { data, sent } = await callOperation({ success, isIdempotent: true }, {}, { text });

      expect(data).toMatchObject({ name: "UnreadableResponseError", status: 200, start: text.slice(0, 120) });
      expect(sent).toBe(1);
    }
  });
});

it("a request that could take effect twice, or with a token that the caller issued, is not sent again", async () => {
  const security = [["X-Service-OAuth"]];

  expect(await callOperation({ isIdempotent: false }, {}, { status: 503 })).toMatchObject({ sent: 1 });
  expect(await callOperation({ security }, {}, { status: 401, accessToken: "token" })).toMatchObject({ sent: 1 });
});

describe("§5.1: a request", () => {
  const bearer = ["X-Service-OAuth"];
  const pair = ["ApplicationId", "ApplicationToken"];
  const keys = { application: { appId: "id", appToken: "secret" } };
  const both = { ...keys, accessToken: "token" };
  const sent = { "x-app-id": "id", "x-app-token": "secret" };
  const sentToken = { authorization: "Bearer token" };

  it.each<[string, ClientOperation["security"], Partial<LoyaltyClientOptions>, object]>([
    ["the key pair, although no credentials come first", [[], pair], keys, sent],
    ["the token, although no credentials and the key pair come first", [[], pair, bearer], both, sentToken],
    ["the token in another header (S05)", [bearer], { ...both, bearerHeader: "X-Pass" }, { "x-pass": "Bearer token" }],
    ["the key pair without a token", [bearer, [], pair], keys, sent],
    ["the key pair, whose secret comes first in the contract", [pair.toReversed()], keys, sent],
    ["no credentials if it has none and needs none", [pair, bearer, []], {}, {}],
    ["no credentials for a public operation", [[]], both, {}],
  ])("carries %s", async (_, security, credentials, headers) => {
    const { request } = await callOperation({ security }, {}, credentials);

    expect(request?.headers).toEqual({ accept: "application/json", "user-agent": expect.any(String), ...headers });
    expect(request?.redirect).toBe("manual");
  });

  it("fails with the options to set, whatever the order of the schemes in the contract", async () => {
    const message = "listUsers needs the option application or a token (option oauth or accessToken)";
    for (const schemes of [pair, pair.toReversed()])
      expect(await callOperation({ security: [schemes, bearer] }, {})).toMatchObject({
        data: { name: "TypeError", message },
        sent: 0,
      });
  });
});

it("a violation of the contract is thrown, or an event of a call that succeeds", async () => {
  const violation = { pointer: "/data/0/type", message: "must be known", section: "2.2" };
  const violations = [violation, { ...violation, pointer: "/data/1/type" }];
  const response = () => ({ ok: false, violations }) as const;
  const throwing = createRecordingClient({ validate: { response, on: "throw" } });
  const warning = createRecordingClient({ validate: { response, on: "warn" } });

  expect(await catchError(readPage(throwing.client))).toMatchObject({
    name: "ContractViolationError",
    violations,
    message: "listMemberActivity 200: /data/0/type must be known (§2.2) (and 1 more)",
  });
  expect((await readPage(warning.client)).data).toEqual([]);
  const event = { type: "violation", operationId: "listMemberActivity", status: 200, violations };
  expect(warning.events.at(-1)).toMatchObject(event);
});
