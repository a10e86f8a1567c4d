import { styleText } from "node:util";

/** The roles of text on a terminal, with their looks. */
const looks = {
  error: "red",
  warning: "yellow",
  good: "green",
  bad: "red",
  secondary: "dim",
  title: "bold",
} as const;

/** The kind of a text, which decides its colour. */
export type Role = keyof typeof looks;

/** The look of an output of the process. */
export interface Screen {
  /** Whether a person reads it; only then commands print progress and prose. */
  readonly isTerminal: boolean;
  /** Characters in a line of help. */
  readonly columns: number;
  /** Colours text by its role. Without colours, returns it as it is. */
  readonly paint: (role: Role, text: string) => string;
}

const UNKNOWN_COLUMNS = 80;
/** Longer lines are hard to read. */
const MAX_COLUMNS = 100;

/** Creates a screen. `columns` is the width of a terminal, if it is known. */
export function createScreen({ isTerminal = false, hasColors = false, columns = UNKNOWN_COLUMNS }): Screen {
  return {
    isTerminal,
    columns: isTerminal ? Math.min(columns, MAX_COLUMNS) : UNKNOWN_COLUMNS,
    paint: (role, text) => (hasColors ? styleText(looks[role], text, { validateStream: false }) : text),
  };
}

/** Describes a stream of the process. Node decides about colours: by the terminal, NO_COLOR, FORCE_COLOR and TERM. */
export function describeStream(stream: NodeJS.WriteStream): Screen {
  const hasColors = styleText("red", "x", { stream }) !== "x";
  return createScreen({ isTerminal: stream.isTTY === true, hasColors, columns: stream.columns || UNKNOWN_COLUMNS });
}
