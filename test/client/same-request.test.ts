import { describe, expect, it } from "vitest";
import { createClient } from "../../src/client/create-loyalty-client.ts";
import type { Inputs } from "../../src/client/inputs.ts";
import { type ClientOperation, clientOperations, type OperationTable } from "../../src/contract/client-operations.ts";
import type { OperationId } from "../../src/index.ts";
import {
  catchError,
  createRecordingClient,
  createToken,
  middlewareModes,
  respondWithPage,
} from "../support/responses.ts";

type Untyped = Record<string, (...given: unknown[]) => PromiseLike<unknown>>;

/** Sends the same inputs with the method of an operation and with `http`. Returns for each what was sent, or the error. */
async function sendBothWays(operations: OperationTable, id: OperationId, inputs: Inputs, options: object = {}) {
  const { method, path, isWholeBody } = operations[id] as ClientOperation;
  const { middleware = [], ...others } = options as { middleware?: [] };
  const answer = (url: string) => (url.endsWith("/token") ? Response.json(createToken()) : respondWithPage());
  const send = async (call: (methods: Untyped, http: Untyped) => PromiseLike<unknown>) => {
    const { fetch, requests } = createRecordingClient({}, answer);
    const client = createClient(operations, { baseUrl: "https://x.example/base", fetch, ...others } as never);
    if (middleware.length > 0) client.http.use(...middleware);
    const error = await catchError(call(client as never, client.http as never));
    const sent = requests.map(({ url, method, headers, body }) => ({ url, method, headers, body }));
    return sent.length > 0 ? { sent } : { error };
  };
  const { body, ...params } = inputs;
  const parameters = {
    ...params.path,
    ...params.query,
    ...params.header,
    ...(isWholeBody ? { body } : (body as object)),
  };
  const headers = { "X-Trace": "t" };
  return {
    method: await send((methods) => methods[id]?.(parameters, { headers }) as never),
    http: await send((_, http) => http[method]?.(path, { params, body, headers }) as never),
  };
}

/** Gives each input of an operation a value of its form. */
function chooseInputs({ inputs = {}, integers, separators, mediaType }: ClientOperation): Inputs {
  const choose = (name: string) => integers?.[name] ?? (separators?.[name] ? ["a", "b"] : `a/b & ${name}=é`);
  const fill = (names: readonly string[] = []) => Object.fromEntries(names.map((name) => [name, choose(name)]));
  const { path, query, header, body } = inputs;
  return { path: fill(path), query: fill(query), header: fill(header), ...(mediaType && { body: fill(body) }) };
}

const application = { appId: "a", appToken: "b" };
const pairs = { application, management: { managementId: "m", managementToken: "n" } };
const optionSets: Record<string, object> = {
  "key pairs": pairs,
  accessToken: { ...pairs, accessToken: "t" },
  bearerHeader: { ...pairs, accessToken: "t", bearerHeader: "X-Pass" },
  oauth: { ...pairs, oauth: { scopes: ["api"] } },
  tokenPath: { ...pairs, tokenPath: "/auth/token" },
  headers: { ...pairs, headers: { "X-Tenant": "a", "X-Trace": "of the client" } },
  "no credentials": {},
};

describe.each(middlewareModes)("with $mode", ({ middleware }) => {
  const ids = Object.keys(clientOperations) as OperationId[];
  it.each(ids.flatMap((id) => Object.keys(optionSets).map((options) => ({ id, options }))))(
    "$id and http send the same bytes with $options",
    async ({ id, options }) => {
      const inputs = chooseInputs(clientOperations[id]);
      const { method, http } = await sendBothWays(clientOperations, id, inputs, { ...optionSets[options], middleware });

      expect(http).toEqual(method);
      if (options !== "no credentials") expect(method).toHaveProperty("sent");
    },
  );
});

/** Operations with one input that contracts could have, by the part of the request that carries it. */
const places: Record<string, (name: string) => Partial<ClientOperation>> = {
  path: (name) => ({ path: `/a/{${name}}/b`, inputs: { path: [name] } }),
  query: (name) => ({ inputs: { query: [name] } }),
  header: (name) => ({ inputs: { header: [name] } }),
  form: (name) => ({ inputs: { body: [name] }, mediaType: "application/x-www-form-urlencoded" }),
  JSON: (name) => ({ inputs: { body: [name] }, mediaType: "application/merge-patch+json" }),
  "whole JSON": () => ({ inputs: { body: ["body"] }, mediaType: "application/json", isWholeBody: true }),
  "whole text": () => ({ inputs: { body: ["body"] }, mediaType: "text/plain", isWholeBody: true }),
};
/** What the contract says about the input. */
const facts: Record<string, (name: string) => Partial<ClientOperation>> = {
  nothing: () => ({}),
  "a separator": (name) => ({ separators: { [name]: ", " } }),
  "a constant": (name) => ({ constants: { [name]: "always" } }),
  "a minimum": (name) => ({ integers: { [name]: 1 } }),
};
const texts = ["text", "a/b & é", "", "..", "line\nbreak", "Bearer t"];
const lists = [[], ["a", "b & c"], [["a"]]];
const nested = { after: "2026", ids: ["a", "b"], none: null, inner: { deep: 1 } };
const inputValues = [...texts, ...lists, nested, 7, 0, true, null, undefined];

/** Returns the inputs of a call of `http`, in which an operation carries a value. */
function carry({ inputs = {}, isWholeBody }: Partial<ClientOperation>, value: unknown): Inputs {
  const [[place = "", [name = ""] = []] = []] = Object.entries(inputs);
  return { path: {}, query: {}, header: {}, [place]: isWholeBody ? value : { [name]: value } };
}

describe.each(Object.keys(places).flatMap((place) => Object.keys(facts).map((fact) => ({ place, fact }))))(
  "an input of another contract in the $place, of which it says $fact",
  ({ place, fact }) => {
    it.each(["X-Value", "access_token"])("%s is the same in methods and http, with any value", async (name) => {
      const base = { id: "listUsers", method: "POST", path: "/a", section: "4.5", security: [[]] } as const;
      const row = {
        ...base,
        success: { format: "nothing" },
        ...places[place]?.(name),
        ...facts[fact]?.(name),
      } as const;
      const outcomes = inputValues.map((value) => sendBothWays({ listUsers: row }, "listUsers", carry(row, value)));
      const found = await Promise.all(outcomes);

      expect(found.map(({ http }) => http)).toEqual(found.map(({ method }) => method));
      expect(found.filter(({ method }) => "sent" in method).length).toBeGreaterThan(0);
    });
  },
);
