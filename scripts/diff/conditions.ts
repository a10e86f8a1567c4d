import { fullFormats } from "ajv-formats/dist/formats.js";
import { readProperty } from "../../src/contract/json.ts";
import { listIn, type Part } from "./element.ts";

/** The types of JSON; integers are numbers. */
export const TYPES = ["null", "boolean", "number", "string", "array", "object"] as const;
export type Type = (typeof TYPES)[number];

/** A keyword that refuses some values of its types. */
interface Condition {
  readonly types: readonly Type[];
  /** The condition that refuses nothing. */
  readonly weakest?: unknown;
  /** True if the first condition refuses all that the second one refuses. */
  readonly implies: (narrow: unknown, wide: unknown) => boolean;
}

const CONDITIONS: Readonly<Record<string, Condition>> = {
  minimum: atLeast("number", Number.NEGATIVE_INFINITY),
  exclusiveMinimum: atLeast("number", Number.NEGATIVE_INFINITY),
  maximum: atMost("number"),
  exclusiveMaximum: atMost("number"),
  multipleOf: { types: ["number"], implies: (narrow, wide) => Number.isInteger(Number(narrow) / Number(wide)) },
  format: { types: ["number", "string"], implies: (narrow, wide) => narrow === wide || isFree(`${wide}`) },
  pattern: { types: ["string"], weakest: "", implies: (narrow, wide) => narrow === wide || wide === ".*" },
  minLength: atLeast("string", 0),
  maxLength: atMost("string"),
  minItems: atLeast("array", 0),
  maxItems: atMost("array"),
  uniqueItems: { types: ["array"], weakest: false, implies: (narrow, wide) => narrow === wide },
  minProperties: atLeast("object", 0),
  maxProperties: atMost("object"),
};

function atLeast(type: Type, weakest: number): Condition {
  return { types: [type], weakest, implies: (narrow, wide) => Number(narrow) >= Number(wide) };
}

function atMost(type: Type): Condition {
  const weakest = Number.POSITIVE_INFINITY;
  return { types: [type], weakest, implies: (narrow, wide) => Number(narrow) <= Number(wide) };
}

/** True if each value of its type has a format. */
function isFree(format: string): boolean {
  return /^(float|double|int64)$/.test(format) || readProperty(fullFormats, format) === true;
}

/** True if a keyword refuses some values of a type, or of any type. */
export function isCondition(keyword: string, type?: Type): boolean {
  if (!Object.hasOwn(CONDITIONS, keyword)) return false;
  return type === undefined || CONDITIONS[keyword]?.types.includes(type) === true;
}

/** Reads the conditions on values of a type, by keyword. The conditions of several schemas count together. */
export function readConditions(parts: readonly Part[], type: Type, isInteger: boolean): Record<string, unknown[]> {
  const keywords = Object.keys(CONDITIONS).filter((keyword) => CONDITIONS[keyword]?.types.includes(type));
  const list = (keyword: string) => listIn(parts, keyword).map(({ value }) => value);
  const conditions = Object.fromEntries(keywords.map((keyword) => [keyword, list(keyword)]));
  if (!isInteger) return conditions;
  const listNumbers = (keyword: string) => list(keyword).map(Number);
  return {
    format: list("format"),
    multipleOf: listNumbers("multipleOf").filter((factor) => !Number.isInteger(1 / factor)),
    minimum: [
      ...listNumbers("minimum").map(Math.ceil),
      ...listNumbers("exclusiveMinimum").map((limit) => Math.floor(limit) + 1),
    ],
    maximum: [
      ...listNumbers("maximum").map(Math.floor),
      ...listNumbers("exclusiveMaximum").map((limit) => Math.ceil(limit) - 1),
    ],
  };
}

/** True if each value that the narrow conditions accept is accepted by the wide ones. */
export function covers(keyword: string, wide: readonly unknown[], narrow: readonly unknown[]): boolean {
  const { implies, weakest } = CONDITIONS[keyword] as Condition;
  return wide.every((each) => [weakest, ...narrow].some((other) => implies(other, each)));
}
