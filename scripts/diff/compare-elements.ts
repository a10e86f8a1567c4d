import { isDeepStrictEqual } from "node:util";
import { followRef } from "../generate/resolve-contract.ts";
import { compareFacts } from "./compare-facts.ts";
import type { Element, Part } from "./element.ts";
import { type Change, classifyChange, type Verdict } from "./policy.ts";

/** Lists the changes of elements, and of those in them. A change in several messages is listed once, with the greatest step. */
export function compareElements(base: readonly Element[], revision: readonly Element[]): Change[] {
  const changes = new Map<string, Change>();
  const compared = new Set<string>();

  const report = (change: Change): void => {
    const { part, reason } = change;
    const key = `${part.place.join("/")} ${part.name} ${reason.replace(" in a closed list", "")}`;
    const known = changes.get(key);
    const isGreater = classifyChange(change) === "major" && known && classifyChange(known) !== "major";
    if (!known || isGreater) changes.set(key, change);
  };

  const compareLists = (before: readonly Element[], after: readonly Element[], owner?: Part): void => {
    const old = mapByKey(before);
    const now = mapByKey(after);
    for (const [key, element] of old) {
      const match = now.get(key);
      if (match) compare(element, match);
      else if (!STATED_ELSEWHERE.test(element.kind)) report(describeRemoved(element, owner));
    }
    for (const [key, element] of now) {
      if (!old.has(key) && element.kind !== "alternative") report(describeNew(element, old));
    }
  };

  const compare = (before: Element, after: Element): void => {
    const { kind, sender } = before;
    const places = [before, after].map(({ declared }) => declared.map(({ place }) => place));
    const key = JSON.stringify([kind, sender, places]);
    if (compared.has(key) || isUnchanged(before, after)) return;
    compared.add(key); // schemas can contain themselves
    const old = before.read();
    const now = after.read();
    for (const change of compareFacts(before, old, now)) report(change);
    compareLists(old.children, now.children, now.parts[0]);
  };

  compareLists(base, revision);
  return [...changes.values()];
}

type Elements = ReadonlyMap<string, Element>;

function mapByKey(elements: readonly Element[]): Elements {
  return new Map(elements.map((element) => [`${element.kind} ${element.key}`, element]));
}

/** True if an element is written alike in both contracts, and so is all that it refers to. Operations depend on more. */
function isUnchanged({ kind, declared: old }: Element, { declared: now }: Element): boolean {
  const passed = new Set<string>();
  const isAlike = (before: Part, after: Part | undefined): boolean => {
    if (!after || !isDeepStrictEqual(before.value, after.value)) return false;
    const refs = JSON.stringify(before.value).match(/(?<="\$ref":)"[^"]+"/g) ?? [];
    return refs.every((ref) => {
      if (passed.has(ref)) return true;
      passed.add(ref);
      const reference = { place: [], value: { $ref: JSON.parse(ref) } };
      return isAlike(
        { ...before, ...followRef(before.document, reference) },
        { ...after, ...followRef(after.document, reference) },
      );
    });
  };
  return kind !== "operation" && old.length === now.length && old.every((part, index) => isAlike(part, now[index]));
}

/** A fact of the union or of each operation says that one is gone. */
const STATED_ELSEWHERE = /^(alternative|security scheme)$/;

function describeRemoved({ kind, sender, declared: [part] }: Element, owner: Part | undefined): Change {
  return { rule: "removed", effect: "removal", reason: `${kind} removed`, sender, part: part as Part, owner };
}

/** Describes a new element. A response may narrow the range of statuses that covered it. */
function describeNew(element: Element, old: Elements): Change {
  const { kind, sender, declared, read } = element;
  const place = { sender, part: declared[0] as Part };
  const narrowing = kind === "response" ? findNarrowing(element, old) : undefined;
  if (narrowing) return { rule: "narrowed-response", ...narrowing, ...place };
  if (read().facts.required === true)
    return { rule: "new-required", effect: "requirement", reason: `new required ${kind}`, ...place };
  return { rule: "new", effect: "addition", reason: `new ${kind}`, ...place };
}

/** Compares a new response with the range of statuses that covered it, and sums up what may break. */
function findNarrowing(response: Element, old: Elements): Verdict | undefined {
  const range = [`${response.key[0]}xx`, "default"].find((key) => old.has(`response ${key}`));
  const covering = old.get(`response ${range}`);
  const listBodies = ({ read }: Element) => read().children.filter(({ kind }) => kind === "media type");
  const changes = covering ? compareElements(listBodies(covering), listBodies(response)) : [];
  const breaking = changes.filter((change) => classifyChange(change) === "major");
  const reasons = breaking.map(({ part, reason }) => `${part.name} ${reason}`);
  const reason = `new response, unlike ${range?.toUpperCase()} before: ${reasons.join(", ")}`;
  return breaking[0] && { effect: breaking[0].effect, reason };
}
