import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { SchemaObject } from "../../../scripts/generate/contract.ts";
import type { FaultPlace } from "../../../scripts/generate/lint/fault.ts";
import { editText } from "../../support/edit-contract.ts";

/** What the lint says, and the text at the place that it names. */
export interface Refusal {
  readonly at: string;
  readonly says: string;
}

/** A fault of the contract in `linted.yaml`. */
interface Fault {
  readonly replace: Readonly<Record<string, string>>;
  readonly refused: readonly Refusal[];
}

export const contract = readFileSync("test/fixtures/linted.yaml", "utf8");

/** Faults by name. Those of the structure and those of the meaning can be made together. */
export const faults: Readonly<Record<"structure" | "meaning" | "alone", Readonly<Record<string, Fault>>>> = parse(
  readFileSync("test/scripts/generate/faults.yaml", "utf8"),
);

/** A schema with values; `schemas.yaml` explains them. */
export interface PastedSchema {
  readonly schema: SchemaObject;
  readonly components?: Readonly<Record<string, SchemaObject>>;
  readonly refused?: Refusal;
  readonly valid?: readonly unknown[];
  /** By message. */
  readonly invalid?: Readonly<Record<string, unknown>>;
  readonly unchecked?: Readonly<Record<string, unknown>>;
}

export const schemas: Readonly<Record<string, PastedSchema>> = parse(
  readFileSync("test/scripts/generate/schemas.yaml", "utf8"),
);

/** Returns the rest of the line at a place. */
export function readPlace(text: string, { line, column }: FaultPlace): string {
  return text.split("\n")[line - 1]?.slice(column - 1) ?? "";
}

/** Replaces texts of the contract. */
export function replace(texts: Fault["replace"], text = contract): string {
  return editText(text, { replace: texts });
}
