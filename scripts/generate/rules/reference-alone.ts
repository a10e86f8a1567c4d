import { type ContractRule, refuse } from "./contract-rule.ts";

/** Keywords that only describe. */
const BESIDE_REF = /^(\$ref|summary|description|title|default|examples?|deprecated|readOnly|writeOnly|x-.*)$/;

export const referenceAlone: ContractRule = {
  id: "reference-alone",
  description:
    "No condition stands beside a `$ref` to a schema: the validators would have it, and the types would not.",
  createVisitor: () => ({
    ref(reference, context) {
      if (context.type.name !== "Schema") return;
      const keyword = Object.keys(reference).find((name) => !BESIDE_REF.test(name));
      if (keyword !== undefined)
        refuse(context, `\`${keyword}\` beside \`$ref\` is not in the types; combine both in \`allOf\``, keyword);
    },
  }),
};
