import type { NormalizedProblem } from "@redocly/openapi-core";
import { valueAt } from "../../../src/contract/json.ts";
import { NO_REFERENCE } from "./references.ts";

const CONDITION = "write a union, or describe the condition in words";
/** What `npm run generate` does not support, and what OpenAPI 3.1 writes otherwise, by elements and keywords, with the remedy. */
const REMEDIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Root: { webhooks: "describe calls to a webhook in words; the package does not send them" },
  "Parameter Header": {
    content: "write `schema`",
    allowEmptyValue: "remove it; a text may be empty unless its schema has `minLength`",
    allowReserved: "remove it; a client escapes reserved characters",
  },
  MediaType: { encoding: "remove it; a form has texts, and JSON has all types" },
  Operation: {
    consumes: "write the media types below `requestBody.content`",
    produces: "write the media types below `content` of each response",
  },
  Schema: {
    nullable:
      'remove it; if null is a value, write `type: [string, "null"]` and null in `enum`, or `anyOf: [{ … }, { type: "null" }]`',
    $comment: "write a comment of YAML, behind `#`",
    summary: "write `description`",
    "$defs definitions": "move these schemas to components.schemas",
    "$id id $anchor $dynamicAnchor $dynamicRef": "refer to a schema by its place in components.schemas",
    "$schema $vocabulary": "remove it; every schema is one of JSON Schema 2020-12",
    unevaluatedProperties: "write `additionalProperties` in each schema that is combined",
    "unevaluatedItems additionalItems": "write `items`",
    prefixItems: "write `items`, or an object whose properties have names",
    patternProperties: "write `additionalProperties`, and describe the names in words",
    propertyNames: "describe the names in words",
    contentSchema: "describe the content in words",
    "if then else contains minContains maxContains dependentRequired dependentSchemas dependencies": CONDITION,
  },
};

/** The unsupported keywords, each of one element. */
const unsupported = Object.entries(REMEDIES).flatMap(([elements, remedies]) =>
  Object.entries(remedies).flatMap(([keywords, remedy]) =>
    keywords.split(" ").map((keyword) => ({ elements: elements.split(" "), keyword, remedy })),
  ),
);

/** True if `npm run generate` supports a keyword of an element. */
export function isSupported(element: string, keyword: string): boolean {
  return !unsupported.some((each) => each.keyword === keyword && each.elements.includes(element));
}

/** Says what a problem is about, and what to do, where the words of Redocly do not. */
export function explainProblem(problem: NormalizedProblem, pointer: string, contract: unknown): string {
  const { ruleId, message, suggest } = problem;
  if (ruleId === "no-unresolved-refs") return NO_REFERENCE; // in the place of a list or a plain value
  const [, keyword = ""] = /^Property `(.*)` is not expected here/.exec(message) ?? [];
  const { remedy: words } = unsupported.find((each) => each.keyword === keyword) ?? {};
  if (words !== undefined) return `\`${keyword}\` is not supported here; ${words}`;
  const isFlag = typeof valueAt(contract, pointer) === "boolean";
  const [, bound] = /\/exclusive(M\w+)$/.exec(pointer) ?? [];
  if (bound !== undefined && isFlag)
    return `\`exclusive${bound}\` is a number in OpenAPI 3.1; instead of true, write the bound here, without \`${bound.toLowerCase()}\`; instead of false, nothing`;
  if (pointer.endsWith("/required") && isFlag && /^Expected type `array`/.test(message))
    return "`required` lists the names of required properties; write it in the schema that has the property";
  const [, missing] = /^Required property '(.*)' is not defined/.exec(message) ?? [];
  if (missing !== undefined)
    return `the required property "${missing}" is not defined here; add it to \`properties\`, where \`{}\` is enough in a condition`;
  const remedy = suggest[0] === undefined ? "" : `; did you mean "${suggest[0]}"?`;
  return message.replace(/\.$/, "") + remedy;
}
