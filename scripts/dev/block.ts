import { describeStream } from "../../src/cli/io/screen.ts";

/** Shows the result of a step: a line with the seconds since the save, and details below it. */
export type Show = (step: string, isGood: boolean, text: string, details?: readonly string[]) => void;

const CLEAR = "\x1b[2J\x1b[3J\x1b[H";
const MAX_DETAILS = 10;

/** Prints a block for each save. A terminal is cleared before the next block; a pipe gets each line as it comes. */
export function createBlock(stream: NodeJS.WriteStream) {
  const { isTerminal, paint } = describeStream(stream);
  const formatStep = createStepFormat(stream);
  const rows = new Map<string, string>();
  let startedAt = 0;
  const print = (step: string, row: string) => {
    rows.set(step, row);
    stream.write(isTerminal ? `${CLEAR}${[...rows.values()].join("\n")}\n` : `${row}\n`);
  };
  const start = (title: string) => {
    startedAt = performance.now();
    rows.clear();
    print("", paint("title", `${title}  ${new Date().toLocaleTimeString("en-GB")}`));
  };
  const show: Show = (step, ...result) => print(step, formatStep(performance.now() - startedAt, step, ...result));
  return { start, show };
}

/** Returns a function that formats the result of a step, with the time since the start. */
export function createStepFormat(stream: NodeJS.WriteStream) {
  const { paint } = describeStream(stream);
  return (timeMs: number, ...[step, isGood, text, details = []]: Parameters<Show>): string => {
    const time = paint("secondary", `${(timeMs / 1000).toFixed(1)} s`);
    const mark = isGood ? paint("good", "✔") : paint("bad", "✖");
    const more = details.length > MAX_DETAILS ? [`and ${details.length - MAX_DETAILS} more`] : [];
    const head = `${mark} ${step.padEnd(9)} ${text}  ${time}`;
    return [head, ...details.slice(0, MAX_DETAILS), ...more].join("\n    ");
  };
}
