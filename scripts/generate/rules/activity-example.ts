import { valueAt } from "../../../src/contract/json.ts";
import { type ContractRule, refuse, resolveLinted } from "./contract-rule.ts";

export const activityExample: ContractRule = {
  id: "activity-example",
  description: "Each event type (§6.1) has an example of its name: a page with one event of this type.",
  createVisitor: () => ({
    Root(document, context) {
      const { eventTypes, resolveComponent } = resolveLinted(document);
      const { schemas, examples = {} } = document.components;
      const types = Object.keys(eventTypes);
      const mappings = Object.entries(schemas).map(([name, schema]) => ({ name, ...schema.discriminator }));
      const union = mappings.find(
        ({ mapping = {} }) => types.length > 0 && Object.keys(mapping).join() === types.join(),
      );
      for (const type of types) {
        const { const: value, enum: values = [value] } =
          resolveComponent(eventTypes[type] ?? "").properties?.[union?.propertyName ?? ""] ?? {};
        if (union === undefined || !values.includes(type)) continue; // the rule discriminator-value reports it
        const mapping = ["components", "schemas", union.name, "discriminator", "mapping", type];
        const [place, message] =
          type in examples
            ? [["components", "examples", type], "must be a page with one event of the type that is its name"]
            : [mapping, "must have an example of its name in components.examples: a page with one event of this type"];
        if (valueAt(examples[type], `/value/data/0/${union.propertyName}`) !== type) refuse(context, message, ...place);
      }
    },
  }),
};
