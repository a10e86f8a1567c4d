import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Element, Fields, Part } from "./element.ts";
import { listTexts } from "./facts.ts";
import type { Change } from "./policy.ts";

/** A value that is valid in one contract only. */
export interface Counterexample {
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
/** Limits above this one would make huge messages. */
const MAX_SIZE = 2000;

/** Finds a value that is valid before a change and not after it, or the reverse, as the effect of the change says. */
export function findCounterexample({ before, after, effect }: Change): Counterexample | undefined {
  if (!before || !after) return undefined;
  const isValidBefore = createCheck(before.schemas);
  const isValidNow = createCheck(after.schemas);
  const found = listCandidates([before, after]).filter((each) => isValidBefore(each) !== isValidNow(each));
  const isWider = /^(extension|widening)$/.test(effect);
  const value = found.find((each) => isValidNow(each) === isWider) ?? found[0];
  return value === undefined ? undefined : { value, isValidIn: isValidBefore(value) ? "base" : "revision" };
}

const instances = new WeakMap<Fields, Ajv2020>();

/** Returns a function that validates values of schemas with ajv. */
function createCheck(parts: readonly Part[] = []): (value: unknown) => boolean {
  const options = {
    strict: false,
    meta: false,
    validateSchema: false,
    logger: false,
    messages: false,
    inlineRefs: false,
    code: { optimize: false },
  } as const;
  const checks = parts.map(({ root, at }) => {
    const ajv = instances.get(root) ?? addFormats.default(new Ajv2020(options)).addSchema(root, "contract");
    instances.set(root, ajv);
    return ajv.getSchema(`contract#${at}`);
  });
  return (value) => checks.every((check) => check?.(value) === true);
}

/** Lists values for the changed place: those at the limits of both schemas, without a property, and of every type. */
function listCandidates(elements: readonly Element[]): unknown[] {
  const complete: Fields = Object.assign({}, ...elements.map((element) => sampleObject(element, 0)));
  const properties = Object.entries(complete);
  const without = properties.map(([name]) => Object.fromEntries(properties.filter(([other]) => other !== name)));
  const facts = elements.flatMap((element) => Object.entries(element.facts));
  const item = sample(elements.at(-1)?.listChildren().get("[]"));
  const listed = facts.flatMap(([keyword, value]) => {
    if (keyword === "enum") return listTexts(value).map((text) => JSON.parse(text));
    if (typeof value !== "number") return listTexts(value).flatMap((text) => String(text).match(/[\w-]+/g) ?? []);
    if (value >= MAX_SIZE) return [];
    return [value - 1, value, value + 1].flatMap((size) => {
      const count = Math.max(0, Math.ceil(size));
      return [size, size + 0.5, "x".repeat(count), Array(count).fill(item), Array.from(Array(count).keys(), String)];
    });
  });
  const children = elements.flatMap((element) => [...element.listChildren().values()].map((child) => sample(child)));
  const usual = ["x", "", 1, -1, 0.5, true, null, [], {}, ...Object.values(TEXTS)];
  return [complete, ...without, ...listed, ...children, ...usual];
}

/** Returns an object with the required properties of a schema. */
function sampleObject({ facts, listChildren }: Element, depth: number): Fields {
  const properties = listChildren();
  const names = listTexts(facts.required);
  return Object.fromEntries(names.map((name) => [name, sample(properties.get(`.${name}`), depth + 1)]));
}

/** Returns a small value that matches a schema; a schema that requires itself has none. */
function sample(element: Element | undefined, depth = 0): unknown {
  if (depth > MAX_DEPTH) return undefined;
  if (!element) return {};
  const children = element.listChildren();
  const alternative = [...children.values()].find(({ kind }) => kind === "alternative");
  if (alternative) return sample(alternative, depth + 1);
  const { minItems = 0, minLength = 0, minimum = 1, ...lists } = element.facts;
  const first = (keyword: string) => listTexts(lists[keyword])[0];
  const value = first("enum");
  const type = first("type") ?? "object";
  if (value !== undefined) return JSON.parse(value);
  if (type === "object") return sampleObject(element, depth);
  if (type === "array") return Array.from({ length: Number(minItems) }, () => sample(children.get("[]"), depth + 1));
  if (type === "boolean" || type === "null") return type === "boolean" ? true : null;
  if (type !== "string") return minimum;
  const text = first("words") ?? first("pattern")?.match(/\w+/)?.[0] ?? TEXTS[first("format") ?? ""] ?? "x";
  return text.padEnd(Number(minLength), "x");
}
