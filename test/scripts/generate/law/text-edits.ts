import type { Random } from "../../../support/random.ts";

/** An edit of a line of a contract. */
export interface LineEdit {
  readonly text: string;
  /** The line that changed. */
  readonly line: number;
}

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

/** Edits a line at random. @returns undefined if the slip does not change the line. */
export function editLine(text: string, random: Random): (LineEdit & { readonly slip: string }) | undefined {
  const lines = text.split("\n");
  const index = Math.floor(random.next() * (lines.length - 1));
  const slip = random.pick(Object.keys(SLIPS));
  const line = lines[index] ?? "";
  const edited = SLIPS[slip]?.(line, lines[index + 1] ?? "");
  if (edited === undefined || edited === line || line.trim() === "" || line.trim().startsWith("#")) return undefined;
  lines[index] = edited;
  return { text: lines.join("\n"), line: index + 1, slip };
}
