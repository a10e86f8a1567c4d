import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { SchemaObject } from "../../../scripts/generate/contract.ts";

/** A fault of the contract in `linted.yaml`, with the messages of the lint by the text at their places. */
interface Fault {
  readonly edits: Readonly<Record<string, string>>;
  readonly says: Readonly<Record<string, string>>;
}

export const FIXTURE = "test/fixtures/linted.yaml";
export const contract = readFileSync(FIXTURE, "utf8");

/** Faults by name. Those of the structure and those of the meaning can be made together. */
export const faults: Readonly<Record<"structure" | "meaning" | "alone", Readonly<Record<string, Fault>>>> = parse(
  readFileSync("test/scripts/generate/faults.yaml", "utf8"),
);

/** A schema with values; `schemas.yaml` explains them. */
export interface PastedSchema {
  readonly schema: SchemaObject;
  readonly components?: Readonly<Record<string, SchemaObject>>;
  /** The message by the text at its place. */
  readonly refused?: Readonly<Record<string, string>>;
  readonly valid?: readonly unknown[];
  /** By message. */
  readonly invalid?: Readonly<Record<string, unknown>>;
  readonly unchecked?: Readonly<Record<string, unknown>>;
}

export const schemas: Readonly<Record<string, PastedSchema>> = parse(
  readFileSync("test/scripts/generate/schemas.yaml", "utf8"),
);

/** Replaces each text once. @throws Error if a text does not exist. */
export function editContract(edits: Fault["edits"], text = contract): string {
  return Object.entries(edits).reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`${FIXTURE} has no ${from}`);
    return before.replace(from, () => to);
  }, text);
}
