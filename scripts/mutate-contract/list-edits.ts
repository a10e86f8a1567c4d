import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { type Contract, getRefName } from "../generate/contract.ts";
import type { Path } from "../generate/contract-fault.ts";

/** An element of the contract. */
export interface Place {
  readonly path: Path;
  readonly value: unknown;
  /** Its keyword, or `list.*` for an entry of a list or of a map of names. */
  readonly at: string;
  /** The nearest name at or above the element. */
  readonly name: string;
}
export interface Edit {
  readonly kind: string;
  readonly what: string;
  /** Names and values, old or new, that a message about the fact can show. */
  readonly words: readonly unknown[];
  readonly edit: (contract: Contract) => void;
}
/** A rule of `edits.yaml`. */
interface Rule {
  readonly kind: string;
  readonly at: string;
  readonly under?: string;
  readonly if?: object;
  readonly edits: readonly (string | object)[];
}

const rules: readonly Rule[] = parse(readFileSync(new URL("edits.yaml", import.meta.url), "utf8"));

export function read(contract: unknown, path: Path): unknown {
  return path.reduce<unknown>((node, key) => Object(node)[key], contract);
}

/** Changes or adds a value, appends it to a list if the path ends in `-`, or, with undefined, removes it. */
export function write(contract: object, path: Path, value: unknown): void {
  const [above, key = ""] = [path.slice(0, -1), path.at(-1)];
  const parent = read(contract, above) as Record<string | number, unknown>;
  if (key === "-") write(contract, above, [...((parent as unknown as unknown[] | undefined) ?? []), value]);
  else if (value !== undefined) parent[key] = structuredClone(value);
  else if (!Array.isArray(parent)) delete parent[key];
  else if (parent.length > 1) parent.splice(Number(key), 1);
  else write(contract, above, undefined);
}

/** Renames a key and keeps its place; a property keeps its name in `required` too. */
function rename(contract: object, path: Path, to: string): void {
  const [parent, owner] = [-1, -2].map((end) => Object(read(contract, path.slice(0, end))));
  for (const [key, value] of Object.entries(parent)) {
    delete parent[key];
    parent[key === path.at(-1) ? to : key] = value;
  }
  if (path.at(-2) === "properties" && owner.required)
    owner.required = owner.required.map((name: string) => (name === path.at(-1) ? to : name));
}

/** Replaces a name in references, templates and examples too. */
function renameEverywhere(contract: object, name: string): void {
  const pattern = new RegExp(`(?<=["/{])${name.replaceAll(".", "\\.")}(?=["}])`, "g");
  Object.assign(contract, JSON.parse(JSON.stringify(contract).replaceAll(pattern, `${name}x`)));
}

const lookUp = (table: unknown, key: unknown): unknown => Object(table)[String(key)] ?? Object(table).default;
function change(value: unknown): unknown {
  if (typeof value === "boolean") return !value;
  return typeof value === "number" ? value + 1 : `${value}x`;
}

/** Lists the names and values of an entry of a list. */
function listWords(entry: unknown): unknown[] {
  if (typeof entry !== "object") return [entry];
  return Object.entries(entry ?? {}).map(([key, value]) =>
    typeof value === "object" ? key : key === "$ref" ? getRefName({ $ref: value }) : value,
  );
}

/** Edits an element; returns undefined if the edit does not apply to it, such as a change of an object. */
function createEdit(name: string, argument: unknown, { path, value }: Place): Pick<Edit, "words" | "edit"> | undefined {
  const key = String(path.at(-1));
  const keys = /^(x-.*|\d+)$/.test(key) ? [] : [key];
  const set = (other: unknown, words: readonly unknown[] = [other]) =>
    isDeepStrictEqual(other, value) ? undefined : { words, edit: (copy: Contract) => write(copy, path, other) };
  const edits: Readonly<Record<string, () => Pick<Edit, "words" | "edit"> | undefined>> = {
    change: () => (typeof value === "object" ? undefined : set(change(value))),
    replace: () => set(lookUp(argument, value) ?? value),
    set: () => set(argument),
    remove: () => set(undefined, [...listWords(value), ...(typeof value === "object" ? keys : [])]),
    merge: () => set({ ...Object(value), ...Object(argument) }, listWords(argument)),
    append: () => {
      const isNew = !(value as unknown[]).some((entry) => isDeepStrictEqual(entry, argument));
      return isNew ? { words: listWords(argument), edit: (copy) => write(copy, [...path, "-"], argument) } : undefined;
    },
    add: () => {
      const { words, values } = argument as { words: string[]; values: [Path, unknown][] };
      const edit = (copy: Contract) => {
        for (const [[first = "", ...rest], added] of values)
          write(copy, [...(first === "operation" ? path.slice(0, -1) : [first]), ...rest], added);
      };
      return { words, edit };
    },
    rename: () => {
      const to = String(lookUp(argument, key) ?? change(key));
      return { words: [key, to], edit: (copy) => rename(copy, path, to) };
    },
    renameEverywhere: () => {
      const old = typeof value === "string" && path.at(-1) === "name" ? value : key;
      return { words: [old, `${old}x`], edit: (copy) => renameEverywhere(copy, old) };
    },
  };
  return edits[name]?.();
}

/** Lists the edits of an element. */
export function listEdits(place: Place, contract: Contract): Edit[] {
  const owner = read(contract, place.path.slice(0, -1));
  const matching = rules.filter(
    ({ at, under = "", if: values = {} }) =>
      at === place.at &&
      place.path.join(".").startsWith(under) &&
      isDeepStrictEqual({ ...Object(owner), ...values }, { ...Object(owner) }),
  );
  return matching.flatMap(({ kind, edits }) =>
    edits.flatMap((each) => {
      const [name = "", argument] = typeof each === "string" ? [each] : (Object.entries(each)[0] ?? []);
      const edit = createEdit(name, argument, place);
      const detail = /set|merge|append/.test(name) ? JSON.stringify(argument) : edit?.words.join(" ");
      return edit ? [{ kind, what: `${name} ${detail}`, ...edit }] : [];
    }),
  );
}
