import { isDeepStrictEqual } from "node:util";
import { toPointer, valueAt } from "../../src/contract/json.ts";
import { type Content, listIn, type Part, type Sender } from "./element.ts";
import type { Change } from "./policy.ts";
import { compareFact } from "./rules.ts";

/** The facts that are false if they are missing. */
const FALSE_BY_DEFAULT = /^(required|deprecated|x-.*)$/;

/** Lists the facts of an element that changed. The elements in it are compared on their own. */
export function compareFacts(sender: Sender, before: Content, after: Content): Change[] {
  const mayGrow = readFact(before, "x-may-grow") === true;
  const facts = Object.keys({ ...before.facts, ...after.facts });
  const compared = facts.includes("union") ? ["union"] : facts; // a union that cannot be read has no other facts
  return compared.flatMap((fact) => {
    const old = readFact(before, fact);
    const now = readFact(after, fact);
    const verdicts = isDeepStrictEqual(old, now) ? [] : compareFact({ fact, old, now, mayGrow });
    return verdicts.map((verdict) => ({ ...verdict, sender, part: findOrigin(before, after, fact) }));
  });
}

function readFact({ facts }: Content, fact: string): unknown {
  return Object.hasOwn(facts, fact) ? facts[fact] : FALSE_BY_DEFAULT.test(fact) ? false : undefined;
}

/** Finds the part in which a fact changed, in the base if it is there; one that is written alike in both only states it. */
function findOrigin({ parts: old }: Content, { parts: now }: Content, fact: string): Part {
  const readIn = ([part]: readonly Part[], { place }: Part) => valueAt(part?.document, toPointer(place));
  const isWritten = (part: Part) => !isDeepStrictEqual(readIn(old, part), readIn(now, part));
  const parts = [...old, ...now];
  const found = [...listIn(parts, fact), ...parts];
  return (found.find(isWritten) ?? found[0]) as Part;
}
