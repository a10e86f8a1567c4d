import { classifyNewValues, type Report, type Sender } from "./classify-change.ts";
import { compareAlternatives, type Place } from "./compare-alternatives.ts";
import { bundleSchema, type Route, sampleObject } from "./find-counterexample.ts";
import { getChild, isSame, isText, type Pair, type Part } from "./part.ts";
import { readShape, type Shape, subtractValues } from "./schema-shape.ts";

/** Compares two schemas of a message. */
export type CompareSchemas = (schemas: Pair, sender: Sender, message: string) => void;

type Message = Pick<Route, "message" | "schemas" | "wrap"> & { readonly sender: Sender };

/** Returns a function that compares two schemas, and reports each change of the valid values once for each sender. */
export function createSchemaComparer(report: Report): CompareSchemas {
  const compared = new Set<string>();
  const compare = (before: readonly Part[], after: readonly Part[], message: Message): void => {
    const [old, now] = [before, after].map((parts) => [...new Set(parts.map(({ at }) => at))].join(" "));
    const key = `${message.sender} ${old} to ${now}`;
    if (compared.has(key)) return;
    compared.add(key);
    const shapes = { before: readShape(before), after: readShape(after) };
    if (shapes.before.parts.length + shapes.after.parts.length === 0) return; // any value is valid in both
    const findOrigin = (keyword: string) => findChanged(shapes, keyword);
    compareShapes({
      ...shapes,
      sender: message.sender,
      findOrigin,
      tell: (keyword, effect, reason, property) => {
        const read = (shape: Shape) => (property ? readShape(shape.properties.get(property) ?? []) : shape);
        const route = { ...enter(message, shapes, property), before: read(shapes.before), after: read(shapes.after) };
        report(effect, reason, findOrigin(keyword), { sender: message.sender, route });
      },
      go: (old, now, step) => compare(old, now, enter(message, shapes, step)),
    });
  };
  return (schemas, sender, message) => {
    if (isSame(bundleSchema(schemas.before), bundleSchema(schemas.after))) return;
    compare([schemas.before], [schemas.after], { sender, message, schemas, wrap: (value) => value });
  };
}

/** Goes one step further into a message. */
function enter(message: Message, shapes: Record<keyof Pair, Shape>, step?: string): Message {
  if (step === undefined) return message;
  const name = step === "*" ? "undeclared" : step;
  const wrap: Route["wrap"] = (value, side) =>
    message.wrap(step === "[]" ? [value] : { ...sampleObject(shapes[side]), [name]: value }, side);
  return { ...message, wrap };
}

function findChanged({ before, after }: Pick<Place, "before" | "after">, keyword: string): Part {
  const read = (part: Part) => getChild(part, ...keyword.split("/"));
  const differs = (part: Part, others: readonly Part[]) =>
    read(part).value !== undefined &&
    !others.some((other) => other.at === part.at && isSame(read(other).value, read(part).value));
  const part =
    before.parts.find((each) => differs(each, after.parts)) ?? after.parts.find((each) => differs(each, before.parts));
  return read((part ?? before.parts[0] ?? after.parts[0]) as Part);
}

function compareShapes(place: Place): void {
  const { before, after, sender, findOrigin, tell } = place;
  const isImpossible = [before, after].some(({ types }) => types?.length === 0);
  const keyword = findOrigin("const").value === undefined ? "enum" : "const";
  if (!isImpossible && before.values && after.values) compareValues(place, keyword, before.values, after.values);
  else {
    if (before.values) tell(keyword, "widening", `list of values opened: ${showValues(before.values)}`);
    if (after.values) tell(keyword, "narrowing", `open value closed to a list: ${showValues(after.values)}`);
    compareConditions(place);
    compareObjects(place);
    compareAlternatives(place);
  }
  for (const keyword of Object.keys({ ...before.others, ...after.others })) {
    const [old, now] = [before.others[keyword], after.others[keyword]];
    if (isSame(old, now)) continue;
    if (keyword === "deprecated") tell(keyword, "addition", now ? "deprecated" : "no longer deprecated");
    else if (keyword === (sender === "client" ? "readOnly" : "writeOnly"))
      tell(keyword, now ? "removal" : "addition", `${keyword} ${now ? "added" : "removed"}`);
    else if (keyword === "default" && old !== undefined && sender === "client")
      tell(keyword, "replacement", `default changed: ${old} to ${now ?? "none"}`);
    else if (!isText(keyword)) tell(keyword, "unknown", `${keyword} changed`);
  }
}

/** Compares two lists of values. */
function compareValues(place: Place, keyword: string, before: readonly unknown[], after: readonly unknown[]): void {
  const { sender, findOrigin, tell } = place;
  const removed = subtractValues(before, after);
  const added = subtractValues(after, before);
  if (removed.length === before.length && added.length > 0)
    tell(keyword, "replacement", `value changed: ${showValues(before)} to ${showValues(after)}`);
  else {
    const effect = classifyNewValues(findOrigin(keyword), sender);
    const hint = sender === "service" && effect === "widening" ? " in a closed list" : "";
    if (removed.length > 0) tell(keyword, "narrowing", `value removed: ${showValues(removed)}`);
    if (added.length > 0) tell(keyword, effect, `new value ${showValues(added)}${hint}`);
  }
}

const MAX_SHOWN_VALUES = 20;

function showValues(values: readonly unknown[]): string {
  const shown = values
    .slice(0, MAX_SHOWN_VALUES)
    .map((value) => (typeof value === "object" ? JSON.stringify(value) : value));
  return shown.join(", ") + (values.length > MAX_SHOWN_VALUES ? ` and ${values.length - MAX_SHOWN_VALUES} more` : "");
}

const WORD_LIST = /[\w-]+(\|[\w-]+)+/g;

/** Compares conditions by inclusion. Patterns that differ only in a list of words, such as `api|assets`, are lists of values. */
function compareConditions(place: Place): void {
  const { before, after, tell } = place;
  const compare = <T>(
    keyword: string,
    old: T,
    now: T,
    covers: (wide: T, narrow: T) => boolean,
    show: (value: T) => string,
  ) => {
    const [isWider, isNarrower] = [covers(now, old), covers(old, now)];
    const words = `${keyword} ${show(old)} to ${show(now)}`;
    if (isWider && isNarrower) return;
    if (isWider) tell(keyword, "widening", `widened: ${words}`);
    else if (isNarrower) tell(keyword, "narrowing", `narrowed: ${words}`);
    else tell(keyword, /^(pattern|not)$/.test(keyword) ? "unknown" : "replacement", `changed: ${words}`);
  };
  compare("type", before.types, after.types, coversTypes, (types) =>
    types ? types.join(" or ") || "nothing" : "anything",
  );
  for (const keyword of Object.keys({ ...before.limits, ...after.limits })) {
    const covers = (wide?: number, narrow?: number) => coversLimit(keyword, wide, narrow);
    compare(keyword, before.limits[keyword], after.limits[keyword], covers, (limit) => `${limit ?? "none"}`);
  }
  for (const keyword of ["format", "pattern", "not"] as const) {
    const [old, now] = [before.conditions[keyword], after.conditions[keyword]];
    const [frame, newFrame] = [old, now].map((texts) => texts.map((text) => text.replace(WORD_LIST, "…")));
    const [words = [], newWords = []] = [old, now].map((texts) =>
      texts.join(" ").match(WORD_LIST)?.join("|").split("|"),
    );
    if (keyword === "pattern" && isSame(frame, newFrame)) compareValues(place, keyword, words, newWords);
    else {
      const covers = (wide: readonly string[], narrow: readonly string[]) =>
        wide.every((text) => narrow.includes(text));
      compare(keyword, old, now, covers, (texts) => shorten(texts.join(" and ")) || "none");
    }
  }
}

const MAX_SHOWN_LENGTH = 40;

function shorten(text: string): string {
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
}

function coversTypes(wide?: readonly string[], narrow?: readonly string[]): boolean {
  const isCovered = (type: string) => wide?.includes(type) || (type === "integer" && wide?.includes("number"));
  return !wide || narrow?.every(isCovered) === true;
}

function coversLimit(keyword: string, wide?: number, narrow?: number): boolean {
  if (wide === undefined || narrow === undefined) return wide === undefined;
  if (keyword === "multipleOf") return narrow % wide === 0;
  return /max/i.test(keyword) ? wide >= narrow : wide <= narrow;
}

function compareObjects({ before, after, tell, go }: Place): void {
  for (const name of new Set([...before.properties.keys(), ...after.properties.keys()])) {
    const [old, now] = [before.properties.get(name), after.properties.get(name)];
    if (old && now) go(old, now, name);
    else if (old) tell(`properties/${name}`, "removal", `property ${name} removed`, name);
    else tell(`properties/${name}`, "addition", `new property ${name}`, name);
  }
  const added = after.required.filter((name) => !before.required.includes(name));
  const removed = before.required.filter((name) => !after.required.includes(name));
  if (added.length > 0) tell("required", "requirement", `now required: ${added.join(", ")}`);
  if (removed.length > 0) tell("required", "option", `now optional: ${removed.join(", ")}`);
  go(before.items, after.items, "[]");
  const [wasClosed, isClosed] = [before, after].map(({ extras }) => readShape(extras).types?.length === 0);
  if (isClosed && !wasClosed) tell("additionalProperties", "narrowing", "undeclared properties are refused");
  else if (wasClosed && !isClosed) tell("additionalProperties", "addition", "undeclared properties are allowed");
  else go(before.extras, after.extras, "*");
}
