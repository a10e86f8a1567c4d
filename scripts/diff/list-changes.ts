import { decodePercent } from "../../src/contract/json-pointer.ts";
import { type Change, classifyChange, type Effect } from "./classify-change.ts";
import { compareFact, isCondition } from "./compare-facts.ts";
import { type Fields, getChild, isSame, listEntries, type Node, type Nodes, type Part } from "./part.ts";
import { resolveContract } from "./resolve-contract.ts";

/** A schema is absent only if its element has another media type, and a fact lists the alternatives. */
const STATED_ELSEWHERE = /^(schema|alternative)$/;

/** Lists the changes. A schema of several messages is reported once, with the greatest step. */
export function listChanges(base: Fields, revision: Fields): Change[] {
  const changes = new Map<string, Change>();
  const compared = new Set<string>();
  const changed = listChangedUnits(base, revision);
  /** Adds a change of a node that one of the contracts may not have. */
  const report = (effect: Effect, reason: string, part: Part, before?: Node, after?: Node, place = part.name): void => {
    const { sender = "client" } = before ?? after ?? {};
    const schemas = { before: before?.schemas ?? [], after: after?.schemas ?? [] };
    const hasValue = schemas.before.length + schemas.after.length > 0 && !reason.startsWith("x-");
    const wasStated = part.root === base;
    const change = { ...{ effect, reason, part, place, sender, wasStated }, ...(hasValue && { schemas }) };
    const key = `${part.at} ${place} ${reason.replace(/ in a closed list$/, "")}`;
    const other = changes.get(key);
    if (!other || (classifyChange(change) === "major" && classifyChange(other) !== "major")) changes.set(key, change);
  };
  const compare = (before: Node, after: Node): void => {
    const isDecided = before.facts.enum && after.facts.enum; // other conditions do not matter
    const absent = before.schemas.length + after.schemas.length > 0 ? undefined : false; // the default of all other fields
    for (const field of Object.keys({ ...before.facts, ...after.facts })) {
      const [old, now] = [before.facts[field], after.facts[field]];
      if (isSame(old ?? absent, now ?? absent) || (isDecided && field !== "enum" && isCondition(field))) continue;
      const part = findOrigin(before, after, field);
      for (const [effect, reason] of compareFact(field, old, now, before)) report(effect, reason, part, before, after);
    }
    const key = `${before.sender} ${before.at} ${after.at}`;
    const isKept = ({ at }: Part) => /^\/(components|paths)\//.test(at) && !changed.has(toUnit(at));
    const isUnchanged = before.at === after.at && [...before.schemas, ...before.parts].every(isKept);
    if (compared.has(key) || isUnchanged) return;
    compared.add(key);
    compareChildren(before.listChildren(), after.listChildren());
  };
  const compareChildren = (old: Nodes, now: Nodes): void => {
    const pairs = new Map([...old].map(([key, child]) => [child, now.get(key) ?? findRenamed(child, old, now)]));
    for (const [child, match] of pairs)
      if (match) compare(child, match);
      else if (!STATED_ELSEWHERE.test(child.kind) && child.kind !== "security scheme")
        report("removal", `${child.kind} removed`, child.parts[0] as Part, child, undefined, child.place);
    const matched = new Set(pairs.values());
    for (const child of now.values()) {
      if (matched.has(child) || STATED_ELSEWHERE.test(child.kind)) continue;
      const [effect, word] =
        child.facts.required === true ? (["requirement", "required "] as const) : (["addition", ""] as const);
      report(effect, `new ${word}${child.kind}`, child.parts[0] as Part, undefined, child, child.place);
    }
  };
  const contract = resolveContract(base);
  compare(contract, resolveContract(revision));
  if (changes.size === 0 && !isSame(base, revision))
    report("text", "only documentation or notation changed", contract.parts[0] as Part);
  return [...changes.values()];
}

/** Finds the path parameter with another name in the position of one that is gone. */
function findRenamed({ facts: { position } }: Node, old: Nodes, now: Nodes): Node | undefined {
  const isRenamed = ([key, { facts }]: [string, Node]) => facts.position === position && !old.has(key);
  return position === undefined ? undefined : [...now].find(isRenamed)?.[1];
}

/** The fields that state a fact with another name. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  ...{ known: ["anyOf"], words: ["pattern"], alternatives: ["oneOf", "anyOf"], union: ["oneOf", "anyOf"] },
};

/** Finds the part in which a fact changed, in the base if it is there. */
function findOrigin(before: Node, after: Node, fact: string): Part {
  const read = (part: Part): Part => {
    const fields = (FIELDS[fact] ?? [fact]).map((field) => getChild(part, field));
    return (fields.find(({ value }) => value !== undefined) ?? fields[0]) as Part;
  };
  const find = (parts: readonly Part[], others: readonly Part[]) =>
    parts.map(read).find(({ at, value }) => {
      const isKept = others.map(read).some((other) => other.at === at && isSame(other.value, value));
      return value !== undefined && !isKept;
    });
  const [first] = [...before.parts, ...after.parts];
  return find(before.parts, after.parts) ?? find(after.parts, before.parts) ?? read(first as Part);
}

/** Returns the place of the component or path that a place is in. */
const toUnit = (at: string) => at.split("/", at.startsWith("/paths/") ? 3 : 4).join("/");

/** Lists the places of the components and paths that differ between the contracts, or that refer to one that does. */
function listChangedUnits(...contracts: readonly [base: Fields, revision: Fields]): Set<string> {
  const [old, now] = contracts.map((root) => {
    const contract: Part = { root, at: "", value: root, name: "" };
    const kinds = [
      ...listEntries(getChild(contract, "components")).map(([, kind]) => kind),
      getChild(contract, "paths"),
    ];
    return new Map(kinds.flatMap((kind) => listEntries(kind).map(([, { at, value }]) => [at, value])));
  }) as [Map<string, unknown>, Map<string, unknown>];
  const changed = new Set([...old.keys(), ...now.keys()].filter((at) => !isSame(old.get(at), now.get(at))));
  const [around, newAround] = contracts.map(({ servers, security, components }) => {
    return [servers, security, (components as Fields).securitySchemes]; // operations refer to them without $ref
  });
  if (!isSame(around, newAround)) for (const at of now.keys()) if (at.startsWith("/paths/")) changed.add(at);
  const references = [...now].map(([at, value]) => [at, listReferences(value as object)] as const);
  for (let size = -1; size < changed.size; ) {
    size = changed.size;
    for (const [at, to] of references) if (to.some((each) => changed.has(each))) changed.add(at);
  }
  return changed;
}

const known = new WeakMap<object, readonly string[]>();

/** Lists the components and paths that a value refers to. */
function listReferences(value: object): readonly string[] {
  const list = () => [...JSON.stringify(value).matchAll(/"\$ref":"#(\/[^"]+)/g)];
  const references = known.get(value) ?? list().map(([, to = ""]) => toUnit(decodePercent(to)));
  known.set(value, references);
  return references;
}
