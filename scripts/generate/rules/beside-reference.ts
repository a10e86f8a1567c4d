import type { Ref } from "../contract.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";
import { createValueCheck, type ValueCheck } from "./value-check.ts";

/** Keywords that only describe. */
const DESCRIBING = /^(\$ref|\$comment|summary|description|title|default|examples?|deprecated|readOnly|writeOnly|x-.*)$/;

export const besideReference: ContractRule = {
  id: "beside-reference",
  description:
    "No condition stands beside a `$ref` to a schema: the types would not have it. Defaults and examples there are values of the schema.",
  createVisitor: () => {
    let check: ValueCheck;
    return {
      Root(document) {
        check = createValueCheck(document);
      },
      ref(reference, context) {
        if (context.type.name !== "Schema") return;
        const keyword = Object.keys(reference).find((name) => !DESCRIBING.test(name));
        if (keyword !== undefined)
          refuse(context, `\`${keyword}\` beside \`$ref\` is not in the types; combine both in \`allOf\``, keyword);
        const { $ref, default: byDefault, example, examples = [] } = reference as Ref & Values;
        const values = {
          default: byDefault,
          example,
          ...Object.fromEntries(examples.map((value, index) => [`examples.${index}`, value])),
        };
        for (const [name, value] of Object.entries(values)) {
          const fault = value === undefined ? undefined : check({ $ref }, value);
          if (fault !== undefined) refuse(context, fault, ...name.split("."));
        }
      },
    };
  },
};

interface Values {
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
}
