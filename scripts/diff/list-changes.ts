import { type Change, classifyChange, type Effect } from "./classify-change.ts";
import { compareFact, isCondition } from "./compare-facts.ts";
import { type Fields, getChild, isSame, type Node, type Nodes, type Part } from "./part.ts";
import { resolveContract } from "./resolve-contract.ts";

/** A schema is absent only if its element has another media type, and a fact lists the alternatives. */
const STATED_ELSEWHERE = /^(schema|alternative)$/;

/** Lists the changes. A schema of several messages is reported once, with the greatest step. */
export function listChanges(base: Fields, revision: Fields): Change[] {
  const changes = new Map<string, Change>();
  const compared = new Set<string>();
  /** Adds a change of a node that one of the contracts may not have. */
  const report = (effect: Effect, reason: string, part: Part, before?: Node, after?: Node, place = part.name): void => {
    const { sender = "client" } = before ?? after ?? {};
    const change = { effect, reason, part, place, sender, before, after, wasStated: part.root === base };
    const key = `${part.at} ${place} ${reason.replace(/ in a closed list$/, "")}`;
    const other = changes.get(key);
    if (!other || (classifyChange(change) === "major" && classifyChange(other) !== "major")) changes.set(key, change);
  };
  const compare = (before: Node, after: Node): void => {
    const isDecided = before.facts.enum && after.facts.enum; // other conditions do not matter
    const absent = before.schemas.length > 0 ? undefined : false; // the default of all other fields
    for (const field of Object.keys({ ...before.facts, ...after.facts })) {
      const [old, now] = [before.facts[field], after.facts[field]];
      if (isSame(old ?? absent, now ?? absent) || (isDecided && field !== "enum" && isCondition(field))) continue;
      const part = findOrigin(before, after, field);
      for (const [effect, reason] of compareFact(field, old, now, before)) report(effect, reason, part, before, after);
    }
    const places = [before, after].map(({ schemas, parts }) => [...schemas, ...parts].map(({ at }) => at));
    const key = JSON.stringify([before.sender, ...places]);
    if (compared.has(key)) return;
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
      const isRequired = child.facts.required === true;
      const reason = `new ${isRequired ? "required " : ""}${child.kind}`;
      report(isRequired ? "requirement" : "addition", reason, child.parts[0] as Part, undefined, child, child.place);
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
  const read = ({ parts }: Node) =>
    parts.flatMap((part) => (FIELDS[fact] ?? [fact]).map((field) => getChild(part, field)));
  const [old, now] = [read(before), read(after)];
  const find = (fields: readonly Part[], others: readonly Part[]) =>
    fields.find(
      ({ at, value }) => value !== undefined && !others.some((other) => other.at === at && isSame(other.value, value)),
    );
  return find(old, now) ?? find(now, old) ?? ([...old, ...now][0] as Part);
}
