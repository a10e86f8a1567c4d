import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { type Fields, getPart, type Pair, type Part } from "./part.ts";
import { isolate, readShape, type Shape } from "./schema-shape.ts";

/** A value that is valid in one contract only. */
export interface Counterexample {
  /** The message or parameter that has this value. */
  readonly message: string;
  /** The schema of the value in each contract, as a JSON pointer. */
  readonly base: string;
  readonly revision: string;
  readonly value: unknown;
  readonly isValidIn: "base" | "revision";
}
/** The way from a message or parameter to a place in it. */
export interface Route {
  readonly message: string;
  /** The schemas of the message. */
  readonly schemas: Pair;
  /** The values that each contract allows at the place. */
  readonly before: Shape;
  readonly after: Shape;
  /** Builds a small message of one contract that has a value at the place. */
  readonly wrap: (value: unknown, side: keyof Pair) => unknown;
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

/** Finds a message that is valid before a change and not after it, or the reverse. */
export function findCounterexample({ message, schemas, before, after, wrap }: Route): Counterexample | undefined {
  const [validBase, validRevision] = [createCheck(schemas.before), createCheck(schemas.after)];
  const candidates = listCandidates(before, after);
  for (const side of ["before", "after"] as const) {
    for (const candidate of candidates) {
      const value = wrap(candidate, side);
      const isValid = validBase(value);
      if (isValid === validRevision(value)) continue;
      const [base, revision] = [schemas.before.at, schemas.after.at];
      return { message, base, revision, value, isValidIn: isValid ? "base" : "revision" };
    }
  }
  return undefined;
}

/** Creates an instance that compiles any schema fast. */
export function createAjv(): Ajv2020 {
  const unchecked = { strict: false, meta: false, validateSchema: false, logger: false } as const;
  return addFormats.default(
    new Ajv2020({ ...unchecked, messages: false, inlineRefs: false, code: { optimize: false } }),
  );
}

const checks = new WeakMap<Fields, Map<string, (value: unknown) => boolean>>();

/** Returns a function that validates values of a schema with ajv. */
function createCheck(part: Part): (value: unknown) => boolean {
  const known = checks.get(part.root) ?? new Map();
  checks.set(part.root, known);
  const check = known.get(part.at) ?? createAjv().compile(bundleSchema(part));
  known.set(part.at, check);
  return check;
}

const references = new WeakMap<object, string[]>();

/** Lists the components that a schema refers to. */
function listReferences(schema: object): string[] {
  const names = references.get(schema) ?? JSON.stringify(schema).match(/(?<="#\/components\/schemas\/)[^"/]+/g) ?? [];
  references.set(schema, names);
  return names;
}

/** Returns a schema with the components that it refers to, because reading all of them takes longer. */
export function bundleSchema({ root, value }: Part): Fields {
  const schemas: Record<string, unknown> = {};
  const add = (schema: unknown) => {
    for (const name of listReferences(Object(schema))) {
      if (name in schemas) continue;
      schemas[name] = getPart(root, `/components/schemas/${name}`).value;
      add(schemas[name]);
    }
  };
  add(value);
  return { allOf: [value], components: { schemas } };
}

/** Lists values for the changed place: those at the limits of both schemas, without a property, and of every type. */
function listCandidates(before: Shape, after: Shape): unknown[] {
  const shapes = [before, after];
  const complete: Fields = { ...sampleObject(before), ...sampleObject(after) };
  const without = Object.keys(complete).map((name) =>
    Object.fromEntries(Object.entries(complete).filter(([each]) => each !== name)),
  );
  const limits = shapes.flatMap(({ limits: all }) => Object.values(all)).filter((limit) => limit < MAX_SIZE);
  const sizes = limits.flatMap((limit) => [limit - 1, limit, limit + 1]);
  const item = sample(after.items);
  const sized = sizes.flatMap((size) => {
    const count = Math.max(0, Math.ceil(size));
    return [size, size + 0.5, "x".repeat(count), Array(count).fill(item), Array.from(Array(count).keys(), String)];
  });
  const words = shapes.flatMap(({ conditions }) => conditions.pattern.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const alternatives = shapes.flatMap(({ parts, unions }) =>
    unions.flatMap((union) => union.alternatives.map((each) => sample([...parts.map(isolate), each]))),
  );
  const values = shapes.flatMap((shape) => shape.values ?? []);
  return [
    ...[complete, ...without, ...values, ...sized, ...alternatives, ...words],
    ...["x", "", 1, -1, 0.5, true, null, [], {}, ...Object.values(TEXTS)],
  ];
}

/** Returns an object with the required properties of a shape. */
export function sampleObject(shape: Shape, depth = 0): Fields {
  return Object.fromEntries(shape.required.map((name) => [name, sample(shape.properties.get(name) ?? [], depth + 1)]));
}

/** Returns a small value that matches schemas; a schema that requires itself has none. */
function sample(schemas: readonly Part[], depth = 0): unknown {
  if (depth > MAX_DEPTH) return undefined;
  const shape = readShape(schemas);
  const [alternative] = shape.unions.flatMap(({ alternatives }) => alternatives);
  if (alternative) return sample([...shape.parts.map(isolate), alternative], depth + 1);
  if (shape.values) return shape.values[0];
  const [type = "object"] = shape.types ?? [];
  if (type === "object") return sampleObject(shape, depth);
  if (type === "array") return Array.from({ length: shape.limits.minItems ?? 0 }, () => sample(shape.items, depth + 1));
  if (type === "boolean" || type === "null") return type === "boolean" ? true : null;
  if (type !== "string") return shape.limits.minimum ?? 1;
  const { format, pattern } = shape.conditions;
  const word = pattern[0]?.match(/\w+/)?.[0] ?? TEXTS[format[0] ?? ""] ?? "x";
  return word.padEnd(shape.limits.minLength ?? 0, "x");
}
