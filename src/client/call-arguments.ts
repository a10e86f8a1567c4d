import { createQuerySerializer } from "openapi-fetch";
import type { ClientOperation } from "../contract/client-operations.ts";
import { flattenObject } from "../contract/fields.ts";
import { secretProperties } from "../contract/vocabulary.ts";
import { addHeaders, checkToken } from "./authenticate.ts";
import { checkOptionNames, checkParameterNames } from "./check-names.ts";
import { checkWhole } from "./deadlines.ts";
import type { RequestHeaders } from "./middleware.ts";

/** Options of one call. */
export interface CallOptions {
  /** Ends the call, which then throws the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** Deadline of the whole call in milliseconds, retries included. @default `deadlines.totalMs` of the client */
  readonly timeoutMs?: number | undefined;
  /** How often the request is sent again after a temporary failure. @default `retry.maxRetries` of the client */
  readonly maxRetries?: number | undefined;
  /** More headers; they replace headers of the client, except its credentials. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Parameters of an operation by the names of the contract. */
export type CallParameters = Readonly<Record<string, unknown>>;

type Values = Record<string, unknown>;

/** Options of openapi-fetch. */
export interface Init {
  readonly params?: { readonly path?: Values; readonly query?: Values };
  readonly headers?: RequestHeaders;
  readonly body?: unknown;
  readonly bodySerializer?: ((body: unknown) => string) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Returns the options of openapi-fetch for a call. @throws TypeError if HTTP cannot carry a header. */
export function toInit(operation: ClientOperation, parameters: CallParameters, { headers, signal }: CallOptions) {
  const { mediaType, isWholeBody, constants } = operation;
  const values = constants ? { ...constants, ...parameters } : parameters;
  const select = (place: Place) => selectInputs(operation, place, values);
  const added = addHeaders(addHeaders({}, headers), select("header") as RequestHeaders);
  const params = { path: select("path"), query: select("query") };
  const init = { signal, params, headers: added, parseAs: "text" };
  const inBody = select("body");
  const body = isWholeBody ? inBody.body : inBody;
  if (mediaType === undefined || body === undefined) return init;
  return {
    ...init,
    headers: { ...added, "content-type": mediaType },
    body,
    bodySerializer: selectSerializer(mediaType),
  };
}

const serializeForm = /* @__PURE__ */ createQuerySerializer<object>();

/** Selects how openapi-fetch serializes a body; undefined for JSON, its default. It would join the values of a list in a form. */
function selectSerializer(mediaType: string): ((body: unknown) => string) | undefined {
  if (mediaType === "application/x-www-form-urlencoded") return (body) => serializeForm(body as object);
  return mediaType.includes("json") ? undefined : String;
}

type Place = keyof NonNullable<ClientOperation["inputs"]>;

/** Returns the inputs for one part of a request. Inputs for headers are text; a missing input for the path is undefined. */
function selectInputs({ inputs, separators }: ClientOperation, place: Place, values: CallParameters): Values {
  const selected: Values = {};
  const names = inputs?.[place];
  if (!names) return selected;
  for (const name of names) {
    const value = values[name] ?? undefined;
    if (value === undefined && place !== "path") continue;
    const separator = separators?.[name];
    const joined = separator && Array.isArray(value) ? value.join(separator) : value;
    if (place === "query") Object.assign(selected, Object.fromEntries(flattenObject(name, joined)));
    else selected[name] = place === "header" ? String(joined) : joined;
  }
  return selected;
}

/** @throws TypeError if a parameter of the path is missing, or a URL cannot carry it. */
function checkPathParameter(name: string, value: unknown): void {
  if (value === undefined || value === null) throw new TypeError(`${name} is missing`);
  if (["", ".", ".."].includes(String(value))) throw new TypeError(`${name} must not be "${value}"`);
}

/** Checks the arguments of a method before its request. @throws TypeError that names the one that is invalid. */
export function checkArguments(operation: ClientOperation, parameters: CallParameters, options: CallOptions): void {
  const { inputs = {} } = operation;
  checkParameterNames(parameters, inputs);
  for (const name of inputs.path ?? []) checkPathParameter(name, parameters[name]);
  for (const name of secretProperties) checkToken(name, parameters[name]);
  for (const [name, min] of Object.entries(operation.integers ?? {}))
    checkWhole(name, parameters[name] ?? undefined, undefined, min, Number.MAX_SAFE_INTEGER);
  const { timeoutMs, maxRetries, signal } = options;
  checkOptionNames("the second argument", options);
  checkWhole("timeoutMs", timeoutMs, undefined, 1);
  checkWhole("maxRetries", maxRetries, undefined);
  if (signal && typeof signal.addEventListener !== "function") throw new TypeError("signal must be an AbortSignal");
}
