import { describe, expect, it } from "vitest";
import { authenticateRequests, type Credentials, explainAuthentication } from "../../../src/client/authenticate.ts";
import type { OutgoingRequest } from "../../../src/client/request.ts";
import type { ClientOperation } from "../../../src/contract/client-operations.ts";
import { catchError } from "../../support/responses.ts";

const BEARER = ["X-Service-OAuth"];
const KEYS = ["ApplicationId", "ApplicationToken"];
const keys = { ApplicationId: "id", ApplicationToken: "secret" };
const tokens = { get: async () => "token", discard: () => undefined };
const bearerHeader = "Authorization";

const createOperation = (security: ClientOperation["security"]): ClientOperation => ({
  id: "listUsers",
  method: "GET",
  path: "/users",
  section: "4.5",
  security,
  success: { format: "json" },
});

/** Returns the credentials of a request for an operation with this security. */
async function send(security: ClientOperation["security"], credentials: Omit<Credentials, "bearerHeader">) {
  const sent: unknown[] = [];
  const handler = authenticateRequests(
    { bearerHeader, ...credentials },
    () => undefined,
  )(async ({ credentials: added }) => {
    sent.push(added);
    return new Response();
  });
  const operation = createOperation(security);
  const request: OutgoingRequest = {
    url: "https://a/users",
    method: "GET",
    body: undefined,
    headers: {},
    credentials: {},
    operation,
    signal: undefined,
    call: { id: 1, attempts: 0, deadlineAt: 1000, timeoutMs: 1000 },
  };
  const error = await catchError(handler(request));
  return error ? String(error) : sent[0];
}

describe("§5.1: a request", () => {
  const pair = { "x-app-id": "id", "x-app-token": "secret" };
  const bearer = { authorization: "Bearer token" };

  it.each<[string, ClientOperation["security"], Omit<Credentials, "bearerHeader">, object]>([
    ["the key pair, although no credentials come first", [[], KEYS], { keys }, pair],
    ["the token, although no credentials and the key pair come first", [[], KEYS, BEARER], { keys, tokens }, bearer],
    ["the key pair without a token", [BEARER, [], KEYS], { keys }, pair],
    ["the key pair, whose secret comes first in the contract", [KEYS.toReversed()], { keys }, pair],
    ["no credentials if it has none and needs none", [KEYS, BEARER, []], { keys: {} }, {}],
    ["no credentials for a public operation", [[]], { keys, tokens }, {}],
  ])("carries %s", async (_, security, credentials, headers) => {
    expect(await send(security, credentials)).toEqual(headers);
  });

  it("fails with the options to set, whatever the order of the schemes in the contract", async () => {
    for (const scheme of [KEYS, KEYS.toReversed()])
      expect(await send([scheme, BEARER], { keys: {} })).toMatch(
        /listUsers needs the option application or a token \(option oauth or accessToken\)/,
      );
  });

  it("a request is explained as it is sent", () => {
    const explain = (security: ClientOperation["security"]) =>
      explainAuthentication(createOperation(security), { keys, bearerHeader });

    expect(explain([[], KEYS.toReversed()])).toEqual({
      sends: "key pair",
      why: "the operation takes no token (§4.5)",
    });
    expect(explain([[]])).toEqual({ sends: "nothing", why: "listUsers needs no credentials (§4.5)" });
  });
});
