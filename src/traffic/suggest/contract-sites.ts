import { openapi } from "../../contract/examples.ts";
import { toPath } from "../../contract/json-pointer.ts";
import { isObject } from "../check/schema-shape.ts";

/** A schema object as it stands in the contract, references not followed. */
export type SchemaNode = Readonly<Record<string, unknown>>;

/** A place of the contract: the way to it, from the root. */
export interface Site {
  readonly path: readonly string[];
  readonly schema: SchemaNode;
}

/** A component by name. */
export function componentSite(name: string): Site | undefined {
  return siteAt(["components", "schemas", name]);
}

/** The places that say what the value at a pointer must be: one, or several where `allOf` repeats a member. */
export function sitesOf(start: Site, value: unknown, pointer: string): Site[] {
  let sites = [start];
  let current = value;
  for (const name of toPath(pointer)) {
    sites = sites
      .flatMap((site) => objectSites(site, current))
      .flatMap((site) => memberSites(site, name, Array.isArray(current)));
    current = isObject(current) || Array.isArray(current) ? Reflect.get(current, name) : undefined;
  }
  return sites;
}

/** The schemas that apply to a value together: references followed, `allOf` opened, the variant of a union chosen. */
export function objectSites(site: Site, value: unknown): Site[] {
  const { $ref, discriminator, allOf } = site.schema;
  if (typeof $ref === "string") {
    const target = siteAt($ref.slice(2).split("/"));
    return target ? objectSites(target, value) : [];
  }
  if (isObject(discriminator) && isObject(discriminator.mapping)) {
    const tag = isObject(value) ? String(value[String(discriminator.propertyName)]) : "";
    const ref = discriminator.mapping[tag];
    return typeof ref === "string" ? objectSites({ path: [], schema: { $ref: ref } }, value) : [];
  }
  const bases = Array.isArray(allOf)
    ? allOf.map((schema: SchemaNode, at) => ({ path: [...site.path, "allOf", `${at}`], schema }))
    : [];
  return [site, ...bases.flatMap((base) => objectSites(base, value))];
}

function memberSites({ path, schema }: Site, name: string, isArray: boolean): Site[] {
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
