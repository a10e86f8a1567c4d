import { openapi } from "../../contract/examples.ts";
import { isObject } from "../../contract/is-object.ts";
import { toPath } from "../../contract/json-pointer.ts";

/** A schema object of the contract, with references not followed. */
export type SchemaNode = Readonly<Record<string, unknown>>;

/** A schema of the contract and the path to it from the root. */
export interface Site {
  readonly path: readonly string[];
  readonly schema: SchemaNode;
}

/** Finds a component by name. */
export function findComponent(name: string): Site | undefined {
  return siteAt(["components", "schemas", name]);
}

/** Finds the schemas of the value at a pointer: one, or several if `allOf` repeats a property. */
export function findSites(start: Site, value: unknown, pointer: string): Site[] {
  let sites = [start];
  let current = value;
  for (const name of toPath(pointer)) {
    sites = sites
      .flatMap((site) => expandSite(site, current))
      .flatMap((site) => findInnerSites(site, name, Array.isArray(current)));
    current = isObject(current) || Array.isArray(current) ? Reflect.get(current, name) : undefined;
  }
  return sites;
}

/** Finds the schemas that apply to a value: follows references, opens `allOf`, selects the variant of a union. */
export function expandSite(site: Site, value: unknown): Site[] {
  const { $ref, discriminator, allOf } = site.schema;
  if (typeof $ref === "string") {
    const target = siteAt($ref.slice(2).split("/"));
    return target ? expandSite(target, value) : [];
  }
  if (isObject(discriminator) && isObject(discriminator.mapping)) {
    const tag = isObject(value) ? String(value[String(discriminator.propertyName)]) : "";
    const ref = discriminator.mapping[tag];
    return typeof ref === "string" ? expandSite({ path: [], schema: { $ref: ref } }, value) : [];
  }
  const bases = Array.isArray(allOf)
    ? allOf.map((schema: SchemaNode, at) => ({ path: [...site.path, "allOf", `${at}`], schema }))
    : [];
  return [site, ...bases.flatMap((base) => expandSite(base, value))];
}

function findInnerSites({ path, schema }: Site, name: string, isArray: boolean): Site[] {
  if (isArray) return isObject(schema.items) ? [{ path: [...path, "items"], schema: schema.items }] : [];
  const { properties, additionalProperties } = schema;
  if (isObject(properties) && Object.hasOwn(properties, name)) {
    return [{ path: [...path, "properties", name], schema: properties[name] as SchemaNode }];
  }
  return isObject(additionalProperties)
    ? [{ path: [...path, "additionalProperties"], schema: additionalProperties }]
    : [];
}

function siteAt(path: readonly string[]): Site | undefined {
  let schema: unknown = openapi;
  for (const name of path) schema = isObject(schema) ? schema[name] : undefined;
  return isObject(schema) ? { path, schema } : undefined;
}
