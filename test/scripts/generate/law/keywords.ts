import { readFileSync } from "node:fs";
import { getTypes } from "@redocly/openapi-core";
import { parse } from "yaml";
import { extendTypes } from "../../../../scripts/generate/rules/extend-types.ts";

const values: { schemas: object[]; any: unknown[][] } = parse(
  readFileSync(new URL("values.yaml", import.meta.url), "utf8"),
);
/** Schemas that an owner adds. */
export const SCHEMAS = values.schemas;
/** Values of any kind. */
export const VALUES = values.any.flat();

const types = [getTypes("oas3_1"), extendTypes(getTypes("oas3_1"))];
const listKeywords = (isWanted: (name: string) => boolean) => {
  const wanted = types.flatMap(Object.entries<{ properties: object }>).filter(([name]) => isWanted(name));
  const names = wanted.flatMap(([, { properties }]) => Object.keys(properties));
  return [...new Set([...names, "consumes", "x-internal"])];
};
/** The keywords of schemas and of other elements: those of OpenAPI, ours and those of other tools. */
export const KEYWORDS = {
  schema: listKeywords((name) => name === "Schema"),
  other: listKeywords((name) => name !== "Schema"),
};
