import { compareConditions, showTexts } from "./compare-conditions.ts";
import type { Element } from "./element.ts";
import { isCondition, listTexts, NO_CREDENTIALS } from "./facts.ts";
import type { Effect, Verdict } from "./policy.ts";

/** A fact of an element that differs between two contracts; undefined where it is missing. */
export interface FactChange {
  /** The keyword, such as `maximum`. */
  readonly fact: string;
  readonly old: unknown;
  readonly now: unknown;
  /** The element in the base. */
  readonly element: Element;
}

/** A rule that compares facts. */
export interface FactRule {
  readonly id: string;
  readonly description: string;
  /** True if it compares this fact. */
  readonly knows: (fact: string) => boolean;
  readonly compare: (change: FactChange) => Verdict[];
}

const required: FactRule = {
  id: "required",
  description: "A property, a parameter, a header or a body is always sent now, or may be absent.",
  knows: (fact) => fact === "required",
  compare(change) {
    const { old, now } = change;
    const lost: Verdict = { effect: "widening", reason: "now optional" };
    const gained: Verdict = { effect: "requirement", reason: "now required" };
    return typeof (old ?? now) === "boolean" ? [now ? gained : lost] : compareItems(change, lost, gained);
  },
};

const values: FactRule = {
  id: "values",
  description: "A list of values, or of the words of a pattern, has lost or gained some.",
  knows: (fact) => fact === "enum" || fact === "words",
  compare(change) {
    const { fact, old, now, element } = change;
    if (!old || !now) return fact === "enum" ? compareConditions(fact, old, now) : []; // the pattern has changed, too
    const isClosed = fact === "enum" && element.sender === "service" && element.facts["x-may-grow"] !== true;
    return compareValues(change, "value", isClosed ? " in a closed list" : "");
  },
};

const alternatives: FactRule = {
  id: "alternatives",
  description: "A union has lost or gained alternatives.",
  knows: (fact) => fact === "alternatives",
  compare(change) {
    const { fact, old, now } = change;
    if (!old || !now) return compareConditions(fact, old, now);
    return compareValues(change, "alternative", "");
  },
};

const knownValues: FactRule = {
  id: "known-values",
  description: "An open list names other values; any text was valid and is.",
  knows: (fact) => fact === "known",
  compare: (change) =>
    compareItems(
      change,
      { effect: "addition", reason: "known value removed" },
      { effect: "addition", reason: "new known value" },
    ),
};

const mapping: FactRule = {
  id: "mapping",
  description: "A key of a discriminator's mapping leads to another schema.",
  knows: (fact) => fact === "mapping",
  compare: (change) =>
    compareItems(
      change,
      { effect: "removal", reason: "mapping removed" },
      { effect: "removal", reason: "mapping changed" },
    ),
};

const security: FactRule = {
  id: "security",
  description: "A way to authenticate is new or gone. One that needs more is gone if the other stays.",
  knows: (fact) => fact === "security",
  compare: (change) =>
    compareItems(
      change,
      { effect: "removal", reason: "way to authenticate removed" },
      { effect: "addition", reason: "new way to authenticate" },
      (ways, way) => ways.some((each) => allows(each, way)),
    ),
};

const conditions: FactRule = {
  id: "conditions",
  description: "A type, a format, a pattern or a limit accepts more values, fewer, or others.",
  knows: isCondition,
  compare: ({ fact, old, now }) => compareConditions(fact, old, now),
};

const union: FactRule = {
  id: "union",
  description: "Values match exactly one of several schemas, or at least one.",
  knows: (fact) => fact === "union",
  compare({ old, now }) {
    if (!old || !now) return []; // the rule of the alternatives says it
    return [{ effect: old === "oneOf" ? "widening" : "narrowing", reason: `${old} changed to ${now}` }];
  },
};

const defaultValue: FactRule = {
  id: "default",
  description: "A value that a request leaves out means something else.",
  knows: (fact) => fact === "default",
  compare: (change) => (change.old === undefined ? [] : [replace(change, "removal")]),
};

const notation: FactRule = {
  id: "notation",
  description: "A value is sent in another form, or to another address.",
  knows: (fact) => ["style", "explode", "discriminator", "tokenUrl"].includes(fact),
  compare: (change) => [replace(change, "removal")],
};

const version: FactRule = {
  id: "version",
  description: "The version of the document, or of OpenAPI.",
  knows: (fact) => fact === "version" || fact === "openapi",
  compare: (change) => [replace(change, "addition")],
};

const methodName: FactRule = {
  id: "method-name",
  description: "A method of the client has another name.",
  knows: (fact) => fact === "operationId",
  compare: (change) => [replace(change, "method")],
};

const clientMethod: FactRule = {
  id: "client-method",
  description: "A method of the client, or a parameter of it, has another type.",
  knows: (fact) => fact === "x-pagination" || fact === "x-scopes-of",
  compare: (change) => [describePromise(change, { more: "method", less: "method" })],
};

const promise: FactRule = {
  id: "promise",
  description:
    "A promise of the service is new, or is not kept any more. Logs show a value that is no secret any more.",
  knows: (fact) =>
    /^(x-errors|x-gone-status|x-idempotent|x-path-alternatives|format password|allowEmptyValue|refreshUrl)$/.test(fact),
  compare: (change) => [describePromise(change, { more: "addition", less: "removal" })],
};

const callback: FactRule = {
  id: "callback",
  description: "The service sends requests to its callers, or other ones.",
  knows: (fact) => fact === "callbacks" || fact === "webhooks",
  compare: (change) => [describePromise(change, { more: "addition", less: "unknown" })],
};

const growingList: FactRule = {
  id: "growing-list",
  description: "A list of a response may grow, or may not any more.",
  knows: (fact) => fact === "x-may-grow",
  compare: (change) => [describePromise(change, { more: "widening", less: "addition" })],
};

const note: FactRule = {
  id: "note",
  description: "Something that makes no message valid or invalid.",
  knows: (fact) => ["deprecated", "readOnly", "writeOnly", "x-lifetime", "x-redact"].includes(fact),
  compare: (change) => [describePromise(change, { more: "addition", less: "addition" })],
};

const unknown: FactRule = {
  id: "unknown",
  description: "No other rule knows the fact, so a person must decide.",
  knows: () => true,
  compare: (change) => [describePromise(change, { more: "unknown", less: "unknown" })],
};

/** The rules; the first one that knows a fact compares it. */
export const factRules: readonly FactRule[] = [
  required,
  values,
  alternatives,
  knownValues,
  mapping,
  security,
  conditions,
  union,
  defaultValue,
  notation,
  version,
  methodName,
  clientMethod,
  promise,
  callback,
  growingList,
  note,
  unknown,
];

/** Finds the rule that compares a fact. */
export function findRule(fact: string): FactRule {
  return factRules.find((rule) => rule.knows(fact)) ?? unknown;
}

function replace({ fact, old, now }: FactChange, effect: Effect): Verdict {
  return { effect, reason: `${fact} changed: ${old ?? "none"} to ${now ?? "none"}` };
}

/** Describes a fact that promises `more` if it is new or its list grows, and `less` if it is removed or changes. */
function describePromise(
  { fact, old, now }: FactChange,
  effects: { readonly more: Effect; readonly less: Effect },
): Verdict {
  const list = (value: unknown) => [value ?? []].flat().map((item) => JSON.stringify(item));
  const isMore = !old || (Array.isArray(now) && list(old).every((item) => list(now).includes(item)));
  const isLost = now === undefined || now === false;
  const verb = isLost ? "removed" : "changed";
  return { effect: isMore ? effects.more : effects.less, reason: `${fact} ${old ? verb : "added"}` };
}

/** Compares two lists item by item. The verdicts are completed by the items that are lost or gained. */
function compareItems(
  { old, now }: FactChange,
  lost: Verdict,
  gained: Verdict,
  includes = (list: readonly string[], item: string) => list.includes(item),
): Verdict[] {
  const before = listTexts(old);
  const after = listTexts(now);
  const complete = ({ effect, reason }: Verdict, items: readonly string[]) =>
    items.length === 0 ? [] : [{ effect, reason: `${reason}: ${showTexts(items)}` }];
  return [
    ...complete(
      lost,
      before.filter((item) => !includes(after, item)),
    ),
    ...complete(
      gained,
      after.filter((item) => !includes(before, item)),
    ),
  ];
}

/** Compares two lists of valid values. A response may have new ones if its list may grow. */
function compareValues(change: FactChange, noun: string, hint: string): Verdict[] {
  const before = listTexts(change.old);
  const after = listTexts(change.now);
  if (before.length > 0 && after.length > 0 && !before.some((item) => after.includes(item)))
    return [{ effect: "removal", reason: `changed: ${showTexts(before)} to ${showTexts(after)}` }];
  const { sender, facts } = change.element;
  const mayGrow = sender === "service" && facts["x-may-grow"] === true;
  return compareItems(
    change,
    { effect: "narrowing", reason: `${noun} removed` },
    { effect: mayGrow ? "extension" : "widening", reason: `new ${noun}${hint}` },
  );
}

/** True if a way to authenticate allows all that another one allows, because it needs no more. */
function allows(way: string, other: string): boolean {
  const parts = other.split(" + ");
  const needsNoMore = way.split(" + ").every((part) => parts.some((each) => `${each} `.startsWith(`${part} `)));
  return way === NO_CREDENTIALS || needsNoMore;
}
