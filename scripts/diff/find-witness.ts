import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Change, Route } from "./classify-change.ts";
import { type Fields, getChild, type Part, readFields } from "./part.ts";
import { readShape, type Shape } from "./schema-shape.ts";

/** A value that is valid in one contract only. */
export interface Witness {
  /** The message or parameter that has this value. */
  readonly message: string;
  /** The schema of the value in each contract, as a JSON pointer. */
  readonly base: string;
  readonly revision: string;
  readonly value: unknown;
  readonly isValidIn: "base" | "revision";
}

const TEXTS: Record<string, string> = {
  "date-time": "2026-01-31T12:00:00Z",
  date: "2026-01-31",
  email: "a@loyalty.example",
  uri: "https://loyalty.example/a",
  uuid: "01234567-89ab-4cde-8f01-23456789abcd",
};
const MAX_DEPTH = 30;
const VALUES: readonly unknown[] = ["x", "", 1, -1, 0.5, true, null, [], {}, ...Object.values(TEXTS)];

/** Finds a body or parameter that shows the effect of a change: valid before and not now, or the reverse. */
export function findWitness({ route, effect }: Change): Witness | undefined {
  if (route === undefined || effect === "text") return undefined;
  const { message, before, after } = route;
  const [validBase, validRevision] = [createCheck(before), createCheck(after)];
  for (const side of ["before", "after"] as const) {
    for (const leaf of listCandidates(route)) {
      const value = build([route[side]], route.steps, side, leaf);
      const isValid = validBase(value);
      if (isValid !== validRevision(value))
        return { message, base: before.at, revision: after.at, value, isValidIn: isValid ? "base" : "revision" };
    }
  }
  return undefined;
}

const checks = new WeakMap<Fields, Map<string, (value: unknown) => boolean>>();

/** Returns a function that validates values of a schema with ajv. */
function createCheck(part: Part): (value: unknown) => boolean {
  const known = checks.get(part.root) ?? new Map();
  checks.set(part.root, known);
  const options = { strict: false, validateSchema: false, messages: false, inlineRefs: false, logger: false } as const;
  const check = known.get(part.at) ?? addFormats.default(new Ajv2020(options)).compile(bundleSchema(part));
  known.set(part.at, check);
  return check;
}

/** Returns a schema with the components that it refers to, because reading all of them takes longer. */
export function bundleSchema({ root, value }: Part): Fields {
  const schemas: Record<string, unknown> = {};
  const add = (schema: unknown) => {
    for (const [, name = ""] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"/]+)/g)) {
      if (name in schemas) continue;
      schemas[name] = getChild({ root, at: "", value: root }, "components", "schemas", name).value;
      add(schemas[name]);
    }
  };
  add(value);
  return { allOf: [value], components: { schemas } };
}

/** Lists values for the changed place: those at the limits of both schemas, without a property, and of every type. */
function listCandidates({ before, after, steps }: Route): unknown[] {
  const shapes = [follow([before], steps, "before"), follow([after], steps, "after")].map(readShape);
  const complete = Object.assign({}, ...shapes.map((shape) => sampleObject(shape)));
  const without = Object.keys(complete).map((name) =>
    Object.fromEntries(Object.entries(complete).filter(([each]) => each !== name)),
  );
  const limits = shapes.flatMap(({ limits: all }) => Object.values(all)).filter((limit) => limit < 2000);
  const sized = limits
    .flatMap((limit) => [limit - 1, limit, limit + 1])
    .flatMap((size) => {
      const count = Math.max(0, Math.ceil(size));
      const item = sample(shapes[1]?.items ?? []);
      return [
        size,
        size + 0.5,
        "x".repeat(count),
        Array(count).fill(item),
        Array.from({ length: count }, (_, index) => `${index}`),
      ];
    });
  const words = shapes.flatMap(({ patterns }) => patterns.flatMap((pattern) => pattern.match(/[\w-]+/g) ?? []));
  const alternatives = shapes.flatMap(({ parts, unions }) =>
    unions.flatMap((union) => union.alternatives.map((each) => sample([...parts.map(removeUnions), each]))),
  );
  return [
    complete,
    ...without,
    ...shapes.flatMap(({ values }) => values ?? []),
    ...sized,
    ...alternatives,
    ...words,
    ...VALUES,
  ];
}

/** Returns the schemas at the end of a way; none if a contract lacks it. */
function follow(schemas: readonly Part[], [step, ...rest]: Route["steps"], side: "before" | "after"): readonly Part[] {
  if (step === undefined) return schemas;
  const shape = readShape(schemas);
  if (typeof step === "object") return follow([...shape.parts.map(removeUnions), step[side]], rest, side);
  const next = step === "[]" ? shape.items : step === "*" ? shape.extras : (shape.properties.get(step) ?? []);
  return follow(next, rest, side);
}

/** Builds a value that has `leaf` at the end of a way and is as small as possible. */
function build(
  schemas: readonly Part[],
  [step, ...rest]: Route["steps"],
  side: "before" | "after",
  leaf: unknown,
): unknown {
  if (step === undefined) return leaf;
  const inner = build(follow(schemas, [step], side), rest, side, leaf);
  if (step === "[]") return [inner];
  if (typeof step === "object") return inner;
  return { ...sampleObject(readShape(schemas)), [step === "*" ? "undeclared" : step]: inner };
}

function removeUnions(part: Part): Part {
  return {
    ...part,
    value: { ...readFields(part.value), oneOf: undefined, anyOf: undefined, allOf: undefined, $ref: undefined },
  };
}

function sampleObject(shape: Shape, depth = 0): Fields {
  return Object.fromEntries(shape.required.map((name) => [name, sample(shape.properties.get(name) ?? [], depth + 1)]));
}

/** Returns a small value that matches schemas; a schema that requires itself has none. */
function sample(schemas: readonly Part[], depth = 0): unknown {
  if (depth > MAX_DEPTH) return undefined;
  const shape = readShape(schemas);
  const [alternative] = shape.unions.flatMap(({ alternatives }) => alternatives);
  if (alternative) return sample([...shape.parts.map(removeUnions), alternative], depth + 1);
  if (shape.values) return shape.values[0];
  const [type = "object"] = shape.types ?? [];
  if (type === "object") return sampleObject(shape, depth);
  if (type === "array") return Array.from({ length: shape.limits.minItems ?? 0 }, () => sample(shape.items, depth + 1));
  if (type === "boolean" || type === "null") return type === "boolean" ? true : null;
  if (type !== "string") return shape.limits.minimum ?? 1;
  const word = shape.patterns[0]?.match(/\w+/)?.[0] ?? TEXTS[shape.formats[0] ?? ""] ?? "x";
  return word.padEnd(shape.limits.minLength ?? 0, "x");
}
