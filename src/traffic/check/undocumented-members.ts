import { findResponse, operations } from "../../contract/index.ts";
import { toPointer } from "../../contract/json-pointer.ts";
import type { Exchange, ExchangeResponse } from "../read/exchange.ts";
import { isObject, type Shape, shapeOf, walkShape } from "./schema-shape.ts";

/** A member that came in inside a shape of the contract that does not know it. */
export interface UndocumentedMember {
  /** `ProjectUser.nickname`. */
  readonly name: string;
  readonly count: number;
  /** The first exchange that has it, from 0, and where. */
  readonly entry: number;
  readonly pointer: string;
}

/** As much of an exchange as the body of its response needs. */
export type Answer = Pick<Exchange, "index" | "operationId"> & {
  readonly response: Pick<ExchangeResponse, "status" | "value">;
};

/** The shape of the response of an exchange; undefined where the contract has none for its status. */
export function responseShape({ operationId, response }: Answer): Shape | undefined {
  const schema = operationId && findResponse(operations[operationId], response.status)?.schema;
  return schema === undefined ? undefined : shapeOf(schema);
}

/** Collects members that the contract does not know, inside shapes that it does. */
export class UndocumentedMembers {
  readonly #found = new Map<string, { count: number; entry: number; pointer: string }>();

  /** Takes the next exchange of the recording. */
  add(exchange: Answer): void {
    const shape = responseShape(exchange);
    if (!shape || exchange.response.value === undefined) return;
    walkShape(exchange.response.value, shape, (part, value, path) => {
      if (part.isOpen || part.values || part.members.size === 0 || !isObject(value)) return;
      for (const member in value) {
        if (part.members.has(member)) continue;
        this.#count(`${part.name}.${member}`, 1, () => ({
          entry: exchange.index,
          pointer: toPointer([...path, member]),
        }));
      }
    });
  }

  /** Adds what was found in traffic that follows what was added so far. */
  merge({ name, count, entry, pointer }: UndocumentedMember): void {
    this.#count(name, count, () => ({ entry, pointer }));
  }

  /** The members found, with how often and where first. */
  report(): UndocumentedMember[] {
    return [...this.#found].map(([name, place]) => ({ name, ...place })).sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  #count(name: string, count: number, place: () => { entry: number; pointer: string }): void {
    const known = this.#found.get(name);
    if (known) known.count += count;
    else this.#found.set(name, { count, ...place() });
  }
}
