import { clientOperations } from "../contract/client-operations.ts";
import { type Field, type Operation, secretProperties } from "../contract/internal.ts";
import { requestBodies } from "../contract/verification.ts";
import { tryParseJson } from "../traffic/read/parse-json.ts";
import { chooseValue, UNKNOWN } from "./probes.ts";

/** A request to send. */
export interface PlannedRequest {
  readonly method: string;
  /** Path below the base URL, percent-encoded, with its query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** One parameter of a request, or one property of its body. */
export interface Input {
  readonly place: "path" | "query" | "headers" | "body";
  readonly field: Field;
  /** The texts to send, one after the other; none leaves the input out. */
  readonly values: readonly string[];
  /** A secret or a cursor: the contract cannot say which texts the service knows. */
  readonly isOpaque: boolean;
}

/** The parts of a request. */
export interface Draft {
  readonly method: string;
  /** Path template. */
  readonly path: string;
  /** Headers with the credentials. */
  readonly credentials: Readonly<Record<string, string>>;
  /** Media type of the body; undefined without a body. */
  readonly mediaType: string | undefined;
  readonly inputs: readonly Input[];
}

/** Texts by the name of their input. */
export type Values = Readonly<Record<string, readonly string[]>>;

/** Creates an ordinary request: known names, required parameters, and the example of the body. */
export function createDraft(
  { id, method, path, parameters }: Operation,
  known: Readonly<Record<string, string>>,
  credentials: Draft["credentials"],
): Draft {
  const cursor = clientOperations[id].pagination?.cursor;
  const [mediaType, body] = Object.entries(requestBodies[id])[0] ?? [];
  const inputs = [
    ...parameters.map((field): Input => {
      const values = field.required ? [known[field.name] ?? chooseValue(field)] : [];
      const place = field.in === "header" ? "headers" : field.in;
      return { place, field, values, isOpaque: field.name === cursor };
    }),
    ...Object.entries(body?.properties ?? {}).map(([name, schema]): Input => {
      const isOpaque = (secretProperties as readonly string[]).includes(name);
      const value = isOpaque ? (known[name] ?? UNKNOWN) : body?.example[name];
      const values = value === undefined ? [] : [typeof value === "string" ? value : JSON.stringify(value)];
      return { place: "body", field: { name, schema: { type: "string", ...schema } }, values, isOpaque };
    }),
  ];
  return { method, path, credentials, mediaType, inputs };
}

/** Returns the draft with other texts for some inputs; the contract gives each name to one input of an operation. */
export function setValues(draft: Draft, values: Values): Draft {
  const inputs = draft.inputs.map((input) => ({ ...input, values: values[input.field.name] ?? input.values }));
  return { ...draft, inputs };
}

/** Formats a draft: a list is joined by its separator, and a property of a JSON body is read as its type. */
export function toRequest({ method, path, credentials, mediaType, inputs }: Draft): PlannedRequest {
  const select = (place: Input["place"]) => inputs.filter((input) => input.place === place && input.values.length > 0);
  const listPairs = (place: Input["place"]) =>
    select(place).flatMap(({ field: { name, separator }, values }) =>
      (separator === undefined ? values : [values.join(separator)]).map((text) => [name, text]),
    );
  const names: Readonly<Record<string, string>> = Object.fromEntries(listPairs("path"));
  const pathname = path.replaceAll(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(names[name] ?? ""));
  const query = new URLSearchParams(listPairs("query")).toString();
  const headers = { ...credentials, ...Object.fromEntries(listPairs("headers")) };
  const target = query === "" ? pathname : `${pathname}?${query}`;
  if (mediaType === undefined) return { method, target, headers };
  const body = isJson(mediaType) ? toJson(select("body")) : new URLSearchParams(listPairs("body")).toString();
  return { method, target, headers: { ...headers, "Content-Type": mediaType }, body };
}

/** True if bodies of this media type are JSON. */
export function isJson(mediaType: string | undefined): boolean {
  return /[/+]json$/.test(mediaType ?? "");
}

function toJson(inputs: readonly Input[]): string {
  const properties = inputs.map(({ field: { name, schema }, values: [text = ""] }) => {
    return [name, schema.type === "string" ? text : (tryParseJson(text) ?? text)];
  });
  return JSON.stringify(Object.fromEntries(properties));
}
