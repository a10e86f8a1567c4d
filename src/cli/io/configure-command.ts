import { styleText } from "node:util";
import type { AddHelpTextContext, Command } from "commander";
import { suggestName } from "../../contract/suggest-name.ts";
import type { Io } from "./io.ts";
import { printMessage } from "./output.ts";
import { UNKNOWN_COLUMNS } from "./screen.ts";

/**
 * Makes a command print its help and its errors in the look of the outputs. Errors are thrown, too.
 * @param usage The way to call it, if that is not its name.
 */
export function configureCommand(
  command: Command,
  name: string,
  io: Pick<Io, "out" | "err" | "screen" | "errScreen">,
  usage = name,
): void {
  command
    .exitOverride()
    .configureHelp({
      minWidthToWrap: 20,
      styleTitle: (title) => styleText("bold", title, { validateStream: false }),
      subcommandDescription: (child) => child.description().replace(/\.( .*)?$/s, ""), // its first sentence
    })
    .configureOutput({
      writeOut: io.out,
      writeErr: io.err,
      getOutHelpWidth: () => io.screen.columns,
      getErrHelpWidth: () => io.errScreen.columns,
      getOutHasColors: () => io.screen.hasColors,
      getErrHasColors: () => io.errScreen.hasColors,
      outputError(text) {
        // Commander prints "error: unknown option '--prot'\n(Did you mean --port?)\n".
        const line = (describeMisspelled(command, text) ?? text).replace("error: ", "").trimEnd().replaceAll("\n", " ");
        const sentence = line.endsWith(".") ? line.slice(0, -1) : line;
        printMessage("error", name, `${sentence}; see ${usage} --help`, io);
      },
    });
}

export interface Notes {
  /** Paragraphs; indented lines stay as they are. */
  readonly text?: string;
  readonly exitCode?: string;
  readonly examples?: readonly string[];
}

/** Returns a formatter of notes, for `addHelpText`. */
export function formatNotes({ text, exitCode, examples = [] }: Notes) {
  return ({ command, error }: AddHelpTextContext): string => {
    const help = command.createHelp();
    const { getErrHelpWidth, getOutHelpWidth } = command.configureOutput();
    const width = (error ? getErrHelpWidth : getOutHelpWidth)?.() ?? UNKNOWN_COLUMNS;
    const wrap = (paragraph: string) => (/^\s/.test(paragraph) ? paragraph : help.boxWrap(paragraph, width));
    const title = examples.length > 1 ? "Examples:" : "Example:";
    return [
      ...(text === undefined ? [] : ["", ...joinParagraphs(text.trim()).split("\n").map(wrap)]),
      ...(exitCode === undefined ? [] : ["", wrap(`${help.styleTitle("Exit code:")} ${exitCode}`)]),
      ...(examples.length === 0 ? [] : ["", help.styleTitle(title), ...examples.map((example) => `  ${example}`)]),
    ].join("\n");
  };
}

/** Joins the lines of each paragraph to one; indented lines are no paragraph. */
function joinParagraphs(text: string): string {
  return text.replaceAll(/(?<=^\S.*)\n(?=\S)/gm, " ");
}

/** Commander reports a missing option before the misspelled one that was meant, and finds `--a_b` not similar to `--aB`. */
function describeMisspelled(command: Command, text: string): string | undefined {
  const [unknown] = command.args.map((arg) => /^--[\w-]+/.exec(arg)).find(Boolean) ?? [];
  if (unknown === undefined || !/^error: (?:required|unknown) option/.test(text)) return undefined;
  const nearest = suggestName(
    unknown,
    command.options.map(({ long }) => long ?? ""),
  );
  if (nearest === unknown) return `option '${unknown}' takes no value`;
  return `unknown option '${unknown}'${nearest === undefined ? "" : ` (Did you mean ${nearest}?)`}`;
}
