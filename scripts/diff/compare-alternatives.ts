import { classifyNewValues, type Effect, type Sender } from "./classify-change.ts";
import type { Route } from "./find-counterexample.ts";
import { isSame, type Pair, type Part, readFields } from "./part.ts";
import { isolate, readShape, type Shape, type Union } from "./schema-shape.ts";

/** Two shapes at one place of a message. */
export interface Place extends Pick<Route, "before" | "after"> {
  readonly sender: Sender;
  /** Finds the schema in which a keyword changed, such as `required` or `properties/NAME`, in the base if it is there. */
  readonly findOrigin: (keyword: string) => Part;
  /** Reports a change of a keyword; with a property, the counterexample is a value of that. */
  readonly tell: (keyword: string, effect: Effect, reason: string, property?: string) => void;
  /** Compares schemas of the same value, or of a property, of items (`[]`) or of undeclared properties (`*`). */
  readonly go: (before: readonly Part[], after: readonly Part[], step?: string) => void;
}

/** Compares `oneOf`, `anyOf` and their discriminators. */
export function compareAlternatives({ before, after, sender, tell, go }: Place): void {
  const describe = ({ unions }: Shape) => unions.map(({ alternatives }) => alternatives.map(({ value }) => value));
  const [old, now] = [before.unions[0], after.unions[0]];
  if (before.unions.length > 1 || after.unions.length > 1) {
    if (!isSame(describe(before), describe(after)))
      tell("oneOf", "unknown", "one of several lists of alternatives changed");
  } else if (old && now) {
    if (old.kind !== now.kind)
      tell(now.kind, now.kind === "anyOf" ? "widening" : "narrowing", `${old.kind} changed to ${now.kind}`);
    const { pairs, removed, added } = matchAlternatives(old, now);
    const [rest, newRest] = [before.parts.map(isolate), after.parts.map(isolate)];
    for (const pair of pairs) go([...rest, pair.before], [...newRest, pair.after]);
    for (const part of removed) tell(old.kind, "narrowing", `${nameAlternative(old, part)} removed`);
    for (const part of added) {
      const effect = now.discriminator.propertyName ? classifyNewValues(part, sender) : "widening";
      const hint = effect === "extension" ? "; clients tolerate types they do not know" : "";
      tell(now.kind, effect, `new ${nameAlternative(now, part)}${hint}`);
    }
    const [selection, newSelection] = [describeDiscriminator(old), describeDiscriminator(now)];
    if (selection !== newSelection)
      tell("discriminator", "replacement", `discriminator changed: ${selection} to ${newSelection}`);
  } else if (now) tell(now.kind, "narrowing", `${now.kind} added`);
  else if (old) tell(old.kind, "widening", `${old.kind} removed`);
}

/** Matches alternatives by content or name, and the remaining ones in order if there are as many of them. */
function matchAlternatives(old: Union, now: Union) {
  const pairs: Pair[] = [];
  let [removed, added] = [[...old.alternatives], [...now.alternatives]];
  const matchers: ((before: Part, after: Part) => boolean)[] = [
    (before, after) => isSame(before.value, after.value),
    (before, after) => nameAlternative(old, before) === nameAlternative(now, after),
    () => removed.length === added.length,
  ];
  for (const matches of matchers)
    for (const before of removed) {
      const after = added.find((part) => matches(before, part));
      if (!after) continue;
      pairs.push({ before, after });
      [removed, added] = [removed.filter((part) => part !== before), added.filter((part) => part !== after)];
    }
  return { pairs, removed, added };
}

/** Names an alternative by the value that selects it, else by its component or type. */
function nameAlternative({ discriminator }: Union, alternative: Part): string {
  const shape = readShape([alternative]);
  const value = readShape(shape.properties.get(String(discriminator.propertyName)) ?? []).values?.[0];
  if (value !== undefined) return `event type ${value}`;
  const { $ref } = readFields(alternative.value);
  return `alternative ${$ref === undefined ? (shape.types?.join(" or ") ?? "anything") : getName($ref)}`;
}

/**
 * Describes a discriminator, which JSON Schema ignores and generated code relies on: its property, and each alternative that is
 * not selected by its value.
 */
function describeDiscriminator(union: Union): string {
  const { propertyName = "none", mapping } = union.discriminator;
  const irregular = union.alternatives.flatMap((part) => {
    const selections = Object.entries(readFields(mapping));
    const keys = selections
      .filter(([, ref]) => getName(ref) === getName(readFields(part.value).$ref))
      .map(([key]) => key);
    const name = nameAlternative(union, part);
    const isRegular = name === `event type ${keys}` || !name.startsWith("event type");
    return isRegular ? [] : [`${keys.join(" and ") || "nothing"} for ${name}`];
  });
  return [propertyName, ...(mapping === undefined ? [] : irregular)].join(", ");
}

/** Returns the name of a component from a reference or name. */
function getName(ref: unknown): string {
  return String(ref).replace(/.*\//, "");
}
