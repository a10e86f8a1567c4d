import { clientOperations } from "../contract/client-operations.ts";
import { exampleRequests } from "../contract/examples.ts";
import { type Field, type Operation, secretProperties } from "../contract/internal.ts";
import { chooseValue, UNKNOWN } from "./probes.ts";

/** A request of an operation, not filled in. */
export interface Draft {
  readonly operation: Operation;
  readonly method: string;
  /** Path template. */
  readonly path: string;
  /** The credentials. */
  readonly headers: Readonly<Record<string, string>>;
  /** Media type of the body; undefined without a body. */
  readonly mediaType: string | undefined;
  /** Texts by the name of their input. Two texts repeat it, none leaves it out; one that the contract does not have is in the query. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

/** What differs from the ordinary request of an operation. */
export type Changes = Partial<Omit<Draft, "operation">>;

/** A parameter of an operation, or a property of its body. */
export interface Input {
  readonly place: "path" | "query" | "headers" | "body";
  readonly field: Field;
  /** A secret or a cursor: the contract cannot say which texts the service knows. */
  readonly isOpaque: boolean;
  /** The text of an ordinary request; undefined leaves the input out. */
  readonly usual: string | undefined;
}

/** Lists the parameters of an operation, and the properties of its body with the values of the example. */
export function listInputs({ id, parameters }: Operation): Input[] {
  const [body] = Object.values(exampleRequests(id));
  const inParameters = parameters.map((field): Input => {
    const isOpaque = field.name === clientOperations[id].pagination?.cursor;
    const place = field.in === "header" ? "headers" : field.in;
    return { place, field, isOpaque, usual: field.required ? chooseValue(field) : undefined };
  });
  const inBody = Object.entries(body?.properties ?? {}).map(([name, schema]): Input => {
    const isOpaque = (secretProperties as readonly string[]).includes(name);
    const example = isOpaque ? UNKNOWN : body?.example[name];
    const usual = typeof example === "string" ? example : JSON.stringify(example);
    return { place: "body", field: { name, schema }, isOpaque, usual };
  });
  return [...inParameters, ...inBody];
}

/** True if an operation has a token in its body. */
export function usesToken({ id }: Operation): boolean {
  return clientOperations[id].inputs?.body?.includes("access_token") === true;
}

/** Creates an ordinary request: known names, required parameters, and the example of the body. */
export function createDraft(operation: Operation, known: Draft["headers"], headers: Draft["headers"]): Draft {
  const { id, method, path } = operation;
  const values = listInputs(operation).map(({ field: { name }, usual }) => {
    return [name, usual === undefined ? [] : [known[name] ?? usual]] as const;
  });
  const [mediaType] = Object.keys(exampleRequests(id));
  return { operation, method, path, headers, mediaType, values: Object.fromEntries(values) };
}

/** Returns a JSON pointer to the one part that differs from an ordinary request; it is empty if several parts do. */
export function locate(operation: Operation, { values = {}, headers }: Changes): string {
  const [name, ...others] = Object.keys(values);
  const input = others.length > 0 ? undefined : listInputs(operation).find(({ field }) => field.name === name);
  if (input) return `/${input.place}/${input.field.name}`;
  return headers && name === undefined ? "/headers" : "";
}

/** The media type of the wrong bodies: those of the operations that verify calls are forms. */
export const JSON_TYPE = "application/json";

type Pair = readonly [name: string, text: string];

/** A request to send. */
export interface PlannedRequest {
  readonly method: string;
  /** Path below the base URL, percent-encoded, with its query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The fields of a body that is a form. */
  readonly form?: readonly Pair[];
}

/** Fills in a draft: a list is joined by its separator. Bodies are forms, whose texts a service could also read as JSON. */
export function toRequest({ operation, method, path, headers, mediaType, values }: Draft): PlannedRequest {
  const inputs = new Map(listInputs(operation).map((input) => [input.field.name, input]));
  const list = (place: Input["place"]): Pair[] =>
    Object.entries(values).flatMap(([name, texts]) => {
      const { place: own = "query", field } = inputs.get(name) ?? {};
      const sent = field?.separator !== undefined && texts.length > 0 ? [texts.join(field.separator)] : texts;
      return own === place ? sent.map((text): Pair => [name, text]) : [];
    });
  const names: Readonly<Record<string, string>> = Object.fromEntries(list("path"));
  const pathname = path.replaceAll(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(names[name] ?? ""));
  const query = list("query");
  const target = query.length === 0 ? pathname : `${pathname}?${encode(query)}`;
  const sent = { method, target, headers: { ...headers, ...Object.fromEntries(list("headers")) } };
  if (mediaType === undefined) return sent;
  const form = list("body");
  const body =
    mediaType === JSON_TYPE ? { body: JSON.stringify(Object.fromEntries(form)) } : { body: encode(form), form };
  return { ...sent, headers: { ...sent.headers, "Content-Type": mediaType }, ...body };
}

/** Formats pairs as a query or a form. */
export function encode(pairs: readonly Pair[]): string {
  return new URLSearchParams(pairs.map(([name, text]) => [name, text])).toString();
}
