import { isObject } from "../check/schema-shape.ts";
import { defaultRedactionRules } from "../redact/redaction-rules.ts";
import { typeOf } from "./widen-schema.ts";

const MOST_VALUES = 8;
const ENOUGH_SAMPLES = 20;
const LONGEST_VALUE = 40;
const DEEPEST = 6;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:?\d{2})$/;

/** What was seen in one place, as little of it as a schema needs. Memory does not grow with the number of samples. */
export class SchemaSamples {
  #count = 0;
  #objects = 0;
  #areAllDates = true;
  readonly #depth: number;
  readonly #types = new Map<string, number>();
  readonly #members = new Map<string, SchemaSamples>();
  /** Distinct strings, until there are too many to be a list. */
  #values: Set<string> | undefined = new Set();
  #items: SchemaSamples | undefined;

  constructor(depth = 0) {
    this.#depth = depth;
  }

  add(value: unknown): void {
    this.#count++;
    const type = typeOf(value);
    this.#types.set(type, (this.#types.get(type) ?? 0) + 1);
    if (typeof value === "string") this.#addText(value);
    if (this.#depth >= DEEPEST) return;
    if (Array.isArray(value)) {
      this.#items ??= new SchemaSamples(this.#depth + 1);
      for (const item of value) this.#items.add(item);
    }
    if (!isObject(value)) return;
    this.#objects++;
    for (const [name, member] of Object.entries(value)) this.addMember(name, member);
  }

  /** Adds a member of an object whose other members are known. */
  addMember(name: string, value: unknown): void {
    const samples = this.#members.get(name) ?? new SchemaSamples(this.#depth + 1);
    this.#members.set(name, samples);
    samples.add(value);
  }

  /** Says that one more object was seen, of which only some members are added. */
  addObject(): void {
    this.#objects++;
  }

  get hasMembers(): boolean {
    return this.#members.size > 0;
  }

  /** Members as schemas, and those that were always there. */
  members(): { properties: Record<string, unknown>; always: string[]; seen: number } {
    const sorted = [...this.#members].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      properties: Object.fromEntries(sorted.map(([name, samples]) => [name, samples.schema(name)])),
      always: sorted.filter(([, samples]) => samples.#count === this.#objects).map(([name]) => name),
      seen: this.#objects,
    };
  }

  /** The narrowest schema that all samples keep. `name` is the member that they stand under. */
  schema(name: string): Record<string, unknown> {
    const types = [...this.#types.keys()].sort().filter((type) => type !== "integer" || !this.#types.has("number"));
    const isPersonal = Object.hasOwn(defaultRedactionRules.properties, name);
    const list =
      !isPersonal && types.includes("string") && this.#isList() ? [...(this.#values ?? [])].sort() : undefined;
    const isDate = types.includes("string") && this.#areAllDates;
    const { properties, always } = this.members();
    return {
      type: types.length === 1 ? types[0] : types,
      ...(isDate && { format: "date-time" }),
      ...(list && !isDate && types.length === 1 && { enum: list }),
      ...(this.#items && { items: this.#items.#count > 0 ? this.#items.schema(name) : {} }),
      ...(this.hasMembers && {
        properties,
        additionalProperties: true,
        ...(always.length > 0 && { required: always }),
      }),
      ...(types.includes("object") && !this.hasMembers && { additionalProperties: true }),
      "x-seen": this.#count,
    };
  }

  #addText(text: string): void {
    this.#areAllDates &&= DATE_TIME.test(text);
    this.#values?.add(text);
    if (text.length > LONGEST_VALUE || (this.#values?.size ?? 0) > MOST_VALUES) this.#values = undefined;
  }

  #isList(): boolean {
    return this.#values !== undefined && this.#count >= ENOUGH_SAMPLES;
  }
}
