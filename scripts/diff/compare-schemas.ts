import { classifyNewValues, type Effect, type Report, type Route, type Sender } from "./classify-change.ts";
import { getChild, isSame, isText, type Pair, type Part, readFields } from "./part.ts";
import { readShape, type Shape, type Union } from "./schema-shape.ts";

/** Compares two schemas of a message. */
export type CompareSchemas = (pair: Pair, sender: Sender, message: string) => void;
type Compare = (before: readonly Part[], after: readonly Part[], step: Route["steps"][number]) => void;

/** A pair of shapes at one place of a message. */
interface Place {
  readonly before: Shape;
  readonly after: Shape;
  readonly sender: Sender;
  /** Finds the schema in which a keyword changed. */
  readonly findOrigin: (keyword: string) => { part: Part; wasStated: boolean };
  readonly tell: (keyword: string, effect: Effect, reason: string, step?: string) => void;
  /** Compares schemas one step further. */
  readonly go: Compare;
}

/**
 * Returns a function that compares two schemas of these contracts, and reports each change of the valid values once for each
 * sender.
 */
export function createSchemaComparer(contracts: Pair, report: Report): CompareSchemas {
  const compared = new Set<string>();
  const changed = findChangedSchemas(contracts);
  const isUnchanged = ({ value }: Part) => {
    const { $ref, ...others } = readFields(value);
    return typeof $ref === "string" && Object.keys(others).length === 0 && !changed.has($ref);
  };
  const compare = (before: readonly Part[], after: readonly Part[], sender: Sender, route: Route): void => {
    const key = [sender, ...before.map(({ at }) => at), "to", ...after.map(({ at }) => at)].join(" ");
    const isSameRef = before.length === 1 && after.length === 1 && isSame(before[0]?.value, after[0]?.value);
    if (compared.has(key) || (isSameRef && before.every(isUnchanged))) return;
    compared.add(key);
    const shapes = { before: readShape(before), after: readShape(after) };
    if (shapes.before.parts.length + shapes.after.parts.length === 0) return; // any value is valid in both
    const findOrigin = (keyword: string) => findChanged(shapes, keyword);
    const follow = (step?: Route["steps"][number]) =>
      step === undefined ? route : { ...route, steps: [...route.steps, step] };
    const place: Place = {
      ...shapes,
      sender,
      findOrigin,
      tell: (keyword, effect, reason, step) => {
        const { part, wasStated } = findOrigin(keyword);
        report(effect, reason, part, { sender, wasStated, route: follow(step) });
      },
      go: (old, now, step) => compare(old, now, sender, follow(step)),
    };
    if (!compareLists(place)) {
      compareTypes(place);
      compareLimits(place);
      for (const keyword of ["format", "pattern"] as const) compareTexts(place, keyword);
      compareObjects(place);
      compareUnions(place);
    }
    compareOthers(place);
  };
  return ({ before, after }, sender, message) =>
    compare([before], [after], sender, { message, before, after, steps: [] });
}

/** Finds the schema components that changed or refer to such a component, as references. */
function findChangedSchemas({ before, after }: Pair): Set<string> {
  const [old, now] = [before, after].map((contract) => readFields(getChild(contract, "components", "schemas").value));
  const names = Object.keys({ ...old, ...now });
  const changed = new Set(names.filter((name) => !isSame(old?.[name], now?.[name])).map(toRef));
  const texts = names.map((name) => [toRef(name), JSON.stringify(now?.[name])] as const);
  for (let size = -1; size !== changed.size; ) {
    size = changed.size;
    for (const [ref, text = ""] of texts) if ([...changed].some((each) => text.includes(`"${each}"`))) changed.add(ref);
  }
  return changed;
}

const toRef = (name: string) => `#/components/schemas/${name}`;

function findChanged({ before, after }: { before: Shape; after: Shape }, keyword: string) {
  const [name = "", ...rest] = keyword.split("/");
  const read = (part: Part) => getChild(part, name, ...rest).value;
  const differs = (part: Part, others: readonly Part[]) =>
    read(part) !== undefined && !others.some((other) => other.at === part.at && isSame(read(other), read(part)));
  const old = before.parts.find((part) => differs(part, after.parts));
  const now = after.parts.find((part) => differs(part, before.parts));
  const part = old ?? now ?? before.parts[0] ?? after.parts[0];
  return { part: getChild(part as Part, name, ...rest), wasStated: old !== undefined };
}

/** Returns true if both shapes list their values, so that their other keywords say nothing more. */
function compareLists({ before, after, sender, findOrigin, tell }: Place): boolean {
  const [old, now] = [before, after].map(({ values }) => values?.map((value) => JSON.stringify(value)));
  const show = (values: readonly string[]) => values.join(", ").replaceAll('"', "");
  const keyword = findOrigin("const").wasStated ? "const" : "enum";
  if ([before, after].some(({ types }) => types?.length === 0)) return false;
  if (old && now) {
    const removed = old.filter((value) => !now.includes(value));
    const added = now.filter((value) => !old.includes(value));
    const isReplaced = removed.length === old.length && added.length > 0;
    if (isReplaced) tell(keyword, "replacement", `value changed: ${show(old)} to ${show(now)}`);
    else if (removed.length > 0) tell(keyword, "narrowing", `value removed: ${show(removed)}`);
    if (!isReplaced && added.length > 0) tellNewValues({ sender, findOrigin, tell }, keyword, show(added));
  } else if (old) tell(keyword, "widening", `list of values opened: ${show(old)}`);
  else if (now) tell(keyword, "narrowing", `open value closed to a list: ${show(now)}`);
  return old !== undefined && now !== undefined;
}

function tellNewValues(
  { sender, findOrigin, tell }: Pick<Place, "sender" | "findOrigin" | "tell">,
  keyword: string,
  values: string,
): void {
  const effect = classifyNewValues(findOrigin(keyword).part.at, sender);
  tell(
    keyword,
    effect,
    `new value ${values}${sender === "service" && effect === "widening" ? " in a closed list" : ""}`,
  );
}

function compareTypes({ before: { types: old }, after: { types: now }, tell }: Place): void {
  const show = (types?: readonly string[]) => (types ? types.join(" or ") || "nothing" : "anything");
  const covers = (wide?: readonly string[], narrow?: readonly string[]) =>
    !wide || narrow?.every((type) => wide.includes(type) || (type === "integer" && wide.includes("number")));
  const [isWider, isNarrower] = [covers(now, old), covers(old, now)];
  if (isWider && isNarrower) return;
  const [effect, word] = isWider
    ? (["widening", "widened"] as const)
    : isNarrower
      ? (["narrowing", "narrowed"] as const)
      : (["replacement", "replaced"] as const);
  tell(
    [old, now].some((types) => types?.length === 0) ? "not" : "type",
    effect,
    `type ${word}: ${show(old)} to ${show(now)}`,
  );
}

function compareLimits({ before, after, tell }: Place): void {
  for (const keyword of new Set([...Object.keys(before.limits), ...Object.keys(after.limits)])) {
    const [old, now] = [before.limits[keyword], after.limits[keyword]];
    const covers = (wide?: number, narrow?: number) => {
      if (wide === undefined || narrow === undefined) return wide === undefined;
      if (keyword === "multipleOf") return narrow % wide === 0;
      return /max/i.test(keyword) ? wide >= narrow : wide <= narrow;
    };
    const [isWider, isNarrower] = [covers(now, old), covers(old, now)];
    const show = (limit: number | undefined) => (keyword === "uniqueItems" && limit ? "true" : (limit ?? "none"));
    const words = `${keyword} ${show(old)} to ${show(now)}`;
    if (isWider !== isNarrower)
      tell(keyword, isWider ? "widening" : "narrowing", `${isWider ? "widened" : "narrowed"}: ${words}`);
    else if (!isWider) tell(keyword, "replacement", `changed: ${words}`);
  }
}

/** Compares formats or patterns. Patterns that differ only in a list of words, such as `api|assets`, are lists. */
function compareTexts(place: Place, keyword: "format" | "pattern"): void {
  const { before, after, tell } = place;
  const [old, now] = [before[`${keyword}s`], after[`${keyword}s`]];
  if (isSame(old, now)) return;
  const list = /[\w-]+(\|[\w-]+)+/g;
  const readWords = (texts: readonly string[]) => [...new Set(texts.join(" ").match(list)?.join("|").split("|"))];
  const [isWider, isNarrower] = [
    old.every((text) => now.includes(text)),
    now.every((text) => old.includes(text)),
  ].reverse();
  const show = (texts: readonly string[]) =>
    texts.map((text) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)).join(" and ") || "none";
  const hide = (text: string) => text.replace(list, "…");
  const change = `${keyword} ${show(old)} to ${show(now)}`;
  if (isWider) tell(keyword, "widening", `widened: ${change}`);
  else if (isNarrower) tell(keyword, "narrowing", `narrowed: ${change}`);
  else if (keyword === "pattern" && isSame(old.map(hide), now.map(hide))) {
    const [words, newWords] = [readWords(old), readWords(now)];
    const removed = words.filter((word) => !newWords.includes(word));
    const added = newWords.filter((word) => !words.includes(word));
    if (removed.length > 0) tell(keyword, "narrowing", `value removed: ${removed.join(", ")}`);
    if (added.length > 0) tellNewValues(place, keyword, added.join(", "));
  } else tell(keyword, keyword === "format" ? "replacement" : "unknown", `changed: ${change}`);
}

function compareObjects({ before, after, sender, tell, go }: Place): void {
  const [field, always, maybe] =
    sender === "client"
      ? ["request field", "new required request field", "request field now optional:"]
      : ["property", "property now always present:", "property no longer always present:"];
  for (const name of new Set([...before.properties.keys(), ...after.properties.keys()])) {
    const [old, now] = [before.properties.get(name), after.properties.get(name)];
    if (old && now) go(old, now, name);
    else if (old) tell(`properties/${name}`, "removal", `property ${name} removed`, name);
    else tell(`properties/${name}`, "addition", `new ${field} ${name}`, name);
  }
  const added = after.required.filter((name) => !before.required.includes(name));
  const removed = before.required.filter((name) => !after.required.includes(name));
  if (added.length > 0) tell("required", "requirement", `${always} ${added.join(", ")}`);
  if (removed.length > 0) tell("required", "option", `${maybe} ${removed.join(", ")}`);
  go(before.items, after.items, "[]");
  const [wasClosed, isClosed] = [before, after].map(({ extras }) => readShape(extras).types?.length === 0);
  if (isClosed && !wasClosed) tell("additionalProperties", "narrowing", "undeclared properties are refused");
  else if (wasClosed && !isClosed) tell("additionalProperties", "addition", "undeclared properties are allowed");
  else go(before.extras, after.extras, "*");
}

function compareUnions({ before, after, sender, tell, go }: Place): void {
  const [old, now] = [before.unions[0], after.unions[0]];
  if (before.unions.length > 1 || after.unions.length > 1) {
    const describe = ({ unions }: Shape) => unions.map(({ alternatives }) => alternatives.map(({ value }) => value));
    if (!isSame(describe(before), describe(after)))
      tell("oneOf", "unknown", "one of several lists of alternatives changed");
  } else if (old && now) {
    if (old.kind !== now.kind)
      tell(now.kind, now.kind === "anyOf" ? "widening" : "narrowing", `${old.kind} changed to ${now.kind}`);
    const { pairs, removed, added } = matchAlternatives(old, now);
    for (const pair of pairs) go([pair.before], [pair.after], pair);
    for (const alternative of removed) tell(old.kind, "narrowing", `${nameAlternative(old, alternative)} removed`);
    for (const alternative of added) {
      const effect = now.discriminator.propertyName ? classifyNewValues(alternative.at, sender) : "widening";
      const hint = effect === "extension" ? "; clients tolerate types they do not know" : "";
      tell(now.kind, effect, `new ${nameAlternative(now, alternative)}${hint}`);
    }
    compareMappings(old, now, removed.length + added.length > 0, tell);
  } else if (now) tell(now.kind, "narrowing", `${now.kind} added`);
  else if (old) tell(old.kind, "widening", `${old.kind} removed`);
}

/** Compares discriminators, which JSON Schema ignores and generated code relies on. */
function compareMappings(old: Union, now: Union, hasOtherAlternatives: boolean, tell: Place["tell"]): void {
  const [property, newProperty] = [old, now].map(({ discriminator }) => discriminator.propertyName ?? "none");
  if (property !== newProperty)
    tell("discriminator", "replacement", `discriminator changed: ${property} to ${newProperty}`);
  if (property !== newProperty) return;
  const readName = (ref: unknown) => ref && String(ref).replace(/.*\//, "");
  const [targets, newTargets] = [old, now].map(({ discriminator }) => readFields(discriminator.mapping));
  const listRefs = ({ alternatives }: Union) => alternatives.map(({ value }) => readName(readFields(value).$ref));
  for (const name of Object.keys({ ...targets, ...newTargets })) {
    const [target, newTarget] = [readName(targets?.[name]), readName(newTargets?.[name])];
    const isRenamed = !listRefs(now).includes(target) && !listRefs(old).includes(newTarget);
    if (target && newTarget && target !== newTarget && !isRenamed)
      tell("discriminator", "replacement", `event type ${name} is now ${newTarget}`);
    else if (!newTarget && !hasOtherAlternatives) tell("discriminator", "removal", `event type ${name} removed`);
    else if (!target && !hasOtherAlternatives)
      tell("discriminator", "unknown", `event type ${name} is new in the mapping only`);
  }
}

/** Names an alternative by the value that selects it, else by its component or type. */
function nameAlternative({ discriminator }: Union, alternative: Part): string {
  const shape = readShape([alternative]);
  const value = readShape(shape.properties.get(String(discriminator.propertyName)) ?? []).values?.[0];
  const ref = readFields(alternative.value).$ref;
  return value
    ? `event type ${value}`
    : `alternative ${ref ? String(ref).replace(/.*\//, "") : (shape.types?.join(" or ") ?? "anything")}`;
}

/** Matches alternatives by reference, content or name, and the remaining ones in order if there are as many of them. */
function matchAlternatives(old: Union, now: Union) {
  const pairs: Pair[] = [];
  let [removed, added] = [[...old.alternatives], [...now.alternatives]];
  const take = (before: Part | undefined, after: Part | undefined) => {
    if (!before || !after) return;
    pairs.push({ before, after });
    removed = removed.filter((part) => part !== before);
    added = added.filter((part) => part !== after);
  };
  for (const before of removed)
    take(
      before,
      added.find(({ value }) => isSame(before.value, value)),
    );
  for (const before of removed)
    take(
      before,
      added.find((after) => nameAlternative(old, before) === nameAlternative(now, after)),
    );
  if (removed.length === added.length) for (const before of removed) take(before, added[0]);
  return { pairs, removed, added };
}

function compareOthers({ before, after, sender, tell }: Place): void {
  const [wasExcluded, isExcluded] = [before, after].map(({ excluded }) =>
    excluded.filter((text) => !/^(\{\}|true)$/.test(text)),
  );
  if (!isSame(wasExcluded, isExcluded))
    tell(
      "not",
      wasExcluded?.length === 0 ? "narrowing" : isExcluded?.length === 0 ? "widening" : "unknown",
      "condition `not` changed",
    );
  for (const keyword of Object.keys({ ...before.others, ...after.others })) {
    const [old, now] = [before.others[keyword], after.others[keyword]];
    if (isSame(old, now)) continue;
    if (keyword === "deprecated") tell(keyword, "addition", now ? "deprecated" : "no longer deprecated");
    else if (keyword === (sender === "client" ? "readOnly" : "writeOnly"))
      tell(keyword, now ? "removal" : "addition", `${keyword} ${now ? "added" : "removed"}`);
    else if (keyword === "default" && old !== undefined && sender === "client")
      tell(keyword, "replacement", `default changed: ${JSON.stringify(old)} to ${JSON.stringify(now) ?? "none"}`);
    else if (!isText(keyword)) tell(keyword, "unknown", `${keyword} changed`);
  }
}
