import type { UserContext } from "@redocly/openapi-core";
import { readProperty } from "../../../src/contract/json.ts";
import { suggest } from "../suggest.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

export const componentSection: ContractRule = {
  id: "component-section",
  description:
    "Each component, operation and inline response names the section of the interface document that it encodes. The setting `sections` lists the sections of the document.",
  createVisitor: ({ sections = [] }) => {
    const requireSection = (element: object, context: UserContext, ...path: string[]) => {
      const message = 'Must carry `x-section`, a section of the interface document such as "2.3".';
      if (!("x-section" in element)) refuse(context, message, ...path);
    };
    const check = (named: unknown, context: UserContext, key: string) => {
      for (const name of [named ?? []].flat().map(String)) {
        if (!sections.includes(name))
          refuse(context, `"${name}" is not a section of the document; ${suggest(name, sections)}`, key);
      }
    };
    return {
      any: (element, context) => check(readProperty(element, "x-section"), context, "x-section"),
      Assumption: ({ section }, context) => check(section, context, "section"),
      Operation: (operation, context) => requireSection(operation, context),
      Response: (response, context) => requireSection(response, context),
      Components(components, context) {
        for (const [kind, group] of Object.entries(components))
          for (const [name, component] of Object.entries(group)) requireSection(component, context, kind, name);
      },
    };
  },
};
