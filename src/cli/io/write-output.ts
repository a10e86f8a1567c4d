import { writeFile } from "node:fs/promises";
import { reasonOf } from "./reason-of.ts";

/** Writes a file that an option names. @throws {Error} That names the file and what is wrong with it. */
export async function writeOutput(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw cannotWrite(file, error);
  }
}

/** Says which file cannot be written, and why. */
export function cannotWrite(file: string, cause: unknown): Error {
  return new Error(`cannot write ${file}: ${reasonOf(cause, reasons)}`, { cause });
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "its directory does not exist",
  ENOTDIR: "its directory is a file",
  EISDIR: "it is a directory",
  EACCES: "it may not be written",
  EROFS: "it may not be written",
  ENOSPC: "the disk is full",
};
