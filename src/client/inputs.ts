import { createQuerySerializer } from "openapi-fetch";
import type { ClientOperation } from "../contract/client-operations.ts";
import { isObject } from "../contract/json.ts";
import { type CallParameters, readHeaders } from "./check-options.ts";
import type { RequestHeaders } from "./middleware.ts";

/** The inputs of an operation, by the part of the request that carries them. */
export interface Inputs {
  readonly path?: CallParameters | undefined;
  readonly query?: CallParameters | undefined;
  readonly header?: CallParameters | undefined;
  readonly body?: unknown;
}

/** Options of openapi-fetch; it has others, too. */
export interface Init {
  readonly params: {
    readonly path?: CallParameters | undefined;
    readonly query?: CallParameters | undefined;
    readonly header?: RequestHeaders | undefined;
  };
  readonly [option: string]: unknown;
}

/** Sorts the parameters of a method by the part of the request that carries them. */
export function sortParameters({ inputs = {}, isWholeBody }: ClientOperation, parameters: CallParameters): Inputs {
  const { path, query, header, body } = inputs;
  const bodyValues = body && pick(parameters, body);
  return {
    path: path && pick(parameters, path),
    query: query && pick(parameters, query),
    header: header && pick(parameters, header),
    body: isWholeBody ? bodyValues?.body : bodyValues,
  };
}

function pick(values: CallParameters, names: readonly string[]): CallParameters {
  const picked: Record<string, unknown> = {};
  for (const name of names) picked[name] = values[name];
  return picked;
}

/** Returns the options with which openapi-fetch sends inputs as the contract says. @throws TypeError if HTTP cannot carry a header. */
export function toInit(operation: ClientOperation, { path, query, header, body }: Inputs): Init {
  const { mediaType, isWholeBody } = operation;
  const headers = encode(operation, "header", header);
  const params = {
    path: encode(operation, "path", path),
    query: encode(operation, "query", query),
    header: headers && readHeaders(headers),
  };
  if (mediaType === undefined || body === undefined) return { params };
  return {
    params: { ...params, header: { ...params.header, "content-type": mediaType } },
    body: isObject(body) && !isWholeBody ? encode(operation, "body", body) : body,
    ...chooseSerializer(mediaType),
  };
}

/** Adds the constants of a part of the request, and joins the lists that are sent as one text. */
function encode(operation: ClientOperation, place: keyof Inputs, given?: CallParameters): CallParameters | undefined {
  const { constants, separators, inputs } = operation;
  if (!constants && !separators) return given;
  const encoded: Record<string, unknown> = { ...given };
  for (const name of inputs?.[place] ?? []) {
    const value = given?.[name] ?? constants?.[name];
    const separator = separators?.[name];
    if (value !== undefined) encoded[name] = separator && Array.isArray(value) ? value.join(separator) : value;
  }
  return encoded;
}

const serializeFields = /* @__PURE__ */ createQuerySerializer<object>();

/** Chooses how openapi-fetch serializes a body: JSON as it does by default; in a form, it would join the values of a list. */
function chooseSerializer(mediaType: string): object {
  if (mediaType === "application/x-www-form-urlencoded") return { bodySerializer: serializeFields };
  return mediaType.includes("json") ? {} : { bodySerializer: String };
}
