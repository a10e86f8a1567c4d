/** A fault of the contract, at an element or at the key of one. */
export interface Fault {
  /** JSON pointer to the element. */
  readonly pointer: string;
  readonly isAtKey: boolean;
  readonly message: string;
  /** The rule that found it, as `redocly.yaml` names it. */
  readonly rule: string;
}

/** A place in the file of a contract. */
export interface FaultPlace {
  readonly line: number;
  readonly column: number;
  /** The path of the element; empty if the file is no YAML. */
  readonly path: readonly string[];
}

/** A fault that `lintContract` names. */
export interface LintFault {
  readonly place: FaultPlace;
  /** The other places of which it says the same. */
  readonly others: readonly FaultPlace[];
  readonly message: string;
  /** Undefined if the file is no YAML. */
  readonly rule?: string;
}

/** Says where a fault is: `openapi.yaml:123:7 components.schemas.Webhook.required: Expected type … (struct)`. */
export function formatFault(fault: LintFault, file: string): string {
  const { line, column } = fault.place;
  return `${file}:${line}:${column} ${describeFault(fault)}`;
}

/** Says what a fault is about, without its line. */
export function describeFault({ place, others, message, rule }: LintFault): string {
  const path = place.path.length > 0 ? `${place.path.join(".")}: ` : "";
  const lines = [...new Set(others.map(({ line }) => line).filter((line) => line !== place.line))];
  const words = lines.length === 1 ? "line" : `${lines.length} other lines:`;
  const more = lines.length === 0 ? "" : `, and likewise in ${words} ${lines.join(", ")}`;
  return path + message + more + (rule === undefined ? "" : ` (${rule})`);
}

/** Rules about the form of single elements. Their faults come first: what they refuse, no other rule can read. */
export const FORM = ["struct", "contract/reference", "no-unresolved-refs"];

/** Rules that read other elements than the one that they report: one with a fault can mislead them. */
const READS_OTHERS = [
  "contract/discriminator-value",
  "contract/known-link",
  "contract/known-name",
  "contract/no-self-extension",
  "contract/pagination",
  "contract/path-parameter",
  "contract/shown-example",
  "contract/supported",
  "contract/typed-schema",
  "no-invalid-media-type-examples",
  "no-invalid-parameter-examples",
  "no-invalid-schema-examples",
  "no-required-schema-properties-undefined",
  "no-unused-components",
  "operation-parameters-unique",
  "security-defined",
  "security-scopes-defined",
];

/** A fault that follows from others: a validator cannot read what another rule refuses. */
const CONSEQUENCE = /^Example validation errored/;

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
