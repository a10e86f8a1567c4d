import { toPath, toPointer, valueAt } from "../../../src/contract/json-pointer.ts";
import {
  documentEventTypes,
  documentWords,
  findProperties,
  parseRule,
  type Rule,
  readConstant,
  readList,
} from "./reference-checker.ts";

const scopes = readList("scopes (§5.2)");

/** Makes the choices of a generated value: all properties and fixed values, or random ones. */
export interface Choices {
  readonly include: () => boolean;
  readonly pick: <T>(values: readonly T[]) => T;
  readonly text: () => string;
  readonly length: () => number;
}

/** Chooses every property, and the first of several values. */
export const everything: Choices = {
  include: () => true,
  pick: (values) => values[0] as (typeof values)[number],
  text: () => "text",
  length: () => 1,
};

const moments = [
  "2026-03-05T17:22:41.300Z",
  "2024-02-29T00:00:00Z",
  "2026-12-31T23:59:59+05:30",
  "1999-01-01T00:00:00.000001-00:00",
];

/** Builds a value that conforms to a rule. An event has the type of the context. */
export function buildValue(rule: Rule, choices: Choices, context: { status?: number; type?: string } = {}): unknown {
  const { kind, section, isNullable } = rule;
  if (isNullable && !choices.include()) return null;
  const properties = findProperties(rule, context.type);
  if (properties) {
    const isKept = ({ presence }: Rule) =>
      presence === "required" || presence === "assumed" || (presence === "optional" && choices.include());
    const kept = Object.entries(properties).filter(([, inner]) => isKept(inner));
    const more = choices.include() ? { [`later ${choices.text()}`]: choices.text() } : {};
    return { ...more, ...Object.fromEntries(kept.map(([name, inner]) => [name, buildValue(inner, choices, context)])) };
  }
  const repeat = <T>(build: (index: number) => T) =>
    Array.from({ length: choices.length() }, (_, index) => build(index));
  const [, item, value] = /^(?:\[(.*)\](?: \d+)?|\{(.*)\})$/.exec(kind) ?? [];
  if (item !== undefined)
    return repeat(() => {
      const type = context.type ?? choices.pick(documentEventTypes);
      return buildValue(parseRule(item, section), choices, { ...context, type });
    });
  if (value !== undefined)
    return Object.fromEntries(
      repeat((index) => [`${choices.text()}${index}`, buildValue(parseRule(value, section), choices)]),
    );
  if (kind.startsWith("= ")) return readConstant(kind);
  if (kind.includes(" | ")) return choices.pick(kind.split(" | "));
  switch (kind) {
    case "5.2 scopes":
      return [choices.pick(scopes), choices.pick(scopes)].join(" ");
    case "(6.1 event types)":
      return context.type;
    case "(7.1 status)":
      return context.status;
    case "boolean":
      return choices.pick([true, false]);
    case "integer":
      return choices.pick([12, 0, -3, 2 ** 40]);
    case "date-time":
      return choices.pick(moments);
  }
  return choices.text();
}

const REMOVED = Symbol("removed");
/** Values that are faults in some places and fine in others; the reference checker tells. */
const replacements: readonly unknown[] = [
  ...[null, true, 7, 1.5, "", "x", [], {}, ["x"], { x: 7 }],
  ...["2026-02-30", "2026-03-05 17:22:41Z", "2026-03-05T17:22:41+0100", "api,loyalties", "ADMIN", REMOVED],
];

/** Lists the values to put in the place of one: unlike ones and near ones. */
function listReplacements(before: unknown): readonly unknown[] {
  if (documentWords.includes(String(before))) return [...replacements, `${before}x`, ...documentWords];
  if (typeof before === "string") return [...replacements, `${before}x`, before.toUpperCase()];
  const isSmall = Array.isArray(before) && JSON.stringify(before).length < 80;
  return isSmall ? [...replacements, ...[500, 501].map((length) => Array(length).fill(before[0]))] : replacements;
}

/** Lists the pointers to all values in a body, without the body itself. */
export function listPointers(value: unknown, path: readonly string[] = []): string[] {
  const inner = Object.entries(typeof value === "object" && value !== null ? value : {});
  return inner.flatMap(([name, child]) => [toPointer([...path, name]), ...listPointers(child, [...path, name])]);
}

/**
 * Calls back with the body after each replacement of the value at a pointer and after its removal, and restores it. If
 * `choose` is given, applies only the replacement that it picks, and leaves it in place.
 */
export function editValue(
  body: unknown,
  pointer: string,
  visit: (edit: string) => void,
  choose?: (values: readonly unknown[]) => unknown,
): void {
  const path = toPath(pointer);
  const name = path.pop() ?? "";
  const owner = valueAt(body, toPointer(path)) as Record<string, unknown>;
  const before = owner[name];
  for (const value of choose ? [choose(listReplacements(before))] : listReplacements(before)) {
    if (value !== REMOVED)
      owner[name] = choose ? structuredClone(value) : value; // a later edit may change it
    else if (!Array.isArray(owner)) delete owner[name];
    visit(`${pointer} = ${value === REMOVED ? "nothing" : JSON.stringify(value).slice(0, 60)}`);
  }
  if (!choose) owner[name] = before;
}
