import { readProperty } from "../../src/contract/json.ts";
import type { Contract, PathItem, Ref } from "./contract.ts";

/** Returns the name of the method of an operation: `getStations` for `get-stations`. */
export function toMethodName(operationId: string): string {
  const [first = "", ...words] = operationId.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  return first + words.map(capitalize).join("");
}

/** Returns the name of the type of a schema: `PetTag` for `Pet-Tag` and `petTag`. */
export function toTypeName(schema: string): string {
  const words = schema.split(/[^A-Za-z0-9_]+/).filter((word) => word !== "");
  return words
    .map(capitalize)
    .join("")
    .replace(/^(?=\d)/, "_");
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Gives operations and schemas the names of their methods and types, wherever they are named. */
export function nameElements(contract: Contract): Contract {
  const schemas = listRenamed(Object.keys(contract.components?.schemas ?? {}), toTypeName);
  const inPaths = Object.values<Ref | PathItem>(contract.paths).flatMap((item) => Object.values(item));
  const ids = inPaths.map((operation) => readProperty(operation, "operationId")).filter((id) => typeof id === "string");
  const operations = listRenamed(ids, toMethodName);
  if (schemas.size + operations.size === 0) return contract;
  const renamed: Contract = JSON.parse(JSON.stringify(contract), (key, value) => {
    if (key === "operationId") return operations.get(value) ?? value;
    const [, name = ""] = /^#\/components\/schemas\/([^/]+)$/.exec(String(value)) ?? [];
    return schemas.has(name) ? `#/components/schemas/${schemas.get(name)}` : value;
  });
  const entries = Object.entries(renamed.components.schemas ?? {});
  renamed.components.schemas = Object.fromEntries(entries.map(([name, schema]) => [schemas.get(name) ?? name, schema]));
  return renamed;
}

function listRenamed(names: readonly string[], rename: (name: string) => string): Map<string, string> {
  return new Map(names.filter((name) => rename(name) !== name).map((name) => [name, rename(name)]));
}
