import { isObject, toPointer, valueAt } from "../../src/contract/json.ts";
import type { Path } from "../generate/contract-fault.ts";
import type { Located } from "../generate/resolve-contract.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** A part of a contract, as it is written there. */
export interface Part extends Located {
  readonly document: object;
  /** The place for people: an operation or a component, and the way from there, such as `ProjectUser.login`. */
  readonly name: string;
}

/** The side that sends a message: the client a request, the service a response. */
export type Sender = "client" | "service";

/** What an element is, in the words of findings. */
export type Kind =
  | "contract"
  | "operation"
  | "parameter"
  | "request body"
  | "response"
  | "response header"
  | "media type"
  | "schema"
  | "alternative"
  | "items"
  | "property"
  | "other properties"
  | "security scheme"
  | "exported type";

/** An element of a contract: an operation, a parameter, a schema, a property and so on, or the whole of it. */
export interface Element {
  readonly kind: Kind;
  /** The name by which callers know it. The same element has the same key in both contracts. */
  readonly key: string;
  readonly sender: Sender;
  /** The part that its owner has, which can be a reference. Of a schema, the parts that a value must all match. */
  readonly declared: readonly Part[];
  /** Reads its content. Called only where it is needed, because a schema can contain itself. */
  readonly read: () => Content;
}

/** The content of an element: its facts, and the elements in it. */
export interface Content {
  /** Where it is written: the declared parts with references followed, and of a schema `allOf`, too. */
  readonly parts: readonly Part[];
  /** By keyword. */
  readonly facts: Fields;
  readonly children: readonly Element[];
}

/** Returns the part at a place. */
export function findPart(document: object, place: Path, name: string): Part {
  return { document, place, value: valueAt(document, toPointer(place)), name };
}

/** Returns the name of the component at a place, or of the one that has it in `allOf`. */
export function nameComponentAt(place: Path): string | undefined {
  return /^components,[^,]+,([^,]+)(,allOf,\d+)*$/.exec(place.join())?.[1];
}

/** Lists the values of a field as parts, one of each part that has the field. Their names end with the label. */
export function listIn(parts: readonly Part[], field: string, label = ""): Part[] {
  return parts.flatMap(({ document, place, value, name }) => {
    if (!isObject(value) || !Object.hasOwn(value, field)) return [];
    return { document, place: [...place, field], value: value[field], name: name + label };
  });
}

/** Returns a value as an object; anything else has no fields. */
export function readFields(value: unknown): Fields {
  return isObject(value) ? value : {};
}
