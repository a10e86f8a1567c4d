import { isDeepStrictEqual } from "node:util";
import { toPointer, valueAt } from "../../src/contract/json.ts";
import { type Content, type Element, listIn, type Part } from "./element.ts";
import type { Change } from "./policy.ts";
import { findRule } from "./rules.ts";

/** Lists the facts of an element that changed. The elements in it are compared on their own. */
export function compareFacts(element: Element, old: Content, now: Content): Change[] {
  const { sender } = element;
  const facts = Object.keys({ ...old.facts, ...now.facts });
  const changed = facts.filter((fact) => !isDeepStrictEqual(readFact(old, fact), readFact(now, fact)));
  return changed.flatMap((fact) => {
    const rule = findRule(fact);
    const change = { fact, old: old.facts[fact], now: now.facts[fact], sender, before: old.facts, after: now.facts };
    return rule
      .compare(change)
      .map((verdict) => ({ ...verdict, rule: rule.id, sender, part: findOrigin(element, old, now, fact) }));
  });
}

/** Reads a fact. A missing one means the same as false, but a missing `default` is no value. */
function readFact({ facts }: Content, fact: string): unknown {
  return facts[fact] ?? (fact === "default" ? undefined : false);
}

/** The fields that state a fact with another name. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  known: ["anyOf"],
  words: ["pattern"],
  alternatives: ["oneOf", "anyOf"],
  union: ["oneOf", "anyOf"],
  "format password": ["format"],
};

/** Finds the part in which a fact changed, in the base if it is there; one that is written alike in both only states it. */
function findOrigin({ declared }: Element, { parts: old }: Content, { parts: now }: Content, fact: string): Part {
  const readIn = ([part]: readonly Part[], { place }: Part) => valueAt(part?.document, toPointer(place));
  const isWritten = (part: Part) => !isDeepStrictEqual(readIn(old, part), readIn(now, part));
  const stated = (FIELDS[fact] ?? [fact]).flatMap((field) => listIn([...old, ...now], field));
  const written = old.filter(isWritten);
  const reference = written.find(({ place }) => declared.some((part) => part.place === place));
  return (stated.find(isWritten) ?? reference ?? stated[0] ?? written[0] ?? old[0] ?? now[0]) as Part;
}
