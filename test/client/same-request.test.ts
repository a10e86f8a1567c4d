import type { Middleware } from "openapi-fetch";
import { describe, expect, it } from "vitest";
import { createClient } from "../../src/client/create-loyalty-client.ts";
import type { Inputs } from "../../src/client/inputs.ts";
import { type ClientOperation, clientOperations, type OperationTable } from "../../src/contract/client-operations.ts";
import type { OperationId } from "../../src/index.ts";
import { catchError, createRecordingClient, middlewareModes } from "../support/responses.ts";

type Untyped = Record<string, (...given: unknown[]) => PromiseLike<unknown>>;

const options = {
  baseUrl: "https://x.example/base",
  application: { appId: "a", appToken: "b" },
  management: { managementId: "m", managementToken: "n" },
  accessToken: "t",
  bearerHeader: "X-Pass",
  tokenPath: "/auth/token",
  headers: { "X-Tenant": "a", "X-Trace": "of the client" },
};

/** Sends the same inputs with the method of an operation and with `http`. Returns for each what was sent, or the error. */
async function sendBothWays(
  operations: OperationTable,
  id: OperationId,
  inputs: Inputs,
  middleware: Middleware[] = [],
) {
  const { method, path, isWholeBody } = operations[id] as ClientOperation;
  const send = async (call: (methods: Untyped, http: Untyped) => PromiseLike<unknown> | undefined) => {
    const { fetch, requests } = createRecordingClient();
    const client = createClient(operations, { ...options, fetch });
    if (middleware.length > 0) client.http.use(...middleware);
    const error = await catchError(Promise.resolve(call(client as never, client.http as never)));
    const sent = requests.map(({ url, method, headers, body }) => ({ url, method, headers, body }));
    return sent.length > 0 ? { sent } : { error };
  };
  const { body, ...params } = inputs;
  const bodyValues = isWholeBody ? { body } : (body as object);
  const parameters = { ...params.path, ...params.query, ...params.header, ...bodyValues };
  const headers = { "X-Trace": "t" };
  return {
    method: await send((methods) => methods[id]?.(parameters, { headers })),
    http: await send((_, http) => http[method]?.(path, { params, body, headers })),
  };
}

/** Gives each input of an operation a value of its form. */
function chooseInputs({ inputs = {}, integers, separators, mediaType }: ClientOperation): Inputs {
  const choose = (name: string) => integers?.[name] ?? (separators?.[name] ? ["a", "b"] : `a/b & ${name}=é`);
  const fill = (names: readonly string[] = []) => Object.fromEntries(names.map((name) => [name, choose(name)]));
  const { path, query, header, body } = inputs;
  return { path: fill(path), query: fill(query), header: fill(header), ...(mediaType && { body: fill(body) }) };
}

describe.each(middlewareModes)("with $mode", ({ middleware }) => {
  it.each(Object.keys(clientOperations) as OperationId[])("%s and http send the same bytes", async (id) => {
    const { method, http } = await sendBothWays(clientOperations, id, chooseInputs(clientOperations[id]), middleware);

    expect(http).toEqual(method);
    expect(method).toHaveProperty("sent");
  });
});

/** Operations with the input `access_token` that contracts could have, by the part of the request that carries it. */
const names = ["access_token"];
const places: Record<string, Partial<ClientOperation>> = {
  path: { path: "/a/{access_token}/b", inputs: { path: names } },
  query: { inputs: { query: names } },
  header: { inputs: { header: names } },
  form: { inputs: { body: names }, mediaType: "application/x-www-form-urlencoded" },
  JSON: { inputs: { body: names }, mediaType: "application/merge-patch+json" },
  "whole JSON": { inputs: { body: ["body"] }, mediaType: "application/json", isWholeBody: true },
  "whole text": { inputs: { body: ["body"] }, mediaType: "text/plain", isWholeBody: true },
};
/** What the contract says about the input. */
const facts: Record<string, Partial<ClientOperation>> = {
  nothing: {},
  "a separator": { separators: { access_token: ", " } },
  "a constant": { constants: { access_token: "always" } },
  "a minimum": { integers: { access_token: 1 } },
};
const texts = ["text", "a/b & é", "", "..", "line\nbreak", "Bearer t"];
const lists = [[], ["a", "b & c"], [["a"]]];
const nested = { after: "2026", ids: ["a", "b"], none: null, inner: { deep: 1 } };
const inputValues = [...texts, ...lists, nested, 7, 0, true, null, undefined];

/** Returns the inputs of a call of `http`, in which an operation carries a value. */
function carry({ inputs = {}, isWholeBody }: Partial<ClientOperation>, value: unknown): Inputs {
  const [place = ""] = Object.keys(inputs);
  return { path: {}, query: {}, header: {}, [place]: isWholeBody ? value : { access_token: value } };
}

describe.each(Object.entries(places))("an input of another contract in the %s", (_, place) => {
  it.each(Object.entries(facts))(
    "of which it says %s is the same in methods and http, with any value",
    async (_, fact) => {
      const base = { id: "listUsers", method: "POST", path: "/a", section: "4.5", security: [[]] } as const;
      const row: ClientOperation = { ...base, success: { format: "nothing" }, ...place, ...fact };
      const outcomes = inputValues.map((value) => sendBothWays({ listUsers: row }, "listUsers", carry(row, value)));
      const found = await Promise.all(outcomes);

      expect(found.map(({ http }) => http)).toEqual(found.map(({ method }) => method));
      expect(found.filter(({ method }) => "sent" in method).length).toBeGreaterThan(0);
    },
  );
});
