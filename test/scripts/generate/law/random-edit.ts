import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import type { Contract } from "../../../../scripts/generate/contract.ts";
import { isObject } from "../../../../src/contract/json.ts";
import { writeContract } from "../../../support/edit-contract.ts";
import { Random } from "../../../support/random.ts";
import { dataEdits, editData } from "./data-edits.ts";
import type { Path } from "./elements.ts";
import { editLine } from "./text-edits.ts";

/** A contract with one edit. */
export interface RandomEdit {
  /** The number that makes the same edit again. */
  readonly seed: number;
  readonly kind: string;
  readonly text: string;
  /** The edited contract; undefined if the text is not YAML. */
  readonly contract: Contract | undefined;
  /** The places of the edit; none if the text is not YAML. */
  readonly places: readonly Path[];
  /** The line of a slip of the hand. */
  readonly line?: number;
}

const SLIP = "a slip of the hand";
const KINDS = [...dataEdits, SLIP, SLIP, SLIP];

/** Edits a contract again and again, each time from its text. */
export function* createEdits(text: string, count: number, random: Random): Generator<RandomEdit> {
  const original = parse(text);
  for (let index = 0; index < count; index += 1) yield createEdit(text, original, Math.floor(random.next() * 2 ** 31));
}

/** Edits a contract, as the seed says. */
function createEdit(text: string, original: Contract & Record<string, unknown>, seed: number): RandomEdit {
  const random = new Random(seed);
  for (;;) {
    const kind = random.pick(KINDS);
    if (kind === SLIP) {
      const edit = editLine(text, random);
      if (!edit) continue;
      const { slip, ...edited } = edit;
      const slipped = tryParse(edit.text);
      const places = slipped === undefined ? [] : [findDifference(original, slipped)];
      return { seed, kind: `${kind}: ${slip}`, contract: slipped, places, ...edited };
    }
    const contract = structuredClone(original);
    const places = editData(contract, kind, random);
    if (places.length > 0 && !isDeepStrictEqual(contract, original))
      return { seed, kind, text: writeContract(contract), contract, places };
  }
}

function tryParse(text: string): Contract | undefined {
  try {
    return parse(text, { logLevel: "silent" });
  } catch {
    return undefined;
  }
}

/** Finds the path of the nearest value that has all differences in it. */
function findDifference(one: unknown, other: unknown, path: Path = []): Path {
  if (!isContainer(one) || !isContainer(other)) return path;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const [name, ...more] = names.filter((each) => !isDeepStrictEqual(one[each], other[each]));
  return name === undefined || more.length > 0 ? path : findDifference(one[name], other[name], [...path, name]);
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return isObject(value) || Array.isArray(value);
}
