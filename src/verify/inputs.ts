import { clientOperations } from "../contract/client-operations.ts";
import { type Field, type Operation, secretProperties } from "../contract/internal.ts";
import { requestBodies } from "../contract/verification.ts";
import { chooseValue, UNKNOWN } from "./probes.ts";
import type { PlannedRequest } from "./session.ts";

/** One value of a request: a parameter, or a property of its body. */
export interface Input {
  readonly place: "path" | "query" | "headers" | "body";
  readonly field: Field;
  /** The texts to send, one after the other; none leaves the input out. */
  readonly values: readonly string[];
  /** A secret or a cursor: the contract cannot say which texts the service knows. */
  readonly isOpaque: boolean;
}

/** A request before it is written down. */
export interface Draft {
  readonly method: string;
  /** Path template. */
  readonly path: string;
  /** Credentials and media type. */
  readonly headers: Readonly<Record<string, string>>;
  readonly inputs: readonly Input[];
}

const FORM = "application/x-www-form-urlencoded";

/** Lists the inputs of an ordinary request: known names, required parameters, and the example of the body. */
export function listInputs(operation: Operation, known: Readonly<Record<string, string>>): Input[] {
  const cursor = clientOperations[operation.id].pagination?.cursor;
  const parameters = operation.parameters.map((field): Input => {
    const value = known[field.name] ?? chooseValue(field) ?? UNKNOWN;
    const place = field.in === "header" ? "headers" : field.in;
    return { place, field, values: field.required ? [value] : [], isOpaque: field.name === cursor };
  });
  const [mediaType = ""] = Object.keys(operation.requestBody?.content ?? {});
  const { example, properties = {} } = requestBodies[operation.id][mediaType] ?? {};
  const body = Object.entries(properties).map(([name, schema]): Input => {
    const isOpaque = (secretProperties as readonly string[]).includes(name);
    const value = isOpaque ? (known[name] ?? UNKNOWN) : example?.[name];
    const values = value === undefined ? [] : [typeof value === "string" ? value : JSON.stringify(value)];
    return { place: "body", field: { name, schema: { type: "string", ...schema } }, values, isOpaque };
  });
  return [...parameters, ...body];
}

/** Returns the headers of a body of the first media type of an operation. */
export function listBodyHeaders({ requestBody }: Operation): Record<string, string> {
  const [mediaType] = Object.keys(requestBody?.content ?? {});
  return mediaType === undefined ? {} : { "Content-Type": mediaType };
}

/** Returns the draft with other texts for one input. */
export function replaceInput(draft: Draft, input: Input, values: readonly string[]): Draft {
  return { ...draft, inputs: draft.inputs.map((each) => (each.field === input.field ? { ...each, values } : each)) };
}

/** Writes the request down: a list is joined by its separator, a JSON property is read as its type. */
export function toRequest({ method, path, headers, inputs }: Draft): PlannedRequest {
  const select = (place: Input["place"]) => inputs.filter((input) => input.place === place && input.values.length > 0);
  const pairs = (place: Input["place"]) =>
    select(place).flatMap(({ field, values }) => {
      const texts = field.separator !== undefined && values.length > 1 ? [values.join(field.separator)] : values;
      return texts.map((text) => [field.name, text]);
    });
  const names: Readonly<Record<string, string>> = Object.fromEntries(pairs("path"));
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(names[name] ?? ""));
  const search = new URLSearchParams(pairs("query")).toString();
  const body = new URLSearchParams(pairs("body")).toString();
  const mediaType = headers["Content-Type"];
  return {
    method,
    target: filled + (search && `?${search}`),
    headers: { ...headers, ...Object.fromEntries(pairs("headers")) },
    ...(mediaType !== undefined && { body: mediaType === FORM ? body : toJson(select("body")) }),
  };
}

function toJson(inputs: readonly Input[]): string {
  const read = ({ field: { schema }, values: [text = ""] }: Input): unknown => {
    if (schema.type === "string") return text;
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  };
  return JSON.stringify(Object.fromEntries(inputs.map((input) => [input.field.name, read(input)])));
}
