import {
  type Contract,
  listOperations,
  type Operation,
  type OperationEntry,
  resolveRef,
  type SchemaObject,
} from "../generate/contract.ts";
import { classifyResponse } from "../samples/create-code-samples.ts";
import { FORM_TYPE, getExample } from "../samples/create-sample-request.ts";

/** A header, a parameter or a form field of the console. */
export interface TryField {
  readonly name: string;
  readonly place: string;
  readonly isRequired: boolean;
  readonly value?: string;
  readonly choices?: readonly string[];
  /** Whether several choices, separated by spaces, are one value. */
  readonly isList?: boolean;
  /** Whether there is only one valid value, which callers of the client do not pass. */
  readonly isFixed?: boolean;
}
/** An operation of the console. */
export interface TryOperation {
  readonly id: string;
  readonly summary: string;
  readonly method: string;
  readonly path: string;
  readonly security: readonly Credentials["headers"][];
  readonly fields: readonly TryField[];
  readonly result: "pages" | "value" | "nothing";
}

/** Describes the operations for the console of the reference, tools/docs/site/.vitepress/theme/TryIt.vue. */
export function describeConsole(contract: Contract): TryOperation[] {
  return listOperations(contract).map((row) => describeOperation(contract, row));
}

function describeOperation(contract: Contract, row: OperationEntry): TryOperation {
  const { path, method, operation, parameters } = row;
  const { operationId: id, summary } = operation;
  const inAddress = parameters.map(({ name, in: place, required = false, schema = {} }): TryField => {
    return { name, place, isRequired: required, ...listChoices(contract, schema) };
  });
  return {
    id,
    summary,
    method: method.toUpperCase(),
    path,
    security: listCredentials(contract, operation).map(({ headers }) => headers),
    fields: [...inAddress, ...listFormFields(contract, row)],
    result: classifyResponse(row),
  };
}

/** An alternative of the security: headers that are sent together, and the scopes of which a token needs one. */
interface Credentials {
  readonly headers: readonly { readonly header: string; readonly prefix: string }[];
  readonly scopes: readonly string[];
}

/** Lists the alternatives of the security. Alternatives that differ only in their scopes count as one. */
export function listCredentials({ components }: Contract, { security = [] }: Operation): Credentials[] {
  const alternatives = new Map<string, Credentials>();
  for (const schemes of security) {
    const headers = Object.keys(schemes).map((scheme) => {
      const { type, name } = components.securitySchemes[scheme] ?? {};
      return type === "apiKey" ? { header: name ?? "", prefix: "" } : { header: "Authorization", prefix: "Bearer " };
    });
    const key = JSON.stringify(headers);
    const scopes = [...(alternatives.get(key)?.scopes ?? []), ...Object.values(schemes).flat()];
    alternatives.set(key, { headers, scopes });
  }
  return [...alternatives.values()];
}

function listFormFields(contract: Contract, { requestBody }: OperationEntry): TryField[] {
  const content = requestBody?.content[FORM_TYPE];
  if (!content) return [];
  const example = getExample(content);
  const { properties = {}, required = [] } = resolveRef<SchemaObject>(contract, content.schema);
  return Object.entries(properties).map(([name, property]) => {
    const value = example[name] ?? "";
    const isRequired = (required as string[]).includes(name);
    const choices = listChoices(contract, resolveRef<SchemaObject>(contract, property));
    return { name, place: "form", isRequired, value: value.startsWith("<") ? "" : value, ...choices };
  });
}

function listChoices({ components }: Contract, schema: SchemaObject): Pick<TryField, "choices" | "isList" | "isFixed"> {
  const scopes = components.securitySchemes[String(schema["x-scopes-of"])]?.flows?.clientCredentials?.scopes;
  if (scopes) return { choices: Object.keys(scopes), isList: true };
  if (schema.const !== undefined) return { choices: [String(schema.const)], isFixed: true };
  return schema.enum ? { choices: schema.enum } : {};
}
