import { classifyField, classifyNewValues, type Effect, isText, type Report, type Sender } from "./classify-change.ts";
import { getChild, isSame, type Pair, type Part } from "./part.ts";
import { type Condition, includesType, isolate, listTexts, readShape, type Shape } from "./schema-shape.ts";

/** Compares two schemas of a message. */
export type CompareSchemas = (schemas: Pair, sender: Sender) => void;

/** Two shapes at one place of a message. */
interface Place {
  readonly before: Shape;
  readonly after: Shape;
  readonly sender: Sender;
  /** Finds the schema in which a keyword changed, in the base if it is there. */
  readonly findOrigin: (keyword: string) => Part;
  /** Reports a change of a keyword; with a property, the counterexample is a value of that. */
  readonly tell: (keyword: string, effect: Effect, reason: string, property?: string) => void;
  /** Compares schemas of the same value, or of properties and items in it. */
  readonly go: (before?: readonly Part[], after?: readonly Part[]) => void;
}

/** Returns a function that compares two schemas, and reports each change of the valid values once for each sender. */
export function createSchemaComparer(report: Report): CompareSchemas {
  const compared = new Set<string>();
  const compare = (old: readonly Part[], now: readonly Part[], sender: Sender) => {
    const key = [sender, ...old.map(({ at }) => at), "to", ...now.map(({ at }) => at)].join(" ");
    if (compared.has(key)) return;
    compared.add(key);
    const [before, after] = [readShape(old), readShape(now)];
    if (before.parts.length + after.parts.length === 0) return; // any value is valid in both
    compareShapes({
      ...{ before, after, sender },
      findOrigin: (keyword) => findChanged(before, after, keyword),
      tell: (keyword, effect, reason, property) => {
        const read = (shape: Shape, parts: readonly Part[]) =>
          (property ? shape.properties.get(property) : parts) ?? [];
        const hasValue = !keyword.startsWith("x-");
        const schemas = { before: read(before, old), after: read(after, now) };
        const part = findChanged(before, after, keyword, property);
        report(effect, reason, part, { sender, ...(hasValue && { schemas }) });
      },
      go: (one = [], other = []) => compare(one, other, sender),
    });
  };
  return ({ before, after }, sender) => compare([before], [after], sender);
}

/** The keywords of conditions whose name is another one. */
const KEYWORDS: Record<string, string> = { known: "anyOf", words: "pattern" };

/** Finds the schema in which a keyword or a property changed, in the base if it is there. */
function findChanged(before: Shape, after: Shape, keyword: string, property?: string): Part {
  const field = keyword === "alternatives" ? "oneOf" : (KEYWORDS[keyword] ?? keyword);
  const read = (part: Part) => {
    const child = getChild(part, field === "oneOf" && getChild(part, "anyOf").value ? "anyOf" : field);
    return property === undefined ? child : getChild(child, property, `.${property}`);
  };
  const differs = (part: Part, others: readonly Part[]) =>
    read(part).value !== undefined &&
    !others.some((other) => other.at === part.at && isSame(read(other).value, read(part).value));
  const part =
    before.parts.find((each) => differs(each, after.parts)) ?? after.parts.find((each) => differs(each, before.parts));
  return read((part ?? before.parts[0] ?? after.parts[0]) as Part);
}

function compareShapes(place: Place): void {
  const { before, after, tell, go } = place;
  for (const keyword of Object.keys({ ...before.conditions, ...after.conditions })) compareCondition(place, keyword);
  compareProperties(place);
  go(before.items, after.items);
  go(before.extras, after.extras);
  if (before.kind && after.kind && before.kind !== after.kind)
    tell(before.kind, before.kind === "oneOf" ? "widening" : "narrowing", `${before.kind} changed to ${after.kind}`);
  for (const [name, part] of before.alternatives) {
    const other = after.alternatives.get(name);
    if (other) go([...before.parts.map(isolate), part], [...after.parts.map(isolate), other]);
  }
  compareOthers(place);
}

/** The words before the items that a list has lost or gained, and the effects, which may depend on the reader. */
const LISTS: Record<string, readonly [lost: string, lostEffect: Effect, gained: string, gainedEffect?: Effect]> = {
  enum: ["value removed: ", "narrowing", "new value "],
  words: ["value removed: ", "narrowing", "new value "],
  alternatives: ["alternative removed: ", "narrowing", "new alternative "],
  required: ["now optional: ", "option", "now required: ", "requirement"],
  known: ["known value removed: ", "addition", "new known value ", "addition"],
};

/** Compares two lists item by item. */
function compareItems(place: Place, keyword: string, old: readonly string[], now: readonly string[]): void {
  const { sender, tell, findOrigin } = place;
  const [lost, gained] = [old.filter((text) => !now.includes(text)), now.filter((text) => !old.includes(text))];
  const [lostWords, lostEffect, gainedWords, gainedEffect] = LISTS[keyword] as (typeof LISTS)[string];
  const effect = gainedEffect ?? classifyNewValues(findOrigin(keyword), sender);
  const hint = sender === "service" && keyword === "enum" && effect === "widening" ? " in a closed list" : "";
  if (lost.length > 0 && lost.length === old.length && gained.length > 0 && lostEffect === "narrowing")
    tell(keyword, "replacement", `changed: ${show(lost)} to ${show(gained)}`);
  else {
    if (lost.length > 0) tell(keyword, lostEffect, `${lostWords}${show(lost)}`);
    if (gained.length > 0) tell(keyword, effect, `${gainedWords}${show(gained)}${hint}`);
  }
}

const MAX_SHOWN_ITEMS = 20;
const MAX_SHOWN_LENGTH = 60;

function show(items: readonly string[], separator = ", "): string {
  const texts = items.slice(0, MAX_SHOWN_ITEMS).map((text) => {
    const plain = text.replace(/^"(.*)"$/, "$1");
    return plain.length > MAX_SHOWN_LENGTH ? `${plain.slice(0, MAX_SHOWN_LENGTH)}…` : plain;
  });
  return texts.join(separator) + (items.length > texts.length ? ` and ${items.length - texts.length} more` : "");
}

/** Compares the conditions of a keyword by inclusion. */
function compareCondition(place: Place, keyword: string): void {
  const { before, after, tell } = place;
  const [old, now] = [before.conditions[keyword], after.conditions[keyword]];
  const isList = keyword === "required" || keyword === "known" || (keyword in LISTS && old && now);
  const [isWider, isNarrower] = [covers(keyword, now, old), covers(keyword, old, now)];
  const reason = `${keyword} ${describe(keyword, old)} to ${describe(keyword, now)}`;
  const areValues = before.conditions.enum && after.conditions.enum; // which decide alone
  if ((keyword === "words" || areValues) && !isList) return;
  if (isList) compareItems(place, keyword, listTexts(old), listTexts(now));
  else if (isWider && isNarrower) return;
  else if (isNarrower) tell(keyword, "narrowing", `narrowed: ${reason}`);
  else if (isWider) tell(keyword, reason.startsWith("type nothing") ? "extension" : "widening", `widened: ${reason}`);
  else tell(keyword, /^(pattern|not)$/.test(keyword) ? "unknown" : "replacement", `changed: ${reason}`);
}

/** Whether each value that meets the narrow condition meets the wide one. */
function covers(keyword: string, wide: Condition, narrow: Condition): boolean {
  if (wide === undefined || narrow === undefined) return wide === undefined;
  if (typeof wide === "number") {
    const limit = Number(narrow);
    return keyword === "multipleOf" ? limit % wide === 0 : /max/i.test(keyword) ? wide >= limit : wide <= limit;
  }
  const texts = listTexts(narrow);
  return keyword === "type"
    ? texts.every((type) => includesType(wide, type))
    : wide.every((text) => texts.includes(text));
}

function describe(keyword: string, condition: Condition): string {
  if (condition === undefined) return keyword === "type" ? "anything" : "none";
  return typeof condition === "number"
    ? `${condition}`
    : show(condition, keyword === "type" ? " or " : ", ") || "nothing";
}

function compareProperties({ before, after, tell, go }: Place): void {
  for (const name of new Set([...before.properties.keys(), ...after.properties.keys()])) {
    const [old, now] = [before.properties.get(name), after.properties.get(name)];
    if (old && now) go(old, now);
    else if (old) tell("properties", "removal", `property ${name} removed`, name);
    else tell("properties", "addition", `new property ${name}`, name);
  }
}

function compareOthers({ before, after, sender, tell }: Place): void {
  for (const keyword of Object.keys({ ...before.others, ...after.others })) {
    const [old, now] = [before.others[keyword], after.others[keyword]];
    if (isSame(old, now)) continue;
    if (keyword === "discriminator") tell(keyword, "replacement", `discriminator ${old ?? "none"} to ${now ?? "none"}`);
    else if (keyword === (sender === "client" ? "readOnly" : "writeOnly"))
      tell(keyword, now ? "removal" : "addition", `${keyword} ${now ? "added" : "removed"}`);
    else if (keyword === "default" && old !== undefined && sender === "client")
      tell(keyword, "replacement", `default changed: ${old} to ${now ?? "none"}`);
    else if (!isText(keyword)) tell(keyword, ...classifyField(keyword, old, now));
  }
}
