import {
  type Contract,
  listOperations,
  type OperationEntry,
  resolveRef,
  type SchemaObject,
} from "../generate/contract.ts";
import { type Credentials, FORM_TYPE, getExample, listCredentials } from "../samples/create-samples.ts";

/** A header, a parameter or a form field of the console. */
export interface TryField {
  readonly name: string;
  readonly place: string;
  readonly isRequired: boolean;
  readonly value?: string;
  readonly choices?: readonly string[];
  /** Whether several choices, separated by spaces, are one value. */
  readonly isList?: boolean;
}
/** An operation of the console. */
export interface TryOperation {
  readonly id: string;
  readonly summary: string;
  readonly method: string;
  readonly path: string;
  readonly security: readonly Credentials["headers"][];
  readonly fields: readonly TryField[];
}

/** Describes the operations for the console of the reference, tools/docs/site/.vitepress/theme/TryIt.vue. */
export function describeConsole(contract: Contract): TryOperation[] {
  return listOperations(contract).map((row) => {
    const { operationId: id, summary } = row.operation;
    const inAddress = row.parameters.map(({ name, in: place, required = false, schema = {} }): TryField => {
      return { name, place, isRequired: required, ...listChoices(contract, schema) };
    });
    return {
      id,
      summary,
      method: row.method.toUpperCase(),
      path: row.path,
      security: listCredentials(contract, row.operation).map(({ headers }) => headers),
      fields: [...inAddress, ...listFormFields(contract, row)],
    };
  });
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

function listChoices({ components }: Contract, schema: SchemaObject): Pick<TryField, "choices" | "isList"> {
  const scopes = components.securitySchemes[String(schema["x-scopes-of"])]?.flows?.clientCredentials?.scopes;
  if (scopes) return { choices: Object.keys(scopes), isList: true };
  if (schema.const !== undefined) return { choices: [String(schema.const)] };
  return schema.enum ? { choices: schema.enum } : {};
}
