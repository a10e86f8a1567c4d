import { valueAt } from "../../src/contract/json.ts";
import { type Change, classifyChange, type Effect } from "./classify-change.ts";
import { compareFact, isCondition, type Verdict } from "./compare-facts.ts";
import { type Fields, followRef, getChild, isSame, listEntries, type Node, type Nodes, type Part } from "./part.ts";
import { resolveContract } from "./resolve-contract.ts";

/** A schema is absent only if its element has another media type, and a fact lists the alternatives. */
const STATED_ELSEWHERE = /^(schema|alternative)$/;

/** Elements that depend on others: an operation on its path and on the security of the contract, a parameter on the path. */
const DEPENDENT = /^(contract|operation|parameter)$/;

/** Lists the changes. A schema of several messages is reported once, with the greatest step. */
export function listChanges(base: Fields, revision: Fields): Change[] {
  const contract = resolveContract(base);
  const changes = [...compareNodes(contract, resolveContract(revision)), ...listLostNames(base, revision)];
  if (changes.length > 0 || isSame(base, revision)) return changes;
  const reason = "only documentation or notation changed";
  const unchanged = { before: undefined, after: undefined, sender: contract.sender };
  return [{ effect: "text", reason, part: locate(contract), ...unchanged }];
}

/** Lists the schemas whose names are gone: the package exports a type and a schema of each name. */
function listLostNames(base: Fields, revision: Fields): Change[] {
  const at = "/components/schemas";
  const schemas = { root: base, at, value: valueAt(base, at), name: "" };
  const lost = listEntries(schemas).filter(([name]) => !Object.hasOwn(Object(valueAt(revision, at)), name));
  const reason = "the package has no type of this name any more";
  const unknown = { before: undefined, after: undefined, sender: "client" } as const;
  return lost.map(([name, part]) => ({ effect: "method", reason, part: { ...part, name }, ...unknown }));
}

/** Lists the changes between two nodes, and in the nodes below them. */
function compareNodes(one: Node, other: Node): Change[] {
  const changes = new Map<string, Change>();
  const compared = new Set<string>();
  const report = (effect: Effect, reason: string, part: Part, before?: Node, after?: Node): void => {
    const { sender = "client" } = before ?? after ?? {};
    const change = { effect, reason, part, sender, before, after };
    const key = `${part.at} ${part.name} ${reason.replace(/ in a closed list$/, "")}`;
    const other = changes.get(key);
    if (!other || (classifyChange(change) === "major" && classifyChange(other) !== "major")) changes.set(key, change);
  };
  /** Whether two nodes are the same in both contracts or are compared already: schemas can contain themselves. */
  const isSettled = (before: Node, after: Node): boolean => {
    if (DEPENDENT.test(before.kind)) return false;
    const [old, now] = [before, after].map(({ schemas, parts }) => schemas ?? parts) as [
      readonly Part[],
      readonly Part[],
    ];
    const key = JSON.stringify([before.kind, before.sender, ...[old, now].map((each) => each.map(({ at }) => at))]);
    const isKnown = compared.has(key);
    compared.add(key);
    return isKnown || (old.length === now.length && old.every((part, index) => isUnchanged(part, now[index])));
  };
  const compare = (before: Node, after: Node): void => {
    if (isSettled(before, after)) return;
    const isDecided = before.facts.enum && after.facts.enum; // other conditions do not matter
    const absent = before.schemas ? undefined : false; // the default of all other fields
    for (const field of Object.keys({ ...before.facts, ...after.facts })) {
      const [old, now] = [before.facts[field], after.facts[field]];
      if (isSame(old ?? absent, now ?? absent) || (isDecided && field !== "enum" && isCondition(field))) continue;
      const part = findOrigin(before, after, field);
      for (const [effect, reason] of compareFact(field, old, now, before)) report(effect, reason, part, before, after);
    }
    compareChildren(before.listChildren(), after.listChildren());
  };
  const compareChildren = (old: Nodes, now: Nodes): void => {
    const added = new Set(now.values());
    for (const [key, child] of old) {
      const match = now.get(key);
      if (match) compare(child, match);
      else if (child.kind !== "security scheme" && !STATED_ELSEWHERE.test(child.kind))
        report("removal", `${child.kind} removed`, locate(child), child);
      if (match) added.delete(match);
    }
    for (const [key, child] of now) {
      if (!added.has(child) || STATED_ELSEWHERE.test(child.kind)) continue;
      const isRequired = child.facts.required === true;
      const usual: Verdict = isRequired
        ? ["requirement", `new required ${child.kind}`]
        : ["addition", `new ${child.kind}`];
      const [effect, reason] = findNarrowing(key, child, old) ?? usual;
      report(effect, reason, locate(child), undefined, child);
    }
  };
  compare(one, other);
  return [...changes.values()];
}

/** Compares a new response with the range of statuses that covered it, and sums up what may break. */
function findNarrowing(key: string, response: Node, old: Nodes): Verdict | undefined {
  const [, status = ""] = /^response {2}(.+)$/.exec(key) ?? [];
  const range = [`${status[0]}xx`, "default"].find((name) => old.has(`response  ${name}`));
  const covering = old.get(`response  ${range}`);
  const isBody = ({ before, after }: Change) => (before ?? after)?.kind !== "response header";
  const changes = covering ? compareNodes(covering, response).filter(isBody) : [];
  const [first, ...others] = changes.filter((change) => classifyChange(change) === "major");
  const reasons = [first, ...others].map((change) => `${change?.part.name} ${change?.reason}`);
  return first && [first.effect, `new response, unlike ${range?.toUpperCase()} before: ${reasons.join(", ")}`];
}

/** Returns the part of a node with the name for people that refers to it, in its owner. */
function locate({ schemas, parts, place }: Node): Part {
  return { ...((schemas ?? parts)[0] as Part), name: place };
}

/** Whether a schema is written alike in both contracts, and so is all that it refers to. */
function isUnchanged(old: Part, now: Part | undefined, visited = new Set<string>()): boolean {
  if (!now || !isSame(old.value, now.value)) return false;
  return listRefs(old.value).every((ref) => {
    if (visited.has(ref)) return true;
    visited.add(ref);
    return isUnchanged(followRef(old, ref), followRef(now, ref), visited);
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
  ...{ known: ["anyOf"], words: ["pattern"], alternatives: ["oneOf", "anyOf"], union: ["oneOf", "anyOf"] },
  ...{ mapping: ["discriminator"], "format password": ["format"] },
};

/** Finds the part in which a fact changed, in the base if it is there; one that is written alike in both only states it. */
function findOrigin(before: Node, after: Node, fact: string): Part {
  const read = ({ parts }: Node) =>
    parts.flatMap((part) => (FIELDS[fact] ?? [fact]).map((field) => getChild(part, field)));
  const [old, now] = [read(before), read(after)];
  const all = [...old, ...now];
  const [base, revision] = [before.parts[0]?.root, after.parts[0]?.root];
  const isWritten = ({ at }: Part) => !isSame(valueAt(base, at), valueAt(revision, at));
  const stated = all.filter(({ value }) => value !== undefined);
  return (stated.find(isWritten) ?? before.schemas?.find(isWritten) ?? stated[0] ?? all[0]) as Part;
}
