import { writeFile } from "node:fs/promises";
import { describeSystemError } from "./describe-system-error.ts";

/** Writes a file that an option names. @throws {Error} If it cannot be written; the message says which file and why. */
export async function writeOutput(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw toWriteError(file, error);
  }
}

/** Wraps an error in one that says which file cannot be written, and why. */
export function toWriteError(file: string, cause: unknown): Error {
  return new Error(`cannot write ${file}: ${describeSystemError(cause, "write")}`, { cause });
}
