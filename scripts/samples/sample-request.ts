import type { SampleField, SampleOperation } from "./sample-operation.ts";

/** A request of one operation. */
export interface SampleRequest {
  readonly operation: SampleOperation;
  readonly url: string;
  /** Credentials, header parameters and the media type of a JSON body. */
  readonly headers: Readonly<Record<string, string>>;
  /** Fields of the form; empty if the operation takes no form. */
  readonly form: readonly (readonly [name: string, value: string])[];
  /** The values that a caller of the client passes: parameters and properties of the body, except constants. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/**
 * Creates a request with one of the ways to authenticate.
 * @param values Values of fields and credentials by name; one that is missing or empty is not sent.
 */
export function createRequest(
  operation: SampleOperation,
  alternative: number,
  values: Readonly<Record<string, unknown>>,
): SampleRequest {
  const { server, path, json } = operation;
  const fields = operation.fields.filter(({ name }) => isGiven(values[name]));
  const credentials = (operation.security[alternative] ?? []).filter(({ header }) => isGiven(values[header]));
  const sent = fields.map((field) => ({ ...field, value: values[field.name] }));
  const pick = (place: string) =>
    sent.filter((field) => field.place === place).map((field): [string, string] => [field.name, toText(field)]);
  const named = sent.filter(({ isConstant }) => !isConstant).map(({ name, value }) => [name, value]);
  return {
    operation,
    url: server + formatAddress(path, sent),
    headers: {
      ...Object.fromEntries(credentials.map(({ header, prefix }) => [header, `${prefix}${values[header]}`])),
      ...Object.fromEntries(pick("header")),
      ...(json && { "Content-Type": "application/json" }),
    },
    form: pick("form"),
    parameters: { ...Object.fromEntries(named), ...json },
  };
}

/** Returns the placeholder of a header in the samples (§5.1): `<APP_ID>` for `X-App-Id`. */
export function toPlaceholder(header: string): string {
  return `<${header.replace("X-", "").replaceAll("-", "_").toUpperCase()}>`;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
}

function toText({ value }: { readonly value: unknown }): string {
  return [value].flat().join(" ");
}

/** Fills parameters into a path, and appends the query. */
export function formatAddress(
  path: string,
  parameters: readonly (Pick<SampleField, "name" | "place" | "separator"> & { readonly value: unknown })[],
): string {
  const texts = parameters.map(({ value, separator, ...parameter }) => {
    const items = [value].flat().map((item) => encodeURIComponent(String(item)));
    return { ...parameter, texts: separator === undefined ? items : [items.join(separator)] };
  });
  const filled = texts.reduce((before, { name, texts: [text = ""] }) => before.replace(`{${name}}`, text), path);
  const inQuery = texts.filter(({ place }) => place === "query");
  const search = inQuery.flatMap(({ name, texts }) => texts.map((text) => `${encodeURIComponent(name)}=${text}`));
  return filled + (search.length > 0 ? `?${search.join("&")}` : "");
}
