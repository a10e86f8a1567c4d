import { open } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import type { Io } from "./io.ts";

/** Lines of a text, and how many bytes it has where that is known. */
export interface Lines {
  readonly lines: AsyncIterable<string>;
  readonly bytes?: number;
}

/**
 * Lines of a text file, read as they are asked for; `-` reads standard input.
 * @throws Error that says which file cannot be read, and why.
 */
export async function readLines(name: string, io: Io): Promise<Lines> {
  if (name === "-")
    return { lines: createInterface({ input: Readable.from(io.stdin), crlfDelay: Number.POSITIVE_INFINITY }) };
  const file = await open(name).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === "ENOENT" ? `${name}: no such file` : `${name}: ${error.message}`);
  });
  const status = await file.stat();
  if (status.isDirectory()) {
    await file.close();
    throw new Error(`${name}: is a directory`);
  }
  return { lines: file.readLines(), ...(status.isFile() && { bytes: status.size }) };
}
