import { clientOperations } from "../contract/client-operations.ts";
import { exampleRequests } from "../contract/examples.ts";
import { listLeaves } from "../contract/fields.ts";
import { type Field, type Operation, secretProperties } from "../contract/internal.ts";
import { tryParseJson } from "../contract/json.ts";
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
  /** A secret or a cursor: the contract cannot say which texts the service knows. */
  readonly isOpaque: boolean;
  /** The text of an ordinary request; undefined leaves the input out. */
  readonly usual: string | undefined;
}

/** A request of an operation, in parts. */
export interface Draft {
  readonly operation: Operation;
  readonly method: string;
  /** Path template. */
  readonly path: string;
  /** Headers with the credentials. */
  readonly credentials: Readonly<Record<string, string>>;
  /** Media type of the body; undefined without a body. */
  readonly mediaType: string | undefined;
  readonly inputs: readonly Input[];
  /** The texts to send in place of the usual one, by the name of their input. Two texts repeat it, no text leaves it out. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

/** Creates an ordinary request: known names, required parameters, and the example of the body. */
export function createDraft(
  operation: Operation,
  known: Readonly<Record<string, string>>,
  credentials: Draft["credentials"],
): Draft {
  const { id, method, path, parameters } = operation;
  const cursor = clientOperations[id].pagination?.cursor;
  const [mediaType, body] = Object.entries(exampleRequests(id))[0] ?? [];
  const inputs = [
    ...parameters.flatMap(listLeaves).map((field): Input => {
      const usual = field.required ? (known[field.name] ?? chooseValue(field)) : undefined;
      const place = field.in === "header" ? "headers" : field.in;
      return { place, field, isOpaque: field.name === cursor, usual };
    }),
    ...Object.entries(body?.properties ?? {}).map(([name, schema]): Input => {
      const isOpaque = (secretProperties as readonly string[]).includes(name);
      const value = isOpaque ? (known[name] ?? UNKNOWN) : body?.example[name];
      const usual = typeof value === "string" ? value : JSON.stringify(value);
      return { place: "body", field: { name, schema: { type: "string", ...schema } }, isOpaque, usual };
    }),
  ];
  return { operation, method, path, credentials, mediaType, inputs, values: {} };
}

/** Formats a draft: a list is joined by its separator, and a property of a JSON body is read as its type. */
export function toRequest({ method, path, credentials, mediaType, inputs, values }: Draft): PlannedRequest {
  const listPairs = (place: Input["place"]): [string, string][] =>
    inputs.flatMap(({ place: own, usual, field: { name, separator } }) => {
      const texts = values[name] ?? (usual === undefined ? [] : [usual]);
      const sent = separator === undefined || texts.length === 0 ? texts : [texts.join(separator)];
      return own === place ? sent.map((text): [string, string] => [name, text]) : [];
    });
  const names = Object.fromEntries(listPairs("path"));
  const pathname = path.replaceAll(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(names[name] ?? ""));
  const query = new URLSearchParams(listPairs("query")).toString();
  const target = query === "" ? pathname : `${pathname}?${query}`;
  const headers = { ...credentials, ...Object.fromEntries(listPairs("headers")) };
  if (mediaType === undefined) return { method, target, headers };
  const pairs = listPairs("body");
  const toValue = (name: string, text: string) =>
    inputs.some(({ field }) => field.name === name && field.schema.type === "string") ? text : tryParseJson(text);
  const body = isJson(mediaType)
    ? JSON.stringify(Object.fromEntries(pairs.map(([name, text]) => [name, toValue(name, text) ?? text])))
    : new URLSearchParams(pairs).toString();
  return { method, target, headers: { ...headers, "Content-Type": mediaType }, body };
}

/** True if bodies of this media type are JSON. */
export function isJson(mediaType: string | undefined): boolean {
  return /[/+]json$/.test(mediaType ?? "");
}
