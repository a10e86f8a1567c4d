import { eventTypes } from "../../generated/constants.ts";
import type { ValidationError } from "../../generated/validators.js";

const LONGEST_LIST = 10;

/** What a failed keyword wants, in words: `must be string`. */
export function describeExpectation({ keyword, component, params }: ValidationError): string {
  // The pattern of this component repeats all 42 scopes.
  if (keyword === "pattern" && component === "ScopeList") return "must be known scopes separated by single spaces";
  switch (keyword) {
    case "type":
      return `must be ${[params.type].flat().join(" or ")}`;
    case "required":
      return `must have required property '${params.missingProperty}'`;
    case "const":
      return `must be equal to constant ${JSON.stringify(params.allowedValue)}`;
    case "enum":
      return describeList(params.allowedValues as readonly string[], "values");
    case "discriminator":
      return params.error === "tag" ? `must have a string ${params.tag}` : describeList(eventTypes, "types");
    case "format":
      return `must match format ${JSON.stringify(params.format)}`;
    case "minimum":
    case "maximum":
      return `must be ${params.comparison} ${params.limit}`;
    case "minItems":
      return `must have at least ${params.limit} items`;
    case "maxItems":
      return `must have at most ${params.limit} items`;
    case "not": // the contract's only use of it, { not: {} }
      return "must be absent";
    default:
      return `must satisfy ${keyword} ${JSON.stringify(params)}`;
  }
}

function describeList(values: readonly string[], noun: string): string {
  const list = values.length <= LONGEST_LIST ? JSON.stringify(values) : `(${values.length} ${noun})`;
  return `must be equal to one of the allowed values ${list}`;
}
