import { statSync } from "node:fs";
import { open, writeFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { UnreadableTrafficError } from "../../traffic/index.ts";
import { parseJson } from "../../traffic/internal.ts";
import type { Io } from "./io.ts";

/** Descriptions of the error codes of Node and the operating system, by action. */
const descriptions = {
  read: {
    ENOENT: "does not exist",
    EISDIR: "is a directory",
    EACCES: "may not be read",
  },
  write: {
    ENOENT: "its directory does not exist",
    ENOTDIR: "its directory is a file",
    EISDIR: "it is a directory",
    EACCES: "it may not be written",
    EROFS: "it may not be written",
    ENOSPC: "the disk is full",
    EFBIG: "it would be larger than the system allows",
  },
  listen: {
    EADDRINUSE: "it is in use; choose another port, or 0 for a free one",
    EACCES: "this user may not use it; choose a port above 1023",
    EADDRNOTAVAIL: "this machine does not have the address",
    ENOTFOUND: "the host is unknown",
    EAI_AGAIN: "the host cannot be resolved",
  },
} as const;

/** Describes why the system refused to read, write or listen; falls back to the error's message. */
export function describeSystemError(error: unknown, action: keyof typeof descriptions): string {
  if (!(error instanceof Error)) return String(error);
  const known: Readonly<Record<string, string>> = descriptions[action];
  return ("code" in error ? known[String(error.code)] : undefined) ?? error.message;
}

/** Holds most entries as a whole. */
const CHUNK_BYTES = 1 << 18;

/**
 * Opens a file, or standard input if the name is `-`.
 * @throws {UnreadableTrafficError} If the file cannot be read; the message says why, without the name.
 */
export async function openInput(
  name: string,
  io: Pick<Io, "stdin">,
  chunkBytes = CHUNK_BYTES,
): Promise<AsyncIterable<Uint8Array>> {
  if (name === "-") return explainErrors(io.stdin);
  try {
    const file = await open(name);
    if (!(await file.stat()).isDirectory()) return explainErrors(file.createReadStream({ highWaterMark: chunkBytes }));
    await file.close();
    throw Object.assign(new Error("a directory"), { code: "EISDIR" }); // as reading it would
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
  return isFromSystem ? new UnreadableTrafficError(describeSystemError(error, "read"), { cause: error }) : error;
}

/** Reads the bytes of a file, or of standard input if the name is `-`. @throws {UnreadableTrafficError} */
export async function* readInput(name: string, io: Pick<Io, "stdin">): AsyncGenerator<Uint8Array> {
  yield* await openInput(name, io);
}

/** Reads a whole file as text, without its byte order mark. @throws {UnreadableTrafficError} */
export function readWhole(name: string, io: Pick<Io, "stdin">): Promise<string> {
  return text(readInput(name, io));
}

/** Reads a file of JSON that an option names. @throws {Error} If it cannot be read or is invalid; the message names it. */
export function readJson<T>(file: string, parse: (value: unknown) => T, io: Pick<Io, "stdin">): Promise<T> {
  return explainRead(file, async () => parse(parseJson(await readWhole(file, io))));
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

/** Writes a file that an option names. @throws {Error} If it cannot be written; the message says which file and why. */
export async function writeOutput(file: string, content: string): Promise<void> {
  await explainWrite(file, () => writeFile(file, content));
}

/** Runs an action that writes a file. @throws {Error} If it fails; the message says which file and why. */
export async function explainWrite<T>(file: string, write: () => T | Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw toWriteError(file, error);
  }
}

/** Wraps an error in one that says which file cannot be written, and why. */
export function toWriteError(file: string, cause: unknown): Error {
  return new Error(`cannot write ${file}: ${describeSystemError(cause, "write")}`, { cause });
}

/** Adds the sizes of files in bytes. Other inputs, such as pipes, have none. */
export function sumSizes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
}
