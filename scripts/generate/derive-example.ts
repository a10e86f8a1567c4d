import type { Example, SchemaObject } from "./contract.ts";

/** Values of the formats that an example can have without a word of the owner. */
const FORMATS: Readonly<Record<string, string>> = {
  "date-time": "2026-01-31T12:00:00Z",
  date: "2026-01-31",
  time: "12:00:00Z",
  email: "somebody@shop.example",
  uri: "https://shop.example/",
  "uri-reference": "/",
  uuid: "7f8a1f2e-3c4d-4e5f-8a9b-0c1d2e3f4a5b",
};

/**
 * Derives an example of a schema from those of its parts, its constants, defaults, lists, bounds and formats. Returns undefined if a
 * part that must be there has none: a text without any of them.
 * @param resolve Returns a schema with its reference followed and `allOf` merged.
 */
export function deriveExample(
  resolve: (schema: SchemaObject) => SchemaObject,
  declared: SchemaObject,
  passed: readonly string[] = [],
): Example | undefined {
  const refs = listRefs(declared);
  if (refs.some((ref) => passed.includes(ref))) return undefined; // a schema can contain itself
  const schema = resolve(declared);
  const { type, const: constant, default: byDefault, example, examples, enum: values, format, minimum } = schema;
  const [shown] = [examples ?? []].flat();
  const given = [example, shown, constant, byDefault, values?.[0]].find((value) => value !== undefined);
  if (given !== undefined) return { value: given };
  const derive = (part: SchemaObject) => deriveExample(resolve, part, [...passed, ...refs]);
  const [alternative] = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((part) => derive(part) ?? []);
  if (alternative) return alternative;
  const [name = schema.properties ? "object" : undefined] = [type ?? []].flat();
  switch (name) {
    case "object":
      return deriveObject(schema, derive);
    case "array": {
      const item = schema.items && derive(schema.items);
      return { value: item ? [item.value] : [] };
    }
    case "integer":
    case "number":
      return { value: minimum ?? 1 };
    case "boolean":
      return { value: true };
    case "null":
      return { value: null };
    default:
      return FORMATS[String(format)] === undefined ? undefined : { value: FORMATS[String(format)] };
  }
}

/** Lists the references that a schema is made of. */
function listRefs({ $ref, allOf = [] }: SchemaObject): string[] {
  return [...($ref === undefined ? [] : [$ref]), ...allOf.flatMap(listRefs)];
}

/** Derives an object with each property that has an example; one at least, if there are properties. */
function deriveObject(
  { properties = {}, required = [] }: SchemaObject,
  derive: (part: SchemaObject) => Example | undefined,
): Example | undefined {
  const entries = Object.entries(properties).map(([name, part]) => ({ name, part: derive(part) }));
  if (entries.some(({ name, part }) => part === undefined && required.includes(name))) return undefined;
  const shown = entries.flatMap(({ name, part }) => (part ? [[name, part.value]] : []));
  return shown.length === 0 && entries.length > 0 ? undefined : { value: Object.fromEntries(shown) };
}
