import { openapi } from "../../contract/examples.ts";

/** A schema of the contract as traffic is walked along it: references followed, `allOf` merged. */
export interface Shape {
  /** `CustomerSummary`, or `EventSource.user` for a schema inside a component. */
  readonly name: string;
  /** JSON pointer to it in the contract. */
  readonly pointer: string;
  readonly members: ReadonlyMap<string, Shape>;
  readonly required: ReadonlySet<string>;
  /** Whether the document leaves its members open (S16), so that unknown ones are no surprise. */
  readonly isOpen: boolean;
  /** Pointers of the schemas that leave its members open: itself, or what it extends. */
  readonly openIn: readonly string[];
  readonly isNullable: boolean;
  /** Whether the contract wants it absent. */
  readonly isForbidden: boolean;
  readonly items?: Shape;
  /** Shape of the values, where the names of the members are data. */
  readonly values?: Shape;
  /** Shapes by the value of a tag. */
  readonly variants?: { readonly tag: string; readonly byValue: ReadonlyMap<string, Shape> };
  /** The values it can have, where the contract closes the list. */
  readonly allowed?: readonly unknown[];
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly not?: object;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly discriminator?: { readonly propertyName: string; readonly mapping: Readonly<Record<string, string>> };
}

const components = (openapi as { components: { schemas: Record<string, Schema> } }).components.schemas;
const shapes = new Map<string, Shape>();

/** The shape of a component. @throws Error Where the contract has no such component. */
export function shapeOf(component: string): Shape {
  const known = shapes.get(component);
  if (known) return known;
  const schema = components[component];
  if (!schema) throw new Error(`the contract has no schema ${component}`);
  const shape = toShape(schema, component, `/components/schemas/${component}`);
  shapes.set(component, shape);
  return shape;
}

function toShape(schema: Schema, name: string, pointer: string): Shape {
  if (schema.$ref) return shapeOf(schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1));
  const bases = (schema.allOf ?? []).map((base, at) => toShape(base, name, `${pointer}/allOf/${at}`));
  const own = Object.entries(schema.properties ?? {}).map(
    ([member, part]) => [member, toShape(part, `${name}.${member}`, `${pointer}/properties/${member}`)] as const,
  );
  const openIn = [...(schema.additionalProperties === true ? [pointer] : []), ...bases.flatMap((base) => base.openIn)];
  const { additionalProperties: additional, items, discriminator, type } = schema;
  return {
    name,
    pointer,
    members: new Map([...bases.flatMap((base) => [...base.members]), ...own]),
    required: new Set([...bases.flatMap((base) => [...base.required]), ...(schema.required ?? [])]),
    isOpen: openIn.length > 0,
    openIn,
    isNullable: Array.isArray(type) && type.includes("null"),
    isForbidden: schema.not !== undefined,
    ...(items && { items: toShape(items, `${name}[]`, `${pointer}/items`) }),
    ...(typeof additional === "object" && {
      values: toShape(additional, `${name}{}`, `${pointer}/additionalProperties`),
    }),
    ...(discriminator && { variants: toVariants(discriminator) }),
    ...(schema.const !== undefined ? { allowed: [schema.const] } : schema.enum && { allowed: schema.enum }),
  };
}

function toVariants({ propertyName, mapping }: NonNullable<Schema["discriminator"]>): NonNullable<Shape["variants"]> {
  const byValue = Object.entries(mapping).map(([value, ref]) => [value, toShape({ $ref: ref }, "", "")] as const);
  return { tag: propertyName, byValue: new Map(byValue) };
}

/** Names and positions that lead from a value to what is inside it. */
export type Path = readonly (string | number)[];

/**
 * Calls `visit` for a value and everything inside it that the contract has a shape for. The path is one array that
 * changes as the walk goes on: to keep it, copy it.
 */
export function walkShape(
  value: unknown,
  shape: Shape,
  visit: (shape: Shape, value: unknown, path: Path) => void,
  path: (string | number)[] = [],
): void {
  if (shape.variants && isObject(value)) {
    const variant = shape.variants.byValue.get(String(value[shape.variants.tag]));
    if (variant) walkShape(value, variant, visit, path);
    return;
  }
  visit(shape, value, path);
  if (Array.isArray(value)) {
    const { items } = shape;
    if (items) for (let at = 0; at < value.length; at++) walkInside(at, value[at], items, visit, path);
    return;
  }
  if (!isObject(value)) return;
  if (shape.members.size === 0 && !shape.values) return;
  for (const name in value) {
    const part = shape.members.get(name) ?? shape.values;
    if (part) walkInside(name, value[name], part, visit, path);
  }
}

function walkInside(
  name: string | number,
  value: unknown,
  shape: Shape,
  visit: (shape: Shape, value: unknown, path: Path) => void,
  path: (string | number)[],
): void {
  path.push(name);
  walkShape(value, shape, visit, path);
  path.pop();
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
