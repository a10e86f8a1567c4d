import { readFileSync } from "node:fs";
import { parse } from "yaml";

type Edits = Readonly<Record<string, string>>;

/** A fault of the contract in `linted.yaml`, with the messages of `npm run generate` by the text at their places. */
interface Fault {
  readonly group: string;
  readonly fault: string;
  readonly edits: Edits;
  readonly says: Readonly<Record<string, string>>;
}

export const FIXTURE = "test/fixtures/linted.yaml";
export const contract = readFileSync(FIXTURE, "utf8");
const groups: Record<string, Record<string, [Edits, Fault["says"]]>> = parse(
  readFileSync("test/scripts/generate/faults.yaml", "utf8"),
);
export const faults: readonly Fault[] = Object.entries(groups).flatMap(([group, members]) =>
  Object.entries(members).map(([fault, [edits, says]]) => ({ group, fault, edits, says })),
);

/** Replaces each text once. @throws Error if a text does not exist. */
export function editContract(edits: Edits, text = contract): string {
  return Object.entries(edits).reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`${FIXTURE} has no ${from}`);
    return before.replace(from, () => to);
  }, text);
}
