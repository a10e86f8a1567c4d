import type { Config, UserContext } from "@redocly/openapi-core";
import { isObject } from "../../../src/contract/json.ts";
import { mapValues } from "../contract.ts";

/**
 * Guards the rules of Redocly and ours. They see elements whose form is wrong, too, and can fail there: the error is one more problem
 * of the element, which `lintContract` shows only if there is no other.
 */
export function guardRules(config: Config): void {
  const listRules = config.getRulesForSpecVersion.bind(config);
  const listGuarded = (version: Parameters<typeof listRules>[0]) =>
    listRules(version).map((rules) =>
      mapValues<unknown, unknown>(
        rules,
        (_, rule) => (settings: unknown) => guard((rule as (settings: unknown) => unknown)(settings)),
      ),
    );
  config.getRulesForSpecVersion = listGuarded as typeof listRules; // the types of all versions, which Redocly tells apart
}

/** Guards the functions of a visitor, which can be several and nested. */
function guard(visitor: unknown): unknown {
  if (Array.isArray(visitor)) return visitor.map(guard);
  if (isObject(visitor)) return mapValues(visitor, (_, inner) => guard(inner));
  if (typeof visitor !== "function") return visitor;
  return (element: unknown, context: UserContext, ...others: unknown[]) => {
    try {
      return visitor(element, context, ...others);
    } catch (error) {
      const message = `This element cannot be checked: ${(error as Error).message}; compare it with others of its kind`;
      context.report({ message });
    }
  };
}
