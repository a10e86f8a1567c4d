import { valueAt } from "../../src/contract/json.ts";
import { toContractElement } from "./contract-element.ts";
import {
  type Element,
  type Elements,
  type Fields,
  getChild,
  isSame,
  listEntries,
  type Part,
  resolvePart,
} from "./element.ts";
import { isCondition } from "./facts.ts";
import { type Change, classifyChange, type Verdict } from "./policy.ts";
import { findRule } from "./rules.ts";

/** A schema is absent only if its element has another media type, and a fact lists the alternatives. */
const STATED_ELSEWHERE = /^(schema|alternative)$/;

/** Elements that depend on others: an operation on its path and on the security of the contract, a parameter on the path. */
const DEPENDENT = /^(contract|operation|parameter)$/;

/** Lists the changes. A schema of several messages is reported once, with the greatest step. */
export function listChanges(base: Fields, revision: Fields): Change[] {
  const contract = toContractElement(base);
  const changes = [...compareElements(contract, toContractElement(revision)), ...listLostNames(base, revision)];
  if (changes.length > 0 || isSame(base, revision)) return changes;
  const reason = "only documentation or notation changed";
  return [{ rule: "text", effect: "text", reason, part: locate(contract) }];
}

/** Lists the schemas whose names are gone: the package exports a type and a schema of each name. */
function listLostNames(base: Fields, revision: Fields): Change[] {
  const at = "/components/schemas";
  const schemas = { root: base, at, value: valueAt(base, at), name: "" };
  const names = new Set(listEntries({ ...schemas, value: valueAt(revision, at) }).map(({ name }) => name));
  const lost = listEntries(schemas).filter(({ name }) => !names.has(name));
  const reason = "the package has no type of this name any more";
  return lost.map(({ name, part }) => ({ rule: "type-name", effect: "method", reason, part: { ...part, name } }));
}

/** Lists the changes between two elements, and in the elements below them. */
function compareElements(one: Element, other: Element): Change[] {
  const changes = new Map<string, Change>();
  const compared = new Set<string>();

  const report = (change: Change): void => {
    const { part, reason } = change;
    const key = `${part.at} ${part.name} ${reason.replace(" in a closed list", "")}`;
    const known = changes.get(key);
    const isGreater = classifyChange(change) === "major" && known && classifyChange(known) !== "major";
    if (!known || isGreater) changes.set(key, change);
  };

  /** True if two elements are the same in both contracts or are compared already: schemas can contain themselves. */
  const isSettled = (before: Element, after: Element): boolean => {
    if (DEPENDENT.test(before.kind)) return false;
    const old = before.schemas ?? before.parts;
    const now = after.schemas ?? after.parts;
    const places = [...old, ...now].map(({ at }) => at);
    const key = JSON.stringify([before.kind, before.sender, old.length, places]);
    const isKnown = compared.has(key);
    compared.add(key);
    return isKnown || (old.length === now.length && old.every((part, index) => isUnchanged(part, now[index])));
  };

  const compare = (before: Element, after: Element): void => {
    if (isSettled(before, after)) return;
    const isDecided = before.facts.enum && after.facts.enum; // other conditions do not matter
    const absent = before.schemas ? undefined : false; // the default of all other fields
    for (const fact of Object.keys({ ...before.facts, ...after.facts })) {
      const old = before.facts[fact];
      const now = after.facts[fact];
      if (isSame(old ?? absent, now ?? absent) || (isDecided && fact !== "enum" && isCondition(fact))) continue;
      const { id: rule, compare: compareFact } = findRule(fact);
      const part = findOrigin(before, after, fact);
      for (const verdict of compareFact({ fact, old, now, element: before }))
        report({ ...verdict, rule, part, before, after });
    }
    compareChildren(before.listChildren(), after.listChildren());
  };

  const compareChildren = (old: Elements, now: Elements): void => {
    const added = new Set(now.values());
    for (const [key, child] of old) {
      const match = now.get(key);
      if (match) {
        compare(child, match);
        added.delete(match);
      } else if (child.kind !== "security scheme" && !STATED_ELSEWHERE.test(child.kind)) {
        const reason = `${child.kind} removed`;
        report({ rule: "removed", effect: "removal", reason, part: locate(child), before: child });
      }
    }
    for (const [key, child] of now) {
      if (!added.has(child) || STATED_ELSEWHERE.test(child.kind)) continue;
      report({ ...describeNew(key, child, old), part: locate(child), after: child });
    }
  };

  compare(one, other);
  return [...changes.values()];
}

/** Describes a new element. A response may narrow the range of statuses that covered it. */
function describeNew(key: string, element: Element, old: Elements): Verdict & { rule: string } {
  const { kind, facts } = element;
  const narrowing = findNarrowing(key, element, old);
  if (narrowing) return { rule: "narrowed-response", ...narrowing };
  if (facts.required === true) return { rule: "new-required", effect: "requirement", reason: `new required ${kind}` };
  return { rule: "new", effect: "addition", reason: `new ${kind}` };
}

/** Compares a new response with the range of statuses that covered it, and sums up what may break. */
function findNarrowing(key: string, response: Element, old: Elements): Verdict | undefined {
  const [, status = ""] = /^response {2}(.+)$/.exec(key) ?? [];
  const range = [`${status[0]}xx`, "default"].find((name) => old.has(`response  ${name}`));
  const covering = old.get(`response  ${range}`);
  const isBody = ({ before, after }: Change) => (before ?? after)?.kind !== "response header";
  const changes = covering ? compareElements(covering, response).filter(isBody) : [];
  const breaking = changes.filter((change) => classifyChange(change) === "major");
  const reasons = breaking.map(({ part, reason }) => `${part.name} ${reason}`);
  const reason = `new response, unlike ${range?.toUpperCase()} before: ${reasons.join(", ")}`;
  return breaking[0] && { effect: breaking[0].effect, reason };
}

/** Returns the part of an element with the name for people that refers to it, in its owner. */
function locate({ schemas, parts, place }: Element): Part {
  return { ...((schemas ?? parts)[0] as Part), name: place };
}

/** True if a schema is written alike in both contracts, and so is all that it refers to. */
function isUnchanged(old: Part, now: Part | undefined, visited = new Set<string>()): boolean {
  if (!now || !isSame(old.value, now.value)) return false;
  return listRefs(old.value).every(($ref) => {
    if (visited.has($ref)) return true;
    visited.add($ref);
    const reference = { at: "", value: { $ref } };
    return isUnchanged(resolvePart({ ...old, ...reference }), resolvePart({ ...now, ...reference }), visited);
  });
}

/** Lists the references in a value. */
function listRefs(value: unknown): string[] {
  const refs: string[] = [];
  JSON.stringify(value, (key, inner) => {
    if (key === "$ref" && typeof inner === "string") refs.push(inner);
    return inner;
  });
  return refs;
}

/** The fields that state a fact with another name. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  known: ["anyOf"],
  words: ["pattern"],
  alternatives: ["oneOf", "anyOf"],
  union: ["oneOf", "anyOf"],
  mapping: ["discriminator"],
  "format password": ["format"],
};

/** Finds the part in which a fact changed, in the base if it is there; one that is written alike in both only states it. */
function findOrigin(before: Element, after: Element, fact: string): Part {
  const fields = FIELDS[fact] ?? [fact];
  const all = [...before.parts, ...after.parts].flatMap((part) => fields.map((field) => getChild(part, field)));
  const base = before.parts[0]?.root;
  const revision = after.parts[0]?.root;
  const isWritten = ({ at }: Part) => !isSame(valueAt(base, at), valueAt(revision, at));
  const stated = all.filter(({ value }) => value !== undefined);
  return (stated.find(isWritten) ?? before.schemas?.find(isWritten) ?? stated[0] ?? all[0]) as Part;
}
