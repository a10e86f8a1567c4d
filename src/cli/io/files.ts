import { existsSync, globSync, statSync } from "node:fs";
import { mkdir, open, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { UnreadableTrafficError } from "../../traffic/read/parse-json.ts";
import { describeSystemError } from "./describe-system-error.ts";
import type { Io } from "./io.ts";

/**
 * Opens a file, or standard input if the name is `-`.
 * @throws {UnreadableTrafficError} If the file cannot be read, now or later; the message says why, without the name.
 */
export async function openInput(name: string, io: Pick<Io, "stdin">): Promise<AsyncGenerator<Uint8Array>> {
  if (name === "-") return explainErrors(io.stdin);
  if (isPattern(name)) throw new UnreadableTrafficError("matches no file");
  try {
    if (statSync(name).isDirectory()) throw new UnreadableTrafficError("is a directory; name the files in it");
    return explainErrors((await open(name)).createReadStream());
  } catch (error) {
    throw explainError(error);
  }
}

async function* explainErrors(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    throw explainError(error);
  }
}

function explainError(error: unknown): unknown {
  const isFromSystem = error instanceof Error && "code" in error;
  if (!isFromSystem) return error;
  return new UnreadableTrafficError(`cannot be read: ${describeSystemError(error)}`, { cause: error });
}

/** Replaces patterns (`**`, `*`, `?`, `[…]`, `{…}`) by the files that match, in the order of their names. One without any stays. */
export function expandNames(names: readonly string[]): string[] {
  const expanded = names.flatMap((name) => {
    const found = isPattern(name) ? globSync(name).filter(isFile) : [];
    return found.length === 0 ? [name] : found.sort();
  });
  return [...new Set(expanded)];
}

/** True for a file, and for no pipe, which would wait, or link that leads nowhere. */
function isFile(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isFile() === true;
}

function isPattern(name: string): boolean {
  return /[*?[{]/.test(name) && !existsSync(name);
}

/** @throws {Error} If `output` names one of the files that a command, such as the check, uses. */
export function refuseToReplace(
  files: readonly (string | undefined)[],
  output: string | undefined,
  user: string,
): void {
  if (output !== undefined && files.some((file) => file !== undefined && resolve(file) === resolve(output)))
    throw new Error(`--output ${output} would replace a file that the ${user} uses`);
}

/** Reads a whole file as text, without its byte order mark. @throws {UnreadableTrafficError} */
export async function readWhole(name: string, io: Pick<Io, "stdin">): Promise<string> {
  return text(await openInput(name, io));
}

/** Runs an action that reads a file. @throws {Error} If it is unreadable; the message names it. */
export async function explainRead<T>(file: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof UnreadableTrafficError)) throw error;
    throw new Error(`${file} ${error.message}`, { cause: error });
  }
}

/** Runs an action that writes a file. @throws {Error} If it fails; the message says which file and why. */
export async function explainWrite<T>(file: string, write: () => T | Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (cause) {
    throw new Error(`cannot write ${file}: ${describeSystemError(cause)}`, { cause });
  }
}

/** Writes a file of text, and its folder if that does not exist. @throws {Error} If it fails; the message names the file. */
export function writeText(file: string, text: string): Promise<void> {
  return explainWrite(file, async () => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  });
}
