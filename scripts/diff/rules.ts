import { allows } from "./authentication.ts";
import { compareConditions, LIMITS, listTexts, showTexts } from "./conditions.ts";
import type { Fields, Sender } from "./element.ts";
import type { Effect, Verdict } from "./policy.ts";

/** A fact of an element that differs between two contracts; undefined where it is missing. */
export interface FactChange {
  /** The keyword, such as `maximum`. */
  readonly fact: string;
  readonly old: unknown;
  readonly now: unknown;
  readonly sender: Sender;
  /** All facts of the element, in the base and in the revision. */
  readonly before: Fields;
  readonly after: Fields;
}

/** A rule that compares facts. */
export interface FactRule {
  readonly id: string;
  readonly description: string;
  /** The facts that it compares. */
  readonly facts: RegExp;
  readonly compare: (change: FactChange) => Verdict[];
}

/** The rules for facts; the first one that knows a fact compares it. */
export const factRules: readonly FactRule[] = [
  {
    id: "required",
    description: "A property, a parameter, a header or a body is always sent now, or may be absent.",
    facts: /^required$/,
    compare(change) {
      const { old, now } = change;
      const lost: Verdict = { effect: "widening", reason: "now optional" };
      const gained: Verdict = { effect: "requirement", reason: "now required" };
      return typeof (old ?? now) === "boolean" ? [now ? gained : lost] : compareItems(change, lost, gained);
    },
  },
  {
    id: "values",
    description: "A list of values, of the words of a pattern or of alternatives has lost or gained some.",
    facts: /^(enum|words|alternatives)$/,
    compare(change) {
      const { fact, sender, before } = change;
      const old = listTexts(change.old);
      const now = listTexts(change.now);
      if (old.length === 0 || now.length === 0)
        return fact === "words" ? [] : compareConditions(fact, change.old, change.now); // the pattern has changed, too
      if (!old.some((item) => now.includes(item)))
        return [{ effect: "removal", reason: `changed: ${showTexts(old)} to ${showTexts(now)}` }];
      const mayGrow = sender === "service" && before["x-may-grow"] === true;
      const hint = fact === "enum" && sender === "service" && !mayGrow ? " in a closed list" : "";
      const noun = fact === "alternatives" ? "alternative" : "value";
      return compareItems(
        change,
        { effect: "narrowing", reason: `${noun} removed` },
        { effect: mayGrow ? "extension" : "widening", reason: `new ${noun}${hint}` },
      );
    },
  },
  {
    id: "known-values",
    description: "An open list names other values; any text was valid and is.",
    facts: /^known$/,
    compare: (change) =>
      compareItems(
        change,
        { effect: "addition", reason: "known value removed" },
        { effect: "addition", reason: "new known value" },
      ),
  },
  {
    id: "security",
    description: "A way to authenticate is new or gone. One that needs more is gone if the other stays.",
    facts: /^security$/,
    compare: (change) =>
      compareItems(
        change,
        { effect: "removal", reason: "way to authenticate removed" },
        { effect: "addition", reason: "new way to authenticate" },
        (ways, way) => ways.some((each) => allows(each, way)),
      ),
  },
  {
    id: "conditions",
    description: "A type, a format, a pattern or a limit accepts more values, fewer, or others.",
    facts: new RegExp(`^(type|format|pattern|not)$|${LIMITS.source}`),
    compare: ({ fact, old, now, before, after }) =>
      before.enum && after.enum ? [] : compareConditions(fact, old, now), // listed values decide
  },
  {
    id: "union",
    description: "Values match exactly one of several schemas, or at least one.",
    facts: /^union$/,
    compare({ old, now }) {
      if (!old || !now) return []; // the rule of the alternatives says it
      return [{ effect: old === "oneOf" ? "widening" : "narrowing", reason: `${old} changed to ${now}` }];
    },
  },
  {
    id: "default",
    description: "A value that a request leaves out means something else.",
    facts: /^default$/,
    compare: (change) => (change.old === undefined ? [] : [replace(change, "removal")]),
  },
  {
    id: "notation",
    description: "A value is sent in another form, or to another address.",
    facts: /^(style|explode|discriminator|tokenUrl)$/,
    compare: (change) => [replace(change, "removal")],
  },
  {
    id: "version",
    description: "The version of the document.",
    facts: /^version$/,
    compare: (change) => [replace(change, "addition")],
  },
  {
    id: "method-name",
    description: "A method of the client has another name.",
    facts: /^operationId$/,
    compare: (change) => [replace(change, "method")],
  },
  {
    id: "client-method",
    description: "A method of the client, or a parameter of it, has another type.",
    facts: /^(x-pagination|x-scopes-of)$/,
    compare: (change) => [describePromise(change, { more: "method", less: "method" })],
  },
  {
    id: "promise",
    description:
      "A promise of the service is new, or is not kept any more. Logs show a value that is no secret any more.",
    facts: /^(x-errors|x-gone-status|x-idempotent|x-path-alternatives|format password|allowEmptyValue|refreshUrl)$/,
    compare: (change) => [describePromise(change, { more: "addition", less: "removal" })],
  },
  {
    id: "callback",
    description: "The service sends requests to its callers, or other ones.",
    facts: /^callbacks$/,
    compare: (change) => [describePromise(change, { more: "addition", less: "unknown" })],
  },
  {
    id: "growing-list",
    description: "A list of a response may grow, or may not any more.",
    facts: /^x-may-grow$/,
    compare: (change) => [describePromise(change, { more: "widening", less: "addition" })],
  },
  {
    id: "note",
    description: "Something that makes no message valid or invalid.",
    facts: /^(deprecated|readOnly|writeOnly|x-lifetime|x-redact)$/,
    compare: (change) => [describePromise(change, { more: "addition", less: "addition" })],
  },
  {
    id: "text",
    description: "An explanation, without a condition on messages or calls.",
    facts:
      /^(x-.*|\$comment|title|description|summary|examples?|tags|externalDocs|links|xml|bearerFormat|contentMediaType|contentEncoding|jsonSchemaDialect)$/,
    compare: () => [],
  },
  {
    id: "unknown",
    description: "No other rule knows the fact, so a person must decide.",
    facts: /^/,
    compare: (change) => [describePromise(change, { more: "unknown", less: "unknown" })],
  },
];

/** Finds the rule that compares a fact. */
export function findRule(fact: string): FactRule {
  return factRules.find(({ facts }) => facts.test(fact)) as FactRule; // the last one knows every fact
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
  change: FactChange,
  lost: Verdict,
  gained: Verdict,
  includes = (list: readonly string[], item: string) => list.includes(item),
): Verdict[] {
  const old = listTexts(change.old);
  const now = listTexts(change.now);
  const verdicts = [
    { ...lost, items: old.filter((item) => !includes(now, item)) },
    { ...gained, items: now.filter((item) => !includes(old, item)) },
  ];
  const filled = verdicts.filter(({ items }) => items.length > 0);
  return filled.map(({ effect, reason, items }) => ({ effect, reason: `${reason}: ${showTexts(items)}` }));
}
