import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import type { Contract } from "../../../../scripts/generate/contract.ts";
import { isObject } from "../../../../src/contract/json.ts";
import { writeContract } from "../../../support/edit-contract.ts";
import { Random } from "../../../support/random.ts";
import { dataEdits, editData } from "./data-edits.ts";
import type { Path } from "./elements.ts";

type Slip = (line: string, next: string) => string;

/** Slips of the hand in a line of YAML. */
const SLIPS: Readonly<Record<string, Slip>> = {
  "one space too many": (line) => ` ${line}`,
  "one space too few": (line) => line.replace(/^ /, ""),
  "an indent too many": (line) => `  ${line}`,
  "an indent too few": (line) => line.replace(/^ {2}/, ""),
  "a tab": (line) => line.replace(/^ +/, (spaces) => "\t".repeat(spaces.length / 2)),
  "no space after a colon": (line) => line.replace(/: /, ":"),
  "no colon": (line) => line.replace(/:(?= |$)/, ""),
  "a bracket too few": (line) => line.replace(/[\]}](?!.*[\]}])/, ""),
  "a bracket too many": (line) => `${line} ]`,
  "a quote too few": (line) => line.replace(/"(?!.*")/, ""),
  "a quote too many": (line) => line.replace(/: /, ': "'),
  "a comma too many": (line) => `${line},`,
  "a dash too many": (line) => line.replace(/^( *)/, "$1- "),
  "no dash": (line) => line.replace(/- /, "  "),
  "an alias": (line) => line.replace(/: .*$/, ": *here"),
  "an anchor": (line) => line.replace(/: /, ": &here "),
  "a tag": (line) => line.replace(/: /, ": !thing "),
  "a merge key": (line) => `${line.replace(/\S.*$/, "")}<<: { a: 1 }\n${line}`,
  "the line twice": (line) => `${line}\n${line}`,
  "a word of another line": (line, next) => `${line} ${next.trim()}`,
  "a document mark": (line) => `---\n${line}`,
  "a colon in a text": (line) => line.replace(/(: \w+) /, "$1: "),
  "a percent sign": (line) => line.replace(/\S/, "%"),
};

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

/** Edits a line at random. @returns undefined if the slip does not change the line. */
function editLine(text: string, random: Random): { text: string; line: number; slip: string } | undefined {
  const lines = text.split("\n");
  const index = Math.floor(random.next() * (lines.length - 1));
  const slip = random.pick(Object.keys(SLIPS));
  const line = lines[index] ?? "";
  const edited = SLIPS[slip]?.(line, lines[index + 1] ?? "");
  if (edited === undefined || edited === line || line.trim() === "" || line.trim().startsWith("#")) return undefined;
  lines[index] = edited;
  return { text: lines.join("\n"), line: index + 1, slip };
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
