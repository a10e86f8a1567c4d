import { readProperty } from "../../../src/contract/json.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

/** Keywords that only describe a schema. Beside other references, `spec-ref-siblings` accepts a summary and a description. */
const DESCRIBING = /^(\$ref|summary|description|title|deprecated|readOnly|writeOnly|x-.*)$/;

export const besideReference: ContractRule = {
  id: "beside-reference",
  description: "Beside a `$ref` is only what describes, in the right form.",
  createVisitor: () => ({
    ref(reference, context) {
      for (const [name, value] of Object.entries(reference)) {
        const isKnown = Object.hasOwn(context.type.properties, name);
        if (context.type.name === "Schema" && !DESCRIBING.test(name)) {
          const message = `\`${name}\` beside \`$ref\` is not in the types; combine both in \`allOf\``;
          refuse(context, isKnown ? message : `Property \`${name}\` is not expected here`, name);
          continue;
        }
        // The structure of Redocly does not read what stands beside a reference.
        const declared = /^(summary|description)$/.test(name) ? { type: "string" } : context.type.properties[name];
        const type = readProperty(typeof declared === "function" ? declared(value, name) : declared, "type");
        const found = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
        const isRight = type === found || (type === "integer" && Number.isInteger(value));
        if (typeof type === "string" && !isRight)
          refuse(context, `Expected type \`${type}\` but got \`${found}\``, name);
      }
    },
  }),
};
