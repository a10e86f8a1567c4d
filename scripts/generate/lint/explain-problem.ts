import type { NormalizedProblem } from "@redocly/openapi-core";
import { readProperty, valueAt } from "../../../src/contract/json.ts";

/** What `npm run generate` does not support, and what OpenAPI 3.1 writes otherwise, with the remedy. */
const REMEDIES: readonly (readonly [keywords: RegExp, remedy: string])[] = [
  [/^webhooks$/, "describe calls to a webhook in words; the package does not send them"],
  [/^content$/, "write `schema`"],
  [/^allowEmptyValue$/, "remove it; a text may be empty unless its schema has `minLength`"],
  [/^allowReserved$/, "remove it; a client escapes reserved characters"],
  [/^encoding$/, "remove it; a form has texts, and JSON has all types"],
  [/^\$comment$/, "write a comment of YAML, behind `#`"],
  [/^(\$defs|definitions)$/, "move these schemas to components.schemas"],
  [/^(\$?id|\$(anchor|dynamicAnchor|dynamicRef))$/, "refer to a schema by its place in components.schemas"],
  [/^\$(schema|vocabulary)$/, "remove it; every schema is one of JSON Schema 2020-12"],
  [/^unevaluatedProperties$/, "write `additionalProperties` in each schema that is combined"],
  [/^(unevaluated|additional)Items$/, "write `items`"],
  [/^prefixItems$/, "write `items`, or an object whose properties have names"],
  [/^patternProperties$/, "write `additionalProperties`, and describe the names in words"],
  [/^propertyNames$/, "describe the names in words"],
  [/^contentSchema$/, "describe the content in words"],
  [/^consumes$/, "write the media types below `requestBody.content`"],
  [/^produces$/, "write the media types below `content` of each response"],
  [
    /^(if|then|else|contains|(min|max)Contains|dependent(Required|Schemas)|dependencies)$/,
    "write a union, or describe the condition in words",
  ],
];

/** Says what a problem is about, and what to do, where the words of Redocly do not. */
export function explainProblem({ message, suggest }: NormalizedProblem, pointer: string, contract: unknown): string {
  const [, keyword = ""] = /^Property `(.*)` is not expected here/.exec(message) ?? [];
  const owner = valueAt(contract, pointer.replace(/\/[^/]*$/, ""));
  if (keyword === "nullable") return `OpenAPI 3.1 has no \`nullable\`; ${writeNullable(owner)}`;
  const [, words] = REMEDIES.find(([keywords]) => keywords.test(keyword)) ?? [];
  if (words !== undefined) return `\`${keyword}\` is not supported here; ${words}`;
  const [, bound] = /\/(exclusiveM\w+)$/.exec(pointer) ?? [];
  if (bound !== undefined && typeof valueAt(contract, pointer) === "boolean") return writeBound(owner, bound);
  if (
    pointer.endsWith("/required") &&
    typeof valueAt(contract, pointer) === "boolean" &&
    /^Expected type `array`/.test(message)
  )
    return "`required` lists the names of required properties; write it in the schema that has the property";
  const [, missing] = /^Required property '(.*)' is not defined/.exec(message) ?? [];
  if (missing !== undefined)
    return `the required property "${missing}" is not defined here; add it to \`properties\`, where \`{}\` is enough in a condition`;
  const remedy = suggest[0] === undefined ? "" : `; did you mean "${suggest[0]}"?`;
  return message.replace(/\.$/, "") + remedy;
}

/** Says how OpenAPI 3.1 writes a schema with `nullable`. */
function writeNullable(schema: unknown): string {
  const type = readProperty(schema, "type");
  if (readProperty(schema, "nullable") !== true) return "remove it";
  if (typeof type !== "string") return 'write `anyOf: [{ … }, { type: "null" }]`';
  const values = readProperty(schema, "enum") === undefined ? "" : " and add null to `enum`";
  return `write \`type: [${type}, "null"]\`${values}`;
}

/** Says how OpenAPI 3.1 writes an exclusive bound of OpenAPI 3.0. */
function writeBound(schema: unknown, keyword: string): string {
  const bound = keyword === "exclusiveMinimum" ? "minimum" : "maximum";
  const isExclusive = readProperty(schema, keyword) === true;
  const remedy = isExclusive
    ? `write \`${keyword}: ${readProperty(schema, bound)}\`, without \`${bound}\``
    : "remove it";
  return `\`${keyword}\` is a number in OpenAPI 3.1; ${remedy}`;
}
