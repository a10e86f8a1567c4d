/** A fault of the contract, at an element or at the key of one. */
export interface Fault {
  /** JSON pointer to the element. */
  readonly pointer: string;
  readonly isAtKey: boolean;
  readonly message: string;
  /** The rule that found it, as `redocly.yaml` names it. */
  readonly rule: string;
}

/** Rules about the form of single elements. Their faults come first: what they refuse, no other rule can read. */
const FORM = ["struct", "contract/reference"];

/** Rules that read other elements than the one that they report: one with a fault can mislead them. */
const READS_OTHERS = [
  "contract/activity-example",
  "contract/discriminator-value",
  "contract/known-link",
  "contract/known-name",
  "contract/no-self-extension",
  "contract/pagination",
  "contract/path-parameter",
  "contract/shown-example",
  "contract/supported",
  "contract/typed-object",
  "no-invalid-media-type-examples",
  "no-invalid-parameter-examples",
  "no-invalid-schema-examples",
  "no-required-schema-properties-undefined",
  "no-unused-components",
  "operation-parameters-unique",
  "security-defined",
  "security-scopes-defined",
];

/** Faults that follow from others: a rule or a validator cannot read what another rule refuses. */
const CONSEQUENCE = /^(Example validation errored|This element cannot be checked)/;

/** Rules about schemas, and those about their examples: what does not fit a wrong schema can be right. */
const ABOUT_SCHEMAS = ["contract/json-schema", "contract/possible-value", "contract/discriminator-value"];
const ABOUT_EXAMPLES = /^no-invalid-\w+(-\w+)?-examples$/;

/** Leaves out the faults that follow from other ones. */
export function selectCauses(faults: readonly Fault[]): Fault[] {
  const inForm = faults.filter(({ rule }) => FORM.includes(rule));
  const isInside = (fault: Fault) =>
    inForm.some(
      (other) => other !== fault && `${fault.pointer}/`.startsWith(`${other.pointer}/`) && !FORM.includes(fault.rule),
    );
  const own = faults.filter((fault) => inForm.length === 0 || (!READS_OTHERS.includes(fault.rule) && !isInside(fault)));
  const isSchemaWrong = own.some(({ rule }) => ABOUT_SCHEMAS.includes(rule));
  const causes = own.filter(
    ({ message, rule }) => !CONSEQUENCE.test(message) && !(isSchemaWrong && ABOUT_EXAMPLES.test(rule)),
  );
  return causes.length > 0 ? causes : own;
}
