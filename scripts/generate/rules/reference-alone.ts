import type { Ref } from "../contract.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

/** Keywords that only describe. */
const BESIDE_REF = /^(\$ref|summary|description|title|default|examples?|deprecated|readOnly|writeOnly|x-.*)$/;

export const referenceAlone: ContractRule = {
  id: "reference-alone",
  description:
    "A `$ref` to a schema leads to a component, and no condition stands beside it: the types would not have it.",
  createVisitor: () => ({
    ref(reference, context) {
      if (context.type.name !== "Schema") return;
      const { $ref } = reference as Ref;
      if (/^#\/(?!components\/schemas\/[^/]+$)/.test($ref))
        refuse(context, `"${$ref}" is not a component; move the schema to components.schemas`, "$ref");
      const keyword = Object.keys(reference).find((name) => !BESIDE_REF.test(name));
      if (keyword !== undefined)
        refuse(context, `\`${keyword}\` beside \`$ref\` is not in the types; combine both in \`allOf\``, keyword);
    },
  }),
};
