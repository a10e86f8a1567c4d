import { isObject } from "../../contract/is-object.ts";
import { toPointer } from "../../contract/json-pointer.ts";
import type { Exchange } from "../read/exchange.ts";
import { findRecordedSchema, walkValue } from "./resolved-schema.ts";

/** A property that the contract does not know, inside an object that it does. */
export interface UndocumentedProperty {
  /** `ProjectUser.nickname`; `ProjectUser.*` for names that can be data, such as a number. */
  readonly name: string;
  readonly count: number;
  /** Position of the first exchange that has it, from 0. */
  readonly entry: number;
  /** JSON pointer to it in the body of that exchange. */
  readonly pointer: string;
}

/** Names of properties as developers choose them. Others, such as mail addresses, can be personal data. */
const WORD = /^[a-z][a-z_-]{0,40}\d{0,2}$/i;

/** Collects properties that the contract does not know, inside objects that it does. */
export class UndocumentedProperties {
  readonly #found = new Map<string, { count: number; entry: number; pointer: string }>();
  readonly #showsAll: boolean;

  /** @param showsAll Whether names that can be data are shown. */
  constructor(showsAll: boolean) {
    this.#showsAll = showsAll;
  }

  add(exchange: Exchange): void {
    const schema = findRecordedSchema(exchange);
    if (!schema || exchange.response.value === undefined) return;
    walkValue(exchange.response.value, schema, (part, value, path) => {
      if (part.isOpen || part.values || part.properties.size === 0 || !isObject(value)) return;
      for (const property in value) {
        if (part.properties.has(property)) continue;
        const shown = this.#showsAll || WORD.test(property) ? property : "*";
        const name = `${part.name}.${shown}`;
        const known = this.#found.get(name);
        if (known) known.count++;
        else this.#found.set(name, { count: 1, entry: exchange.index, pointer: toPointer([...path, shown]) });
      }
    });
  }

  report(): UndocumentedProperty[] {
    return [...this.#found].map(([name, place]) => ({ name, ...place })).sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}
