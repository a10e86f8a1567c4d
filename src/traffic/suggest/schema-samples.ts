import { isDateTime } from "../../contract/is-date-time.ts";
import { isObject } from "../../contract/is-object.ts";
import { defaultRedactionRules } from "../redact/redaction-rules.ts";
import { detectType } from "./widen-schema.ts";

/** Limits of what becomes a closed list. */
const MAX_VALUES = 8;
const MIN_SAMPLES = 20;
const MAX_VALUE_LENGTH = 40;
const MAX_DEPTH = 6;

/** Summarises the values seen in one place. Memory does not grow with the number of samples. */
export class SchemaSamples {
  #count = 0;
  #objects = 0;
  #areAllDates = true;
  readonly #depth: number;
  readonly #types = new Set<string>();
  readonly #properties = new Map<string, SchemaSamples>();
  /** Distinct strings, until there are too many for a list. */
  #values: Set<string> | undefined = new Set();
  #items: SchemaSamples | undefined;

  constructor(depth = 0) {
    this.#depth = depth;
  }

  add(value: unknown): void {
    this.#count++;
    this.#types.add(detectType(value));
    if (typeof value === "string") this.#addText(value);
    if (this.#depth >= MAX_DEPTH) return;
    if (Array.isArray(value)) {
      this.#items ??= new SchemaSamples(this.#depth + 1);
      for (const item of value) this.#items.add(item);
    }
    if (!isObject(value)) return;
    this.#objects++;
    for (const [name, inner] of Object.entries(value)) this.addProperty(name, inner);
  }

  /** Adds one property of an object; call `addObject` once for the object. */
  addProperty(name: string, value: unknown): void {
    const samples = this.#properties.get(name) ?? new SchemaSamples(this.#depth + 1);
    this.#properties.set(name, samples);
    samples.add(value);
  }

  /** Counts an object of which only some properties are added. */
  addObject(): void {
    this.#objects++;
  }

  get hasProperties(): boolean {
    return this.#properties.size > 0;
  }

  /** Returns the schemas of the properties, and the names of those that every object had. */
  describeProperties(): { properties: Record<string, unknown>; always: string[]; seen: number } {
    const sorted = [...this.#properties].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      properties: Object.fromEntries(sorted.map(([name, samples]) => [name, samples.toSchema(name)])),
      always: sorted.filter(([, samples]) => samples.#count === this.#objects).map(([name]) => name),
      seen: this.#objects,
    };
  }

  /** Returns the narrowest schema that allows all samples. @param name Property that holds them. */
  toSchema(name: string): Record<string, unknown> {
    const types = [...this.#types].sort().filter((type) => type !== "integer" || !this.#types.has("number"));
    const isPersonal = Object.hasOwn(defaultRedactionRules.properties, name);
    const isDate = types.includes("string") && this.#areAllDates;
    const isList = !isPersonal && !isDate && types.join() === "string" && this.#count >= MIN_SAMPLES;
    const { properties, always } = this.describeProperties();
    return {
      type: types.length === 1 ? types[0] : types,
      ...(isDate && { format: "date-time" }),
      ...(isList && this.#values && { enum: [...this.#values].sort() }),
      ...(this.#items && { items: this.#items.#count > 0 ? this.#items.toSchema(name) : {} }),
      ...(this.hasProperties && {
        properties,
        additionalProperties: true,
        ...(always.length > 0 && { required: always }),
      }),
      ...(types.includes("object") && !this.hasProperties && { additionalProperties: true }),
      "x-seen": this.#count,
    };
  }

  #addText(text: string): void {
    this.#areAllDates &&= isDateTime(text);
    this.#values?.add(text);
    if (text.length > MAX_VALUE_LENGTH || (this.#values?.size ?? 0) > MAX_VALUES) this.#values = undefined;
  }
}
