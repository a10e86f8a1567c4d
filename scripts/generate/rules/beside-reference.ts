import type { UserContext } from "@redocly/openapi-core";
import { readProperty } from "../../../src/contract/json.ts";
import type { Ref } from "../contract.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";
import { createValueCheck, type ValueCheck } from "./value-check.ts";

/** Keywords that only describe a schema. Beside other references, `spec-ref-siblings` accepts a summary and a description. */
const DESCRIBING = /^(\$ref|summary|description|title|default|examples?|deprecated|readOnly|writeOnly|x-.*)$/;

export const besideReference: ContractRule = {
  id: "beside-reference",
  description:
    "Beside a `$ref` is only what describes: its form is right, and defaults and examples are values of the schema.",
  createVisitor: () => {
    let check: ValueCheck;
    return {
      Root(document) {
        check = createValueCheck(document);
      },
      ref(reference, context) {
        refuseOtherTypes(reference, context);
        if (context.type.name !== "Schema") return;
        for (const name of Object.keys(reference).filter((each) => !DESCRIBING.test(each))) {
          const message = Object.hasOwn(context.type.properties, name)
            ? `\`${name}\` beside \`$ref\` is not in the types; combine both in \`allOf\``
            : `Property \`${name}\` is not expected here`;
          refuse(context, message, name);
        }
        refuseOtherValues(reference as Ref & Values, context, check);
      },
    };
  },
};

/** Refuses keywords of another type, which the structure of Redocly does not read beside a `$ref`. */
function refuseOtherTypes(reference: object, context: UserContext): void {
  for (const [name, value] of Object.entries(reference)) {
    const declared = /^(summary|description)$/.test(name) ? { type: "string" } : context.type.properties[name];
    const type = readProperty(typeof declared === "function" ? declared(value, name) : declared, "type");
    const found = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
    const isRight = type === found || (type === "integer" && Number.isInteger(value));
    if (typeof type === "string" && !isRight) refuse(context, `Expected type \`${type}\` but got \`${found}\``, name);
  }
}

function refuseOtherValues({ $ref, ...values }: Ref & Values, context: UserContext, check: ValueCheck): void {
  const { default: byDefault, example, examples } = values;
  const shown = Array.isArray(examples) ? examples : [];
  const places = [
    { path: ["default"], value: byDefault },
    { path: ["example"], value: example },
    ...shown.map((value, index) => ({ path: ["examples", index], value })),
  ];
  for (const { path, value } of places) {
    const fault = value === undefined ? undefined : check({ $ref }, value);
    if (fault !== undefined) refuse(context, fault, ...path);
  }
}

interface Values {
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: unknown;
}
