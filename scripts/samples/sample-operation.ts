import { fillDefaults, type SchemaObject, type Server } from "../generate/contract.ts";
import { toParameter } from "../generate/operations.ts";
import type { ContentRow, OperationRow, ResolvedContract } from "../generate/resolve-contract.ts";

/** An operation as code samples show it, and as the form of the reference sends it. */
export interface SampleOperation {
  readonly id: string;
  readonly summary: string;
  readonly method: string;
  /** Address of the first server; empty if the contract has none. */
  readonly server: string;
  readonly path: string;
  /** The headers of each way to authenticate. */
  readonly security: readonly SecurityAlternative["headers"][];
  readonly fields: readonly SampleField[];
  /** The example of a JSON body. Absent if the operation takes none. */
  readonly json?: Readonly<Record<string, unknown>>;
  readonly result: "pages" | "value" | "nothing";
}

/** A parameter or a form field. */
export interface SampleField {
  readonly name: string;
  readonly place: string;
  readonly isRequired: boolean;
  /** Absent if the first request does not have it, such as a cursor. */
  readonly example?: unknown;
  /** Separator of the items if a list is sent as one text. */
  readonly separator?: string | undefined;
  readonly choices?: readonly string[];
  /** True if several choices, separated by spaces, are one value. */
  readonly isList?: boolean;
  /** True if our client fills it in. */
  readonly isConstant?: boolean;
}

/** An alternative of the security: headers that are sent together, and the scopes of which a token needs one. */
export interface SecurityAlternative {
  readonly headers: readonly { readonly header: string; readonly prefix: string }[];
  readonly scopes: readonly string[];
}

const FORM_TYPE = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";

/** The address of `loyalty serve` in the guides. */
export const LOCAL = "http://127.0.0.1:8787";

/** Returns the address of a server without a slash at its end. A relative one, or none, is that of a local service. */
export function toAddress(server: Server = { url: "" }): string {
  return new URL(fillDefaults(server), LOCAL).href.replace(/\/$/, "");
}

/** Describes the operations of a contract. */
export function listSampleOperations(contract: ResolvedContract): SampleOperation[] {
  return contract.operations.map((row) => {
    const { method, path, operation, servers } = row;
    const bodies = new Map(row.requestBody?.content.map((content) => [content.mediaType, content]));
    const form = bodies.get(FORM_TYPE);
    const json = form ? undefined : bodies.get(JSON_TYPE);
    return {
      id: operation.operationId,
      summary: operation.summary ?? "",
      method: method.toUpperCase(),
      server: toAddress(servers[0]),
      path,
      security: listSecurityAlternatives(contract, row).map(({ headers }) => headers),
      fields: [...listParameters(contract, row), ...(form ? listFormFields(contract, form) : [])],
      ...(json && { json: readExample(json) }),
      result: classifyResponse(row),
    };
  });
}

function listParameters(contract: ResolvedContract, { parameters, operation }: OperationRow): SampleField[] {
  return parameters.map((parameter): SampleField => {
    const { name, in: place, required: isRequired = false, schema, example = "" } = parameter;
    const { separator } = toParameter(contract, parameter);
    const isCursor = name === operation["x-pagination"]?.cursor;
    const choices = listChoices(contract, schema);
    return { name, place, isRequired, separator, ...(!isCursor && { example }), ...choices };
  });
}

function listFormFields(contract: ResolvedContract, form: ContentRow): SampleField[] {
  const { properties = {}, required = [] } = form.schema;
  const examples = readExample(form);
  return Object.entries(properties).map(([name, property]) => {
    const choices = listChoices(contract, contract.resolve(property));
    const example = examples[name];
    const shown = choices.isList && typeof example === "string" ? example.split(" ") : example;
    return { name, place: "form", isRequired: required.includes(name), example: shown, ...choices };
  });
}

function listChoices(
  { securitySchemes }: ResolvedContract,
  schema: SchemaObject,
): Pick<SampleField, "choices" | "isList" | "isConstant"> {
  const scopes = securitySchemes[String(schema["x-scopes-of"])]?.flows?.clientCredentials?.scopes;
  if (scopes) return { choices: Object.keys(scopes), isList: true };
  if (schema.const !== undefined) return { choices: [String(schema.const)], isConstant: true };
  return schema.enum ? { choices: schema.enum } : {};
}

function readExample({ examples }: ContentRow): Readonly<Record<string, unknown>> {
  const [example] = Object.values(examples);
  return (example?.value ?? {}) as Record<string, unknown>; // the lint validates each example
}

/** Lists the alternatives of the security. Alternatives that differ only in their scopes count as one. */
export function listSecurityAlternatives(
  { securitySchemes }: ResolvedContract,
  { security }: OperationRow,
): SecurityAlternative[] {
  const alternatives = new Map<string, SecurityAlternative>();
  for (const schemes of security) {
    const headers = Object.keys(schemes).map((scheme) => {
      const { type, name } = securitySchemes[scheme] ?? {};
      return type === "apiKey" ? { header: name ?? "", prefix: "" } : { header: "Authorization", prefix: "Bearer " };
    });
    const key = JSON.stringify(headers);
    const scopes = [...(alternatives.get(key)?.scopes ?? []), ...Object.values(schemes).flat()];
    alternatives.set(key, { headers, scopes });
  }
  return [...alternatives.values()];
}

/** Returns the kind of result of a call: pages, one value, or nothing. */
function classifyResponse({ operation, responses }: OperationRow): SampleOperation["result"] {
  if (operation["x-pagination"]) return "pages";
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
  return success && success.content.length > 0 ? "value" : "nothing";
}
