import { isDeepStrictEqual } from "node:util";
import { toPointer, valueAt } from "../../src/contract/json.ts";
import { type Content, type Element, type Kind, listIn, type Part } from "./element.ts";
import { type Change, classifyChange, type Effect } from "./policy.ts";
import { compareFact } from "./rules.ts";

/**
 * Lists the changes of an element, and of those in it. A change in several messages is listed once, with the greatest step.
 * @param compared The pairs that are compared already: schemas can contain themselves.
 */
export function compareElements(before: Element, after: Element, compared = new Set<string>()): Change[] {
  const changes = new Map<string, Change>();

  const report = (change: Change): void => {
    const key = `${change.part.place.join("/")} ${change.part.name} ${change.reason}`;
    const known = changes.get(key);
    const isGreater = classifyChange(change) === "major" && known && classifyChange(known) !== "major";
    if (!known || isGreater) changes.set(key, change);
  };

  const compare = (before: Element, after: Element): void => {
    const places = [before, after].map(({ declared }) => declared.map(({ place }) => place));
    const pair = JSON.stringify([before.sender, identify(before), places]);
    if (compared.has(pair)) return;
    compared.add(pair);
    const old = before.read();
    const now = after.read();
    for (const change of compareFacts(before, old, now)) report(change);
    const oldByName = new Map(old.children.map((element) => [identify(element), element]));
    const nowByName = new Map(now.children.map((element) => [identify(element), element]));
    for (const [name, element] of oldByName) {
      const same = nowByName.get(name);
      if (same) compare(element, same);
      else if (isReported(element, old, now)) report(describeGone(element, now));
    }
    for (const [name, element] of nowByName) {
      if (!oldByName.has(name) && isReported(element, old, now)) report(describeAdded(element, old, compared));
    }
  };

  compare(before, after);
  return [...changes.values()];
}

/** Returns that by which callers know an element. */
function identify({ kind, key }: Element): string {
  return `${kind} ${key}`;
}

/** False for the alternatives of a union that only one contract has. The union itself is a fact. */
function isReported({ kind }: Element, old: Content, now: Content): boolean {
  return kind !== "alternative" || old.facts.discriminator === now.facts.discriminator;
}

/** The facts that are missing if they are false. */
const FALSE_BY_DEFAULT = /^(required|deprecated|format password|x-.*)$/;

/** Lists the facts of an element that changed. The elements in it are compared on their own. */
function compareFacts({ sender }: Element, before: Content, after: Content): Change[] {
  const mayGrow = readFact(before, "x-may-grow") === true;
  return Object.keys({ ...before.facts, ...after.facts }).flatMap((fact) => {
    const old = readFact(before, fact);
    const now = readFact(after, fact);
    const verdicts = isDeepStrictEqual(old, now) ? [] : compareFact(fact, old, now, mayGrow);
    return verdicts.map((verdict) => ({ ...verdict, sender, part: findOrigin(before, after, fact) }));
  });
}

function readFact({ facts }: Content, fact: string): unknown {
  return facts[fact] === false && FALSE_BY_DEFAULT.test(fact) ? undefined : facts[fact];
}

/** Finds the part in which a fact changed, in the base if it is there; one that is written alike in both only states it. */
function findOrigin({ parts: old }: Content, { parts: now }: Content, fact: string): Part {
  const readIn = ([part]: readonly Part[], { place }: Part) => valueAt(part?.document, toPointer(place));
  const isWritten = (part: Part) => !isDeepStrictEqual(readIn(old, part), readIn(now, part));
  const parts = [...old, ...now];
  const found = [...listIn(parts, fact), ...parts];
  return (found.find(isWritten) ?? found[0]) as Part;
}

/** The effects of elements that are gone, where something else than a part of messages is. */
const GONE: { readonly [Gone in Kind]?: Effect } = { alternative: "narrowing", "exported type": "method" };

function describeGone(element: Element, now: Content): Change {
  const { kind, sender, declared } = element;
  const change = { sender, part: declared[0] as Part, owner: now.parts[0] };
  return { effect: GONE[kind] ?? "removal", reason: `${nameKind(element)} removed`, ...change };
}

function describeAdded(element: Element, old: Content, compared: Set<string>): Change {
  const { kind, sender, declared, read } = element;
  const change = { sender, part: declared[0] as Part };
  const added = `new ${nameKind(element)}`;
  if (kind === "alternative")
    return { effect: old.facts["x-may-grow"] ? "extension" : "widening", reason: added, ...change };
  const covering = findCovering(element, old);
  const isUnlike =
    covering && compareElements(covering, element, compared).some((each) => classifyChange(each) === "major");
  if (isUnlike) {
    const name = covering.key.toUpperCase() || "other properties";
    return { effect: "unknown", reason: `${added}, unlike ${name} before`, ...change };
  }
  if (read().facts.required === true) return { effect: "requirement", reason: `new required ${kind}`, ...change };
  return { effect: "addition", reason: added, ...change };
}

/** Returns the kind of an element, with the type of an event. */
function nameKind({ kind, key }: Element): string {
  return kind === "alternative" ? `${kind} ${key}` : kind;
}

/** Finds what covered a new element: a range of statuses, or the schema of properties that have none of their own. */
function findCovering({ kind, key }: Element, { facts, children }: Content): Element | undefined {
  const ranges = kind === "response" ? [`${key[0]}xx`, "default"] : [];
  const range = ranges.map((each) => children.find((other) => other.kind === kind && other.key === each)).find(Boolean);
  const others = kind === "property" ? children.find((each) => each.kind === "other properties") : undefined;
  const wasRequired = Array.isArray(facts.required) && facts.required.includes(key);
  const isOpen = others?.declared.every(({ value }) => acceptsAll(value));
  return range ?? (isOpen && !wasRequired ? undefined : others);
}

/** True if each value matches a schema. */
function acceptsAll(schema: unknown): boolean {
  return schema === true || JSON.stringify(schema) === "{}";
}
