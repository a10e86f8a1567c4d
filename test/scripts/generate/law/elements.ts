import { isObject } from "../../../../src/contract/json.ts";

export type Path = readonly (string | number)[];

/** An element of a contract, such as an operation or a schema. */
export interface Element {
  readonly type: string;
  readonly path: Path;
  readonly value: Record<string, unknown>;
}

/** The elements in an element by key: one (`Schema`), several by name (`{Schema}`) or in a list (`[Schema]`). */
const GRAMMAR: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Root: {
    info: "Info",
    servers: "[Server]",
    tags: "[Tag]",
    paths: "{PathItem}",
    components: "Components",
    "x-assumptions": "{Assumption}",
  },
  Server: { variables: "{Variable}" },
  PathItem: {
    get: "Operation",
    post: "Operation",
    put: "Operation",
    patch: "Operation",
    delete: "Operation",
    parameters: "[Parameter]",
  },
  Operation: {
    parameters: "[Parameter]",
    requestBody: "RequestBody",
    responses: "{Response}",
    "x-pagination": "Pagination",
  },
  Components: {
    schemas: "{Schema}",
    parameters: "{Parameter}",
    headers: "{Header}",
    responses: "{Response}",
    examples: "{Example}",
    requestBodies: "{RequestBody}",
    securitySchemes: "{SecurityScheme}",
  },
  Parameter: { schema: "Schema" },
  Header: { schema: "Schema" },
  RequestBody: { content: "{MediaType}" },
  Response: { headers: "{Header}", content: "{MediaType}", links: "{Link}" },
  MediaType: { schema: "Schema", examples: "{Example}" },
  SecurityScheme: { flows: "Flows" },
  Flows: { clientCredentials: "Flow" },
  Schema: {
    properties: "{Schema}",
    patternProperties: "{Schema}",
    additionalProperties: "Schema",
    items: "Schema",
    prefixItems: "[Schema]",
    allOf: "[Schema]",
    anyOf: "[Schema]",
    oneOf: "[Schema]",
    not: "Schema",
    discriminator: "Discriminator",
    "x-errors": "[ErrorText]",
  },
};

/** Lists the elements of a contract, each before those in it. */
export function listElements(value: unknown, type = "Root", path: Path = []): Element[] {
  if (!isObject(value)) return [];
  const inner = Object.entries(GRAMMAR[type] ?? {}).flatMap(([key, declared]) => {
    const child = value[key];
    const name = declared.replaceAll(/\W/g, "");
    if (name === declared) return listElements(child, name, [...path, key]);
    const items: [string | number, unknown][] = Array.isArray(child)
      ? [...child.entries()]
      : Object.entries(child ?? {});
    return items.flatMap(([each, item]) => listElements(item, name, [...path, key, each]));
  });
  return [{ type, path, value }, ...inner];
}

/** True if a path begins with another one. */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.every((name, index) => String(path[index]) === String(name));
}

/** Finds the nearest element that a path is in. */
export function findElement(elements: readonly Element[], path: Path): Element {
  return elements.filter((element) => isWithin(path, element.path)).at(-1) as Element;
}

/** Lists the paths of all values in a value. */
export function listPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([name, inner]) => listPaths(inner, [...path, name]))];
}
