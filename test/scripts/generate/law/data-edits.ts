import { readFileSync } from "node:fs";
import { getTypes } from "@redocly/openapi-core";
import { parse } from "yaml";
import { extendTypes } from "../../../../scripts/generate/rules/extend-types.ts";
import { toPointer, valueAt } from "../../../../src/contract/json.ts";
import type { Random } from "../../../support/random.ts";
import { type Element, isSchema, listElements, listPaths, type Path, writeAt } from "./elements.ts";

const values: { schemas: object[]; any: unknown[][] } = parse(
  readFileSync(new URL("values.yaml", import.meta.url), "utf8"),
);
/** Schemas that an owner adds. */
const SCHEMAS = values.schemas;
/** Values of any kind. */
const VALUES = values.any.flat();

const types = [getTypes("oas3_1"), extendTypes(getTypes("oas3_1"))];
const listKeywords = (isWanted: (name: string) => boolean) => {
  const wanted = types.flatMap(Object.entries<{ properties: object }>).filter(([name]) => isWanted(name));
  const names = wanted.flatMap(([, { properties }]) => Object.keys(properties));
  return [...new Set([...names, "consumes", "x-internal"])];
};
/** The keywords of schemas and of other elements: those of OpenAPI, ours and those of other tools. */
const KEYWORDS = {
  schema: listKeywords((name) => name === "Schema"),
  other: listKeywords((name) => name !== "Schema"),
};

type Node = Record<string, unknown>;

/** A contract that is edited at one place, or at two. */
interface Draft {
  readonly random: Random;
  readonly contract: Node;
  readonly elements: readonly Element[];
}

/** Edits a draft. @returns The places of the edit; none if the draft has no place for it. */
type Edit = (draft: Draft) => readonly Path[];

/** Other names of keys: of paths, methods, statuses, properties and components. */
const NAMES =
  "/x /x/{extra} x/{memberId} /members/{xmemberId}/activity post GET put head query 2xx 600 default 404 4XX OK 409 added x_y with-dash Added".split(
    " ",
  );

/** Edits by kind. Each changes an element of any kind. */
const edits: Readonly<Record<string, Edit>> = {
  remove: (draft) => pickPath(draft).flatMap((path) => remove(draft, path)),
  rename: (draft) => pickPath(draft).flatMap((path) => rename(draft, path)),
  "another value": (draft) =>
    pickPath(draft).flatMap((path) => write(draft, path, editValue(draft, read(draft, path)))),
  "another value of an example": (draft) => {
    const places = draft.elements.flatMap(({ path, value }) => ("value" in value ? [[...path, "value"]] : []));
    if (places.length === 0) return [];
    const place = draft.random.pick(places);
    const path = [...place, ...draft.random.pick(listPaths(read(draft, place)))];
    return draft.random.next() < 0.5 && path !== place
      ? remove(draft, path)
      : write(draft, path, draft.random.pick(VALUES));
  },
  "a keyword of a schema": (draft) => writeKeyword(draft, pickElement(draft, isSchema), KEYWORDS.schema),
  "a keyword elsewhere": (draft) =>
    writeKeyword(
      draft,
      pickElement(draft, (each) => !isSchema(each)),
      KEYWORDS.other,
    ),
  "two keywords of a schema": (draft) => {
    const schema = pickElement(draft, isSchema);
    return [...writeKeyword(draft, schema, KEYWORDS.schema), ...writeKeyword(draft, schema, KEYWORDS.schema)];
  },
  "a keyword beside a reference": (draft) => {
    const reference = draft.random.pick(draft.elements.filter(({ value }) => "$ref" in value));
    return writeKeyword(draft, reference, draft.random.pick([KEYWORDS.schema, KEYWORDS.other]));
  },
  "a reference elsewhere": (draft) => {
    const { path } = draft.random.pick(draft.elements.filter(({ value }) => "$ref" in value));
    return write(draft, [...path, "$ref"], pickReference(draft));
  },
  "a reference in place of an element": (draft) => {
    const { path } = pickElement(draft, (each) => each.path.length > 1);
    return write(draft, path, { $ref: pickReference(draft) });
  },
  "a copy": (draft) =>
    pickPath(draft).flatMap((path) => {
      const name = path.at(-1);
      const value = structuredClone(read(draft, path));
      if (typeof name === "string") return write(draft, [...path.slice(0, -1), `${name}2`], value);
      (read(draft, path.slice(0, -1)) as unknown[]).push(value);
      return [path.slice(0, -1)];
    }),
  exchange: (draft) => {
    const { path, value } = pickElement(draft);
    const one = draft.random.pick(Object.keys(value));
    const other = draft.random.pick(Object.keys(value));
    [value[one], value[other]] = [value[other], value[one]];
    return [path];
  },
  move: (draft) => {
    const [from] = pickPath(draft);
    const target = [...pickElement(draft).path, String(from?.at(-1))];
    if (!from || typeof from.at(-1) !== "string" || target.join().startsWith(from.join())) return [];
    const value = read(draft, from);
    return [...remove(draft, from), ...write(draft, target, value)];
  },
  "an ordinary addition": (draft) => add(draft),
};

/** Chooses an element, each kind as often as another one. */
function pickElement({ random, elements }: Draft, isWanted: (element: Element) => boolean = () => true): Element {
  const wanted = elements.filter(isWanted);
  const kind = random.pick([...new Set(wanted.map((each) => each.kind))]);
  return random.pick(wanted.filter((each) => each.kind === kind));
}

/** Chooses the path of a value in an element, at most three steps away. */
function pickPath(draft: Draft): Path[] {
  const { path, value } = pickElement(draft);
  const near = listPaths(value).filter(({ length }) => length > 0 && length <= 3);
  return near.length === 0 ? [] : [[...path, ...draft.random.pick(near)]];
}

function read({ contract }: Draft, path: Path): unknown {
  return valueAt(contract, toPointer(path));
}

function write(draft: Draft, path: Path, value: unknown): Path[] {
  writeAt(draft.contract, path, value);
  return [path];
}

function remove(draft: Draft, path: Path): Path[] {
  return write(draft, path, undefined);
}

/** Gives a key another name, at the same place among its neighbours. */
function rename(draft: Draft, path: Path): Path[] {
  const name = path.at(-1);
  if (typeof name !== "string") return [];
  const owner = read(draft, path.slice(0, -1)) as Node;
  const entries = Object.entries(owner);
  const newName = draft.random.next() < 0.7 ? misspell(draft.random, name) : draft.random.pick(NAMES);
  for (const key of Object.keys(owner)) delete owner[key];
  for (const [key, value] of entries) owner[key === name ? newName : key] = value;
  return [[...path.slice(0, -1), newName], path];
}

function misspell(random: Random, word: string): string {
  const at = Math.floor(random.next() * word.length);
  const before = word.slice(0, at);
  const after = word.slice(at + 1);
  const letter = word.charAt(at);
  const isUpper = word.charAt(0) === word.charAt(0).toUpperCase();
  const otherCase = isUpper ? word.toLowerCase() : word.toUpperCase();
  return random.pick([before + after, before + letter + letter + after, `${word}s`, `${word}/`, otherCase]);
}

/** Returns a value that is near to another one, or anything. */
function editValue({ random }: Draft, value: unknown): unknown {
  if (typeof value === "string" && value !== "" && random.next() < 0.5) return misspell(random, value);
  if (typeof value === "number" && random.next() < 0.5) return random.pick([0, -value, value + 0.5, String(value)]);
  return random.pick(VALUES);
}

/** Writes a keyword with any value. */
function writeKeyword(draft: Draft, { path }: Element, keywords: readonly string[]): Path[] {
  return write(draft, [...path, draft.random.pick(keywords)], draft.random.pick(VALUES));
}

/** Returns a reference to an element, or one that leads nowhere. */
function pickReference({ random, elements }: Draft): unknown {
  const pointer = `#${toPointer(random.pick(elements).path)}`;
  const component = `#${toPointer(random.pick(elements.filter(({ path }) => path.length === 3)).path)}`;
  const name = component.replace(/.*\//, "");
  const wrong = [
    "",
    "#/",
    name,
    `./${name}.yaml`,
    `schemas.yaml#/${name}`,
    `${component}/`,
    misspell(random, component),
  ];
  return random.pick([pointer, component, component, component, ...wrong, null, 5]);
}

/** Adds what an owner adds in an ordinary month: a property, a value, a parameter, a header, a response, a required name. */
function add(draft: Draft): Path[] {
  const { random } = draft;
  const group = random.pick(["properties", "enum", "parameters", "headers", "responses", "required"]);
  const owner = random.pick(
    draft.elements.filter(({ path, value }) => path.length > 1 && typeof value[group] === "object"),
  );
  const place = [...owner.path, group];
  const name = random.pick(["added", "x_y", "with-dash", "Added"]);
  const schema = random.pick(SCHEMAS);
  const push = (item: unknown) => write(draft, [...place, (owner.value[group] as unknown[]).length], item);
  switch (group) {
    case "properties":
      return write(draft, [...place, name], schema);
    case "headers":
      return write(draft, [...place, `X-${name}`], { description: "Words.", schema });
    case "parameters":
      return push({ name, in: random.pick(["query", "header"]), description: "Words.", schema, example: "a" });
    case "responses":
      return write(
        draft,
        [...place, random.pick(["409", "410", "503"])],
        Object.values(owner.value.responses as Node).at(-1),
      );
    case "required":
      return push(Object.keys((owner.value.properties ?? {}) as Node)[0] ?? "id");
    default:
      return push(random.pick(["added", "ADDED", "USER"]));
  }
}

export const dataEdits = Object.keys(edits);

/** Edits a contract at random. @returns The places of the edit; none if the contract has no place for it. */
export function editData(contract: Node, kind: string, random: Random): readonly Path[] {
  return edits[kind]?.({ random, contract, elements: listElements(contract) }) ?? [];
}
