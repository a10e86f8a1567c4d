import { readFileSync } from "node:fs";
import MarkdownIt from "markdown-it";

/** A fenced block of a page. */
interface CodeBlock {
  readonly language: string;
  readonly code: string;
  /** The nearest "In your project", "In a clone" or "On your server" above it. */
  readonly place: Place | undefined;
}

type Place = "your project" | "a clone" | "your server";

/** A command of a page. */
export interface PageCommand {
  readonly page: string;
  readonly command: string;
  /** The block of output that follows it: the output, or its first lines. */
  readonly output?: string;
}

const parser = new MarkdownIt({ html: true });

/** Returns the fenced blocks of a page, in order. */
function readBlocks(page: string): CodeBlock[] {
  let place: Place | undefined;
  return parser.parse(readFileSync(page, "utf8"), {}).flatMap(({ type, info: language, content }) => {
    const named = content.match(/(?<=\b[IO]n )(?:your project|a clone|your server)\b/gi) ?? [];
    if (type === "inline") place = (named.at(-1) as Place | undefined) ?? place;
    return type === "fence" && language !== "" ? { language, code: content, place } : [];
  });
}

/** Returns the contents of the fenced blocks of this language, in order. */
export function fencedCode(page: string, language: string): string[] {
  return readBlocks(page)
    .filter((block) => block.language === language)
    .map(({ code }) => code);
}

/** Returns the commands in the shell blocks of a page, in order. */
export function shellCommands(page: string): string[] {
  return fencedCode(page, "sh").flatMap(splitCommands);
}

/**
 * Returns the commands in the shell blocks of a page that work in a place, in order.
 * @throws Error if the page does not say in which place a block works.
 */
export function listCommands(page: string, place: Place): PageCommand[] {
  const blocks = readBlocks(page);
  return blocks.flatMap((block, at) => {
    if (block.language !== "sh") return [];
    const commands = splitCommands(block.code).map((command) => ({ page, command }));
    if (block.place === undefined) throw new Error(`${page}: in which place does this work? ${commands[0]?.command}`);
    if (block.place !== place) return [];
    const next = blocks[at + 1];
    const last = commands.at(-1);
    if (last === undefined || next?.language !== "text") return commands;
    return commands.with(-1, Object.assign(last, { output: next.code }));
  });
}

/** Splits a shell block into commands, without comments. */
function splitCommands(block: string): string[] {
  return block
    .replaceAll("\\\n", "")
    .split(/\n| && /)
    .map((line) => line.replace(/(^|\s+)#.*$/, "").trim())
    .filter((line) => line !== "");
}
