import type { UserContext } from "@redocly/openapi-core";
import { readProperty, toPath } from "../../../src/contract/json.ts";
import { suggest } from "../contract-fault.ts";
import { type Inheritance, listInheritances } from "../sources.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

type References = Inheritance["references"];

export const componentSection: ContractRule = {
  id: "component-section",
  description:
    "Each operation names the section of the interface document that it encodes. A component has the section of the elements that refer to it, or names its own. The setting `sections` lists the sections of the document.",
  createVisitor: ({ sections: known = [] }) => {
    const check = (named: unknown, context: UserContext, key: string) => {
      for (const name of [named ?? []].flat().map(String)) {
        if (!known.includes(name))
          refuse(context, `"${name}" is not a section of the document; ${suggest(name, known)}`, key);
      }
    };
    const checkOwn = (element: unknown, context: UserContext) =>
      check(readProperty(element, "x-section"), context, "x-section");
    return {
      any: checkOwn,
      ref: checkOwn,
      Assumption: ({ section }, context) => check(section, context, "section"),
      Operation(operation, context) {
        const message = 'Must carry `x-section`, a section of the interface document such as "2.3".';
        if (!("x-section" in operation)) refuse(context, message);
      },
      Root(document, context) {
        for (const { pointer: component, sections, references } of listInheritances(document)) {
          const message = `elements of the sections ${sections.join(" and ")} refer to ${toPath(component).at(-1)}; choose one there, in \`x-section\``;
          for (const { pointer } of listOthers(references)) refuse(context, message, ...toPath(pointer));
        }
      },
    };
  },
};

/** Lists the references with another section than most of those to the same component. One in a component of several sections is reported there. */
function listOthers(references: References): References {
  if (references.some(({ sections }) => sections.length > 1)) return [];
  const groups = [...Map.groupBy(references, ({ sections: [section] }) => section).values()];
  const most = Math.max(...groups.map(({ length }) => length));
  const hasMost = groups.filter(({ length }) => length === most);
  return groups.length < 2 ? [] : groups.filter((group) => hasMost.length > 1 || !hasMost.includes(group)).flat();
}
