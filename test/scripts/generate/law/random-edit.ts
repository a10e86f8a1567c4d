import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
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
  /** The places of the edit; none if the text is not YAML. */
  readonly places: readonly Path[];
  /** The line of a slip of the hand. */
  readonly line?: number;
}

const SLIP = "a slip of the hand";
const KINDS = [...dataEdits, SLIP, SLIP, SLIP];

/** Edits a contract again and again, each time from its text. */
export function* createEdits(text: string, count: number, random: Random): Generator<RandomEdit> {
  for (let index = 0; index < count; index += 1) yield createEdit(text, Math.floor(random.next() * 2 ** 31));
}

/** Edits a contract, as the seed says. */
export function createEdit(text: string, seed: number): RandomEdit {
  const random = new Random(seed);
  const original = parse(text);
  for (;;) {
    const kind = random.pick(KINDS);
    if (kind === SLIP) {
      const edit = editLine(text, random);
      if (edit)
        return {
          seed,
          kind: `${kind}: ${edit.slip}`,
          text: edit.text,
          line: edit.line,
          places: locate(original, edit.text),
        };
      continue;
    }
    const contract = structuredClone(original);
    const places = editData(contract, kind, random);
    if (places.length > 0 && !isDeepStrictEqual(contract, original))
      return { seed, kind, text: writeContract(contract), places };
  }
}

/** Finds the place where an edited text differs as data; none if it is not YAML. */
function locate(original: unknown, text: string): Path[] {
  try {
    return [findDifference(original, parse(text, { logLevel: "silent" }))];
  } catch {
    return [];
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
