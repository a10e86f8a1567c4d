import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Fields, Part } from "./part.ts";
import { isolate, listTexts, readShape, type Shape } from "./schema-shape.ts";

/** A value that is valid in one contract only. */
export interface Counterexample {
  readonly value: unknown;
  readonly isValidIn: "base" | "revision";
  /** The schemas that it matches or not, as JSON pointers. */
  readonly base: readonly string[];
  readonly revision: readonly string[];
}
/** The schemas of a changed value; it must match all of a contract. */
export interface Schemas {
  readonly before: readonly Part[];
  readonly after: readonly Part[];
}

const TEXTS: Record<string, string> = {
  "date-time": "2026-01-31T12:00:00Z",
  date: "2026-01-31",
  email: "a@loyalty.example",
  uri: "https://loyalty.example/a",
  uuid: "01234567-89ab-4cde-8f01-23456789abcd",
};
const MAX_DEPTH = 30;
/** Limits above this one would make huge messages. */
const MAX_SIZE = 2000;

/** Finds a value that is valid before a change and not after it, or the reverse. */
export function findCounterexample({ before, after }: Schemas): Counterexample | undefined {
  const [validBase, validRevision] = [createCheck(before), createCheck(after)];
  const value = listCandidates(readShape(before), readShape(after)).find(
    (candidate) => validBase(candidate) !== validRevision(candidate),
  );
  if (value === undefined) return undefined;
  const [base, revision] = [before, after].map((parts) => parts.map(({ at }) => at)) as [string[], string[]];
  return { value, isValidIn: validBase(value) ? "base" : "revision", base, revision };
}

const instances = new WeakMap<Fields, Ajv2020>();

/** Returns a function that validates values of schemas with ajv. */
function createCheck(parts: readonly Part[]): (value: unknown) => boolean {
  const [{ root } = { root: {} }] = parts;
  const unchecked = { strict: false, meta: false, validateSchema: false, logger: false } as const;
  const options = { ...unchecked, messages: false, inlineRefs: false, code: { optimize: false } };
  const ajv = instances.get(root) ?? addFormats.default(new Ajv2020(options)).addSchema(root, "contract");
  instances.set(root, ajv);
  const checks = parts.map(({ at }) => ajv.getSchema(`contract#${at}`));
  return (value) => checks.every((check) => check?.(value) === true);
}

/** Lists values for the changed place: those at the limits of both schemas, without a property, and of every type. */
function listCandidates(before: Shape, after: Shape): unknown[] {
  const shapes = [before, after];
  const complete: Fields = { ...sampleObject(before), ...sampleObject(after) };
  const without = Object.keys(complete).map((name) =>
    Object.fromEntries(Object.entries(complete).filter(([each]) => each !== name)),
  );
  const limits = shapes.flatMap(({ conditions }) => Object.values(conditions));
  const sizes = limits.flatMap((limit) =>
    Number(limit) < MAX_SIZE ? [-1, 0, 1].map((more) => Number(limit) + more) : [],
  );
  const item = sample(after.items);
  const sized = sizes.flatMap((size) => {
    const count = Math.max(0, Math.ceil(size));
    return [size, size + 0.5, "x".repeat(count), Array(count).fill(item), Array.from(Array(count).keys(), String)];
  });
  const texts = shapes.flatMap(({ conditions }) => listTexts(conditions.pattern).concat(listTexts(conditions.words)));
  const words = texts.flatMap((text) => text.match(/[\w-]+/g) ?? []);
  const unions = shapes.flatMap(({ parts, alternatives }) =>
    [...alternatives.values()].map((each) => sample([...parts.map(isolate), each])),
  );
  const values = shapes.flatMap((shape) => listTexts(shape.conditions.enum).map((text) => JSON.parse(text)));
  return [
    ...[complete, ...without, ...values, ...sized, ...unions, ...words],
    ...["x", "", 1, -1, 0.5, true, null, [], {}, ...Object.values(TEXTS)],
  ];
}

/** Returns an object with the required properties of a shape. */
function sampleObject({ conditions, properties }: Shape, depth = 0): Fields {
  const names = listTexts(conditions.required);
  return Object.fromEntries(names.map((name) => [name, sample(properties.get(name) ?? [], depth + 1)]));
}

/** Returns a small value that matches schemas; a schema that requires itself has none. */
function sample(schemas: readonly Part[], depth = 0): unknown {
  if (depth > MAX_DEPTH) return undefined;
  const shape = readShape(schemas);
  const [alternative] = shape.alternatives.values();
  if (alternative) return sample([...shape.parts.map(isolate), alternative], depth + 1);
  const { minItems = 0, minLength = 0, minimum = 1, ...lists } = shape.conditions;
  const first = (keyword: string) => listTexts(lists[keyword])[0];
  const [value, type = "object", pattern] = [first("enum"), first("type"), first("pattern")];
  if (value !== undefined) return JSON.parse(value);
  if (type === "object") return sampleObject(shape, depth);
  if (type === "array") return Array.from({ length: Number(minItems) }, () => sample(shape.items, depth + 1));
  if (type === "boolean" || type === "null") return type === "boolean" ? true : null;
  if (type !== "string") return minimum;
  return (first("words") ?? pattern?.match(/\w+/)?.[0] ?? TEXTS[first("format") ?? ""] ?? "x").padEnd(
    Number(minLength),
    "x",
  );
}
