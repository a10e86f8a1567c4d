import { fullFormats } from "ajv-formats/dist/formats.js";
import { readProperty } from "../../src/contract/json.ts";

/** A keyword that refuses some values. */
interface Condition {
  /** The condition that refuses nothing. */
  readonly weakest?: unknown;
  /** True if the first condition refuses all that the second one refuses. */
  readonly implies: (narrow: unknown, wide: unknown) => boolean;
}

const atLeast: Condition = {
  weakest: Number.NEGATIVE_INFINITY,
  implies: (narrow, wide) => Number(narrow) >= Number(wide),
};
const atMost: Condition = {
  weakest: Number.POSITIVE_INFINITY,
  implies: (narrow, wide) => Number(narrow) <= Number(wide),
};
const atLeastNone: Condition = { ...atLeast, weakest: 0 };

const CONDITIONS: Readonly<Record<string, Condition>> = {
  minimum: atLeast,
  exclusiveMinimum: atLeast,
  maximum: atMost,
  exclusiveMaximum: atMost,
  multipleOf: { implies: (narrow, wide) => Number.isInteger(Number(narrow) / Number(wide)) },
  format: { implies: (narrow, wide) => narrow === wide || isFree(`${wide}`) },
  pattern: { weakest: "", implies: (narrow, wide) => narrow === wide || wide === ".*" },
  minLength: atLeastNone,
  maxLength: atMost,
  minItems: atLeastNone,
  maxItems: atMost,
  uniqueItems: { weakest: false, implies: (narrow, wide) => narrow === wide },
  minProperties: atLeastNone,
  maxProperties: atMost,
};

/** True if each value of its type has a format. */
function isFree(format: string): boolean {
  return /^(float|double|int64)$/.test(format) || readProperty(fullFormats, format) === true;
}

/** True if a keyword refuses some values. */
export function isCondition(keyword: string): boolean {
  return Object.hasOwn(CONDITIONS, keyword);
}

/** True if each value that the narrow conditions accept is accepted by the wide ones. Those of several schemas count together. */
export function covers(keyword: string, wide: readonly unknown[], narrow: readonly unknown[]): boolean {
  const { implies, weakest } = CONDITIONS[keyword] as Condition;
  return wide.every((each) => [weakest, ...narrow].some((other) => implies(other, each)));
}
