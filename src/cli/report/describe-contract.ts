import { openapi } from "../../contract/examples.ts";
import { operations, type Violation } from "../../contract/internal.ts";

/** The report shows the beginning of a longer schema. */
const MAX_LENGTH = 1500;

interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly allOf?: readonly Schema[];
}

const { schemas } = (openapi as { components: { schemas: Readonly<Record<string, Schema>> } }).components;

/** Returns the text of the contract that a violation breaks: its parameter, its property, or its schema. */
export function describeContract(violation: Violation & { readonly operationId: keyof typeof operations }): string {
  const { component, pointer, operationId } = violation;
  const name = pointer.slice(pointer.lastIndexOf("/") + 1);
  const schema = component === undefined ? undefined : schemas[component];
  const parameter = operations[operationId].parameters.find((each) => pointer === `/${each.in}/${each.name}`);
  const found = parameter ?? (schema && (findProperty(schema, name) ?? schema));
  if (found === undefined) return "";
  const text = JSON.stringify(found, null, 2);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}\n… (cut)` : text;
}

function findProperty({ properties = {}, allOf = [] }: Schema, name: string): unknown {
  if (Object.hasOwn(properties, name)) return properties[name];
  return allOf.map((base) => findProperty(base, name)).find((found) => found !== undefined);
}
