import { classifyField, type Effect, type Report } from "./classify-change.ts";
import type { CompareSchemas } from "./compare-schemas.ts";
import { compareSecurity } from "./compare-security.ts";
import { getChild, isSame } from "./part.ts";
import type { Element, Elements } from "./resolve-contract.ts";

/** The fields whose other value replaces the old one. */
const REPLACING =
  /^(style|explode|allowReserved|type|name|in|scheme|position|(openIdConnect|token|authorization|refresh)Url)$/;

/** Returns a function that compares elements by kind and name, and all below them. */
export function createElementComparer(report: Report, compareSchemas: CompareSchemas) {
  const compare = (before: Element, after: Element): void => {
    const { part, sender } = before;
    for (const field of Object.keys({ ...before.facts, ...after.facts })) {
      const [old, now] = [before.facts[field], after.facts[field]];
      if (isSame(old ?? false, now ?? false)) continue; // the default of all other fields
      if (field === "security" && sender === "client") compareSecurity(before, after, report);
      else {
        const stated = getChild(part, field);
        report(...describeField(field, old, now), stated.value === undefined ? getChild(after.part, field) : stated, {
          sender,
        });
      }
    }
    if (before.schema && after.schema) compareSchemas({ before: before.schema, after: after.schema }, sender);
    compareLists(before.children, after.children);
  };
  const compareLists = (old: Elements, now: Elements): void => {
    const pairs = matchElements(old, now);
    for (const before of old.values()) {
      const { kind, part, sender, place } = before;
      const after = pairs.get(before);
      if (after) compare(before, after);
      else report("removal", `${kind} removed`, part, { sender, place });
    }
    const matched = new Set(pairs.values());
    for (const after of now.values()) {
      const { kind, part, sender, place, facts } = after;
      if (matched.has(after)) continue;
      const isRequired = facts.required === true;
      const reason = `new ${isRequired ? "required " : ""}${kind}`;
      report(isRequired ? "requirement" : "addition", reason, part, { sender, place });
    }
  };
  return compareLists;
}

/** Matches elements by kind and name; a path parameter with a new name has the position of the old one. */
function matchElements(old: Elements, now: Elements): Map<Element, Element> {
  const pairs = [...old].flatMap(([key, before]) => {
    const { position } = before.facts;
    const isRenamed = ([name, { facts }]: [string, Element]) => facts.position === position && !old.has(name);
    const after = now.get(key) ?? (position === undefined ? undefined : [...now].find(isRenamed)?.[1]);
    return after ? [[before, after] as const] : [];
  });
  return new Map(pairs);
}

/** Returns the effect and the words for another value of a field. */
function describeField(field: string, old: unknown, now: unknown): readonly [effect: Effect, reason: string] {
  if (field === "required") return now ? ["requirement", "now required"] : ["option", "now optional"];
  if (field === "allowEmptyValue") return now ? ["widening", `${field} added`] : ["narrowing", `${field} removed`];
  const reason = `${field === "position" ? "position in the path" : field} changed: ${old ?? "none"} to ${now ?? "none"}`;
  if (field === "operationId") return ["method", reason];
  if (!REPLACING.test(field)) return classifyField(field, old, now);
  return [field === "refreshUrl" ? "addition" : "replacement", reason];
}
