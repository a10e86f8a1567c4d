import { createQuerySerializer } from "openapi-fetch";
import type { ClientOperation } from "../contract/client-operations.ts";
import { flattenObject } from "../contract/fields.ts";
import { type CallParameters, readHeaders } from "./check-options.ts";
import type { RequestHeaders } from "./middleware.ts";

type Values = Record<string, unknown>;

/** Options of openapi-fetch. */
export interface Init {
  readonly params?: { readonly path?: Values; readonly query?: Values };
  readonly headers?: RequestHeaders;
  readonly body?: unknown;
  readonly bodySerializer?: ((body: unknown) => string) | undefined;
}

/** Returns the options of openapi-fetch for a call. @throws TypeError if HTTP cannot carry a header. */
export function toInit(operation: ClientOperation, parameters: CallParameters, headers: RequestHeaders) {
  const { mediaType, isWholeBody, constants } = operation;
  const values = constants ? { ...constants, ...parameters } : parameters;
  const select = (place: Place) => selectInputs(operation, place, values);
  const added = { ...headers, ...readHeaders(select("header") as RequestHeaders) };
  const params = { path: select("path"), query: select("query") };
  const init = { params, headers: added, parseAs: "text" };
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
