import type { SchemaObject } from "../generate/contract.ts";
import type { OperationRow, ResolvedContract } from "../generate/resolve-contract.ts";
import { findForm, listSecurityAlternatives, type SecurityAlternative } from "../samples/create-samples.ts";

/** A header, a parameter or a form field of the console. */
export interface TryField {
  readonly name: string;
  readonly place: string;
  readonly isRequired: boolean;
  readonly value?: string;
  readonly choices?: readonly string[];
  /** True if several choices, separated by spaces, are one value. */
  readonly isList?: boolean;
}
/** An operation of the console. */
export interface TryOperation {
  readonly id: string;
  readonly summary: string;
  readonly method: string;
  readonly path: string;
  readonly security: readonly SecurityAlternative["headers"][];
  readonly fields: readonly TryField[];
}

/** Describes the operations for the console of the reference, tools/docs/site/.vitepress/theme/TryIt.vue. */
export function describeConsole(contract: ResolvedContract): TryOperation[] {
  return contract.operations.map((row) => {
    const { operationId: id, summary } = row.operation;
    const inAddress = row.parameters.map(({ name, in: place, required = false, schema }): TryField => {
      return { name, place, isRequired: required, ...listChoices(contract, schema) };
    });
    return {
      id,
      summary,
      method: row.method.toUpperCase(),
      path: row.path,
      security: listSecurityAlternatives(contract, row).map(({ headers }) => headers),
      fields: [...inAddress, ...listFormFields(contract, row)],
    };
  });
}

function listFormFields(contract: ResolvedContract, row: OperationRow): TryField[] {
  const form = findForm(row);
  if (!form) return [];
  const { properties = {}, required = [] } = form.schema;
  return Object.entries(properties).map(([name, property]) => {
    const example = form.example[name] ?? "";
    const value = example.startsWith("<") ? "" : example;
    const choices = listChoices(contract, contract.resolve(property));
    return { name, place: "form", isRequired: required.includes(name), value, ...choices };
  });
}

function listChoices(
  { securitySchemes }: ResolvedContract,
  schema: SchemaObject,
): Pick<TryField, "choices" | "isList"> {
  const scopes = securitySchemes[String(schema["x-scopes-of"])]?.flows?.clientCredentials?.scopes;
  if (scopes) return { choices: Object.keys(scopes), isList: true };
  if (schema.const !== undefined) return { choices: [String(schema.const)] };
  return schema.enum ? { choices: schema.enum } : {};
}
