import { assumptionQuestions, schemaSections, scopeLists, secretProperties } from "../../generated/constants.ts";
import { type ValidationError, type Validator, validators } from "../../generated/validators.js";
import { describeFound, describeValue, type FoundValue, readProperty, toPath, valueAt } from "./json.ts";
import { findUnknownScope } from "./vocabulary.ts";

/** Schemas that can be validated alone: bodies, entities, and the parameters of each operation. */
export type SchemaName = keyof typeof validators;

/** One way in which a request or response breaks the contract. */
export interface Violation {
  /** JSON pointer to the value at fault (RFC 6901); `""` is the whole. */
  readonly pointer: string;
  /** The expected and the found value: `must be string, got null`. */
  readonly message: string;
  /** The expected value: `must be string`. */
  readonly expected: string;
  /** The found value: `null`. Secrets and long values are not shown. */
  readonly found: string;
  /** What a report shows in place of a found value that can be personal data: `string (not shown)`. */
  readonly hidden?: string;
  /** The broken rule: a JSON Schema keyword, or `status`, `body`, `operation`, `mediaType`, `repeated`, `security`. */
  readonly keyword: string;
  /** The schema of the contract that is broken, if there is one. */
  readonly component?: string;
  /** Type of the event at fault, if the fault is inside one (§6.1). */
  readonly eventType?: string;
  /** Section of the document. */
  readonly section: string;
  /** Entry of docs/assumptions.md if the rule is an assumption and not in the document, for example `S17`. */
  readonly assumption?: string;
}

/** `ok`, or every violation. */
export type CheckResult = { readonly ok: true } | { readonly ok: false; readonly violations: readonly Violation[] };

export function toCheckResult(violations: readonly Violation[]): CheckResult {
  return violations.length === 0 ? { ok: true } : { ok: false, violations };
}

/** Creates a violation of a rule that no schema expresses, such as an undocumented status. */
export function createViolation(
  keyword: string,
  section: string,
  expected: string,
  value: string | FoundValue,
  pointer = "",
  assumption?: string,
): Violation {
  const shown = typeof value === "string" ? { found: value } : value;
  const message = `${expected}, got ${shown.found}`;
  return { pointer, message, expected, ...shown, keyword, section, ...(assumption !== undefined && { assumption }) };
}

/** Names the source of a rule: `§2.9`, or `assumed: which header carries the token (S05)`. */
export function describeSource({ section, assumption }: Pick<Violation, "section" | "assumption">): string {
  if (assumption === undefined) return `§${section}`;
  return `assumed: ${assumptionQuestions[assumption as keyof typeof assumptionQuestions]} (${assumption})`;
}

/** Validates a value against one schema of the contract. */
export function validateSchema(name: SchemaName, value: unknown): Violation[] {
  return toViolations(validators[name](value), value);
}

/** Returns one violation for each fault, also if two branches of the contract report the same value. */
export function toViolations(errors: readonly ValidationError[], root: unknown): Violation[] {
  const seen = new Map<string, Violation>();
  for (const error of errors) {
    const pointer = error.keyword === "discriminator" ? findDiscriminator(error, root) : error.instancePath;
    const fault = `${pointer} ${nameProperty(error) ?? ""}`;
    // A shape is checked after the base that it extends; the document names the shape.
    const isNearer = ["type", "not"].includes(error.keyword) && seen.get(fault)?.keyword === "type";
    if (isNearer || !seen.has(fault)) seen.set(fault, toViolation(error, pointer, root));
  }
  return [...seen.values()];
}

/** Returns the pointer to the discriminator property, or to the event if that property is missing. */
function findDiscriminator({ instancePath, params }: ValidationError, root: unknown): string {
  const pointer = `${instancePath}/${String(params.tag)}`;
  return valueAt(root, pointer) === undefined ? instancePath : pointer;
}

function toViolation(error: ValidationError, pointer: string, root: unknown): Violation {
  const { component, keyword, source = "" } = error;
  const expected = describeExpectation(error);
  const value = valueAt(root, pointer);
  const shown = describeFaulty(value, error, pointer);
  const eventType = findEventType(root, pointer);
  // A type that is present but not text contradicts the document.
  const isAssumed = pointer === error.instancePath;
  const assumption = isAssumed ? /[A-Z]\d+$/.exec(source)?.[0] : undefined;
  const hasValue = nameProperty(error) === undefined;
  return {
    pointer,
    message: hasValue ? `${expected}, got ${shown.found}` : expected,
    expected,
    ...shown,
    keyword,
    component,
    ...(eventType !== undefined && { eventType }),
    section: /^[\d.]+/.exec(source)?.[0] ?? schemaSections[component as keyof typeof schemaSections] ?? "4",
    ...(assumption !== undefined && { assumption }),
  };
}

/** Describes the value at fault. A number is no personal data if the contract compares it with another one. */
function describeFaulty(value: unknown, error: ValidationError, pointer: string): FoundValue {
  const { limit, multipleOf = limit, allowedValue = multipleOf } = error.params;
  const isSecret = secretProperties.some((name) => pointer.endsWith(`/${name}`));
  if (isSecret) return { found: describeValue(value, isSecret) };
  const unknownScope = isScopePattern(error) ? findUnknownScope(String(value)) : undefined;
  if (unknownScope === undefined) return describeFound(value, typeof allowedValue === "number");
  const { found, ...hidden } = describeFound(unknownScope);
  return { found: `unknown ${found}`, ...hidden };
}

/** Returns the property that the fault is about, if it is not the value: one that is missing, too many or has a wrong name. */
function nameProperty({ params }: ValidationError): unknown {
  return params.missingProperty ?? params.additionalProperty ?? params.propertyName;
}

/** Returns the type of the event that contains the value: an item of a page, or the root. */
function findEventType(root: unknown, pointer: string): string | undefined {
  const item = /^\/data\/\d+(?=\/|$)/.exec(pointer)?.[0];
  const type = valueAt(root, `${item ?? ""}/type`);
  return typeof type === "string" ? type : undefined;
}

/** True if a text breaks the pattern of a list of scopes, which repeats every scope. */
function isScopePattern({ keyword, component }: Pick<ValidationError, "keyword" | "component">): boolean {
  return keyword === "pattern" && (scopeLists as readonly string[]).includes(component);
}

/** Describes `minLength: 1` as `must have at least 1 character`. */
function describeSize(keyword: string, limit: number): string {
  const unit = keyword.endsWith("Length") ? "character" : keyword.endsWith("Items") ? "item" : "property";
  const units = limit === 1 ? unit : `${unit}s`.replace("ys", "ies");
  return `must have at ${keyword.startsWith("min") ? "least" : "most"} ${limit} ${units}`;
}

/** Describes alternatives that a value has none of: `must be string or null`. Each has one error. */
function describeAlternatives(errors: readonly ValidationError[]): string {
  const types = errors.filter(({ keyword }) => keyword === "type");
  if (types.length === errors.length)
    return `must be ${[...new Set(types.flatMap(({ params }) => params.type))].join(" or ")}`;
  return [...new Set(errors.map(describeExpectation))].join(", or ");
}

type Describe = (params: Readonly<Record<string, unknown>>) => string;

const ONE_OF_LIST = "must be equal to one of the allowed values";
/** Words that say more than those of ajv, by keyword. */
const expectations: Readonly<Record<string, Describe>> = {
  type: ({ type }) => `must be ${[type].flat().join(" or ")}`,
  const: ({ allowedValue }) => `must be equal to constant ${JSON.stringify(allowedValue)}`,
  enum: ({ allowedValues }) => `${ONE_OF_LIST} ${JSON.stringify(allowedValues)}`,
  discriminator: ({ error, tag }) => (error === "tag" ? `must have a string in property '${tag}'` : ONE_OF_LIST),
  not: ({ schema }) =>
    JSON.stringify(schema) === "{}" ? "must be absent" : `must not match ${JSON.stringify(schema)}`,
  additionalProperties: ({ additionalProperty: name }) => `must not have the property '${name}'`,
  "false schema": () => "must be absent",
};

/** Describes in words the value that a constraint expects. */
function describeExpectation(error: ValidationError): string {
  if (isScopePattern(error)) return "must be known scopes separated by single spaces";
  const { keyword, params, message } = error;
  if (params.alternatives !== undefined) return describeAlternatives(params.alternatives as ValidationError[]);
  if (/^(min|max)[A-Z]/.test(keyword)) return describeSize(keyword, Number(params.limit));
  return expectations[keyword]?.(params) ?? message;
}

/** A schema of the contract in the form of Standard Schema (https://standardschema.dev), which validates without changing a value. */
export interface StandardSchema<Value> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "loyalty-interface";
    readonly validate: (value: unknown) => StandardResult<Value>;
    /** Only a type: libraries infer `Value` from it. */
    readonly types?: { readonly input: Value; readonly output: Value } | undefined;
  };
}

/** The value, or each way in which it breaks the contract, with the path to the place. */
export type StandardResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path: readonly (string | number)[] }[] };

/** Creates a Standard Schema of a validator. */
export function createSchema<Value>(validator: Validator): StandardSchema<Value> {
  const validate = (value: unknown): StandardResult<Value> => {
    const violations = toViolations(validator(value), value);
    if (violations.length === 0) return { value: value as Value }; // the validator has just checked it
    return { issues: violations.map(({ message, pointer }) => ({ message, path: splitPointer(pointer, value) })) };
  };
  return { "~standard": { version: 1, vendor: "loyalty-interface", validate } };
}

/** Splits a pointer into names, and numbers for the items of lists. */
function splitPointer(pointer: string, root: unknown): (string | number)[] {
  let value = root;
  return toPath(pointer).map((name) => {
    const key = Array.isArray(value) ? Number(name) : name;
    value = readProperty(value, name);
    return key;
  });
}
