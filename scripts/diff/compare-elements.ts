import { acceptsAll } from "./alternatives.ts";
import { compareFacts } from "./compare-facts.ts";
import type { Content, Element, Part, Sender } from "./element.ts";
import { type Change, classifyChange } from "./policy.ts";

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
    for (const change of compareFacts(before.sender, old, now)) report(change);
    const oldByName = new Map(old.children.map((element) => [identify(element), element]));
    const nowByName = new Map(now.children.map((element) => [identify(element), element]));
    for (const [name, element] of oldByName) {
      const same = nowByName.get(name);
      if (same) compare(element, same);
      else if (isReported(element, old, now)) report(describeGone(element, old, now));
    }
    for (const [name, element] of nowByName) {
      if (!oldByName.has(name) && isReported(element, now, old)) report(describeAdded(element, old, now, compared));
    }
  };

  compare(before, after);
  return [...changes.values()];
}

/** Returns that by which callers know an element. */
function identify({ kind, type, key, isUnsent = false }: Element): string {
  return `${kind} ${isUnsent} ${type} ${key}`;
}

/** False if a fact tells that only one content has an element: the types or the discriminator of a schema, or the security. */
function isReported({ kind, type, isUnsent }: Element, { facts }: Content, other: Content): boolean {
  if (kind === "security scheme" || isUnsent) return false;
  const isOfOther = other.children.some((each) => each.type === type);
  return type === undefined || (isOfOther && facts.discriminator === other.facts.discriminator);
}

function describeGone(element: Element, old: Content, now: Content): Change {
  const { kind, key, type, sender, declared } = element;
  const unsent = findUnsent(element, now);
  const part = declared[0] ?? unsent?.declared[0] ?? old.parts.at(-1) ?? now.parts.at(-1);
  const change = { sender, part: part as Part, owner: now.parts[0] };
  if (kind === "alternative") return { effect: "narrowing", reason: `alternative removed: ${key || type}`, ...change };
  if (unsent) return { effect: "removal", reason: `not ${VERBS[sender]} any more`, ...change };
  return { effect: kind === "exported type" ? "method" : "removal", reason: `${kind} removed`, ...change };
}

function describeAdded(element: Element, old: Content, now: Content, compared: Set<string>): Change {
  const { kind, key, type, sender, declared, read } = element;
  const unsent = findUnsent(element, old);
  const part = unsent?.declared[0] ?? declared[0] ?? now.parts.at(-1) ?? old.parts.at(-1);
  const change = { sender, part: part as Part };
  if (unsent) return { effect: "extension", reason: `${VERBS[sender]} now`, ...change };
  if (kind === "alternative") {
    const effect = old.facts["x-may-grow"] ? "extension" : "widening";
    return { effect, reason: `new alternative: ${key || type}`, ...change };
  }
  const covering = findCovering(element, old);
  const isUnlike =
    covering && compareElements(covering, element, compared).some((each) => classifyChange(each) === "major");
  if (isUnlike) {
    const name = covering.key.toUpperCase() || "other properties";
    return { effect: "unknown", reason: `new ${kind}, unlike ${name} before`, ...change };
  }
  if (read().facts.required === true) return { effect: "requirement", reason: `new required ${kind}`, ...change };
  return { effect: "addition", reason: `new ${kind}`, ...change };
}

/** What happens to properties, by the side that sends them. */
const VERBS: Readonly<Record<Sender, string>> = { client: "accepted", service: "sent" };

/** Finds the element of properties that the schema names, but the side does not send. */
function findUnsent({ kind, key }: Element, { children }: Content): Element | undefined {
  return children.find((each) => each.isUnsent && each.kind === kind && each.key === key);
}

/** Finds what covered a new element: a range of statuses, or the schema of properties that have none of their own. */
function findCovering({ kind, key }: Element, { facts, children }: Content): Element | undefined {
  const ranges = kind === "response" ? [`${key[0]}xx`, "default"] : [];
  const range = ranges.map((each) => children.find((other) => other.kind === kind && other.key === each)).find(Boolean);
  const others =
    kind === "property" ? children.find((each) => each.kind === "other properties" && !each.isUnsent) : undefined;
  const wasRequired = Array.isArray(facts.required) && facts.required.includes(key);
  const isOpen = others?.declared.every(({ value }) => acceptsAll(value));
  return range ?? (isOpen && !wasRequired ? undefined : others);
}
