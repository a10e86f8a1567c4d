import { type Config, type Document, getTypes, normalizeTypes } from "@redocly/openapi-core";
import { decodePercent } from "../../../src/contract/http.ts";
import { isObject, readProperty, toPath, valueAt } from "../../../src/contract/json.ts";
import type { Contract } from "../contract.ts";
import { ContractFault, type Path, suggest } from "../contract-fault.ts";

/** The kinds of components, by the type of the element that a reference stands for. */
const GROUPS: Readonly<Record<string, string>> = {
  Schema: "schemas",
  Parameter: "parameters",
  Response: "responses",
  Header: "headers",
  Example: "examples",
  RequestBody: "requestBodies",
  Link: "links",
  Callback: "callbacks",
  PathItem: "pathItems",
};

/** Says that no reference can stand at a place. */
export const NO_REFERENCE = "a `$ref` cannot stand here; write out what it leads to";

/** A `$ref` of a contract. */
interface Reference {
  readonly path: Path;
  readonly $ref: unknown;
  /** The type of the element that it stands for, such as `Schema`. */
  readonly type: string;
}

type NodeType = ReturnType<typeof normalizeTypes>[string];

/** Lists the references that do not lead to a component of the kind that stands at their place. */
export function listReferenceFaults({ parsed: contract }: Document<Contract>, config: Config): ContractFault[] {
  const types = normalizeTypes(config.extendTypes(getTypes("oas3_1"), "oas3_1"), config);
  const references = types.Root ? listReferences(contract, types.Root) : [];
  return references.flatMap((reference) => explainReference(contract, reference) ?? []);
}

/** Lists the references in a value. The types say what is an element, and what is data, such as the value of an example. */
function listReferences(value: unknown, type: NodeType, path: Path = []): Reference[] {
  if (isReference(value, type)) return [{ path, $ref: value.$ref, type: type.name }];
  if (Array.isArray(value)) return value.flatMap((item, index) => listIn(item, type.items, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const declared = Object.hasOwn(type.properties, name) ? type.properties[name] : type.additionalProperties;
    return listIn(inner, typeof declared === "function" ? declared(inner, name) : declared, [...path, name]);
  });
}

/** True if a value is a reference in place of an element, and not a map that has something with the name `$ref`. */
function isReference(value: unknown, type: NodeType): value is { $ref: unknown } {
  const isMap = Object.keys(type.properties).length === 0;
  return isObject(value) && "$ref" in value && !type.items && (typeof value.$ref === "string" || !isMap);
}

function listIn(value: unknown, type: unknown, path: Path): Reference[] {
  const named = readProperty(readProperty(type, "directResolveAs"), "name"); // a value of `mapping`
  if (typeof named === "string") return [{ path, $ref: value, type: named }];
  const isElement = typeof readProperty(type, "name") === "string" && isObject(readProperty(type, "properties"));
  return isElement ? listReferences(value, type as NodeType, path) : [];
}

/** Says what is wrong with a reference. */
function explainReference(contract: Contract, { path, $ref, type }: Reference): ContractFault | undefined {
  const group = GROUPS[type];
  const refuse = (message: string) => new ContractFault(path, message);
  if (group === undefined) return refuse(NO_REFERENCE);
  const known = Object.keys(contract.components?.[group] ?? {});
  const usual = `#/components/${group}/${known[0] ?? "Name"}`;
  if (typeof $ref !== "string" || $ref === "")
    return refuse(`\`$ref\` must be the place of a component, such as "${usual}"`);
  if (!$ref.startsWith("#"))
    return refuse(
      `"${$ref}" is in another file; bundle the contract into one: npx redocly bundle FILE --output openapi.yaml`,
    );
  const [root, kind = "", component = "", ...more] = toPath(decodePercent($ref).slice(1));
  if (root !== "components" || component === "" || more.length > 0)
    return refuse(`"${$ref}" is not a component; give what it leads to a name in components.${group}`);
  if (kind !== group) return refuse(`"${$ref}" is not one of components.${group}`);
  if (!known.includes(component)) return refuse(`"${$ref}" does not exist; ${suggest(component, known)}`);
  return isCircle(contract, $ref) ? refuse(`"${$ref}" leads to itself; write out the component`) : undefined;
}

/** True if a reference leads through other ones to a place where it has been. */
function isCircle(contract: Contract, $ref: string, passed: readonly string[] = []): boolean {
  const next = readProperty(valueAt(contract, decodePercent($ref).slice(1)), "$ref");
  return passed.includes($ref) || (typeof next === "string" && isCircle(contract, next, [...passed, $ref]));
}
