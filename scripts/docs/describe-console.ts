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
  /** Alternatives; the headers of one are sent together. */
  readonly security: readonly (readonly { readonly header: string; readonly prefix: string }[])[];
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
    security: listCredentials(contract, operation),
    fields: [...inAddress, ...listFormFields(contract, row)],
    result: classifyResponse(row),
  };
}

/** Lists the headers of each alternative; alternatives that differ only in their scopes count once. */
function listCredentials({ components }: Contract, { security = [] }: Operation): TryOperation["security"] {
  const alternatives = security.map((schemes) =>
    Object.keys(schemes).map((scheme) => {
      const { type, name } = components.securitySchemes[scheme] ?? {};
      return type === "apiKey" ? { header: name ?? "", prefix: "" } : { header: "Authorization", prefix: "Bearer " };
    }),
  );
  return [...new Map(alternatives.map((headers) => [JSON.stringify(headers), headers])).values()];
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
