import { createReadStream } from "node:fs";
import { UnreadableTrafficError } from "../../traffic/index.ts";
import type { Io } from "./io.ts";

/** Large enough that most entries lie in one chunk, small beside the memory of the process. */
const CHUNK_BYTES = 1 << 20;

/** The bytes of a file, or of standard input for `-`. @throws {UnreadableTrafficError} In one line, without the path. */
export async function* readInput(file: string, io: Pick<Io, "stdin">): AsyncGenerator<Uint8Array> {
  try {
    yield* file === "-" ? io.stdin : createReadStream(file, { highWaterMark: CHUNK_BYTES });
  } catch (error) {
    if (error instanceof UnreadableTrafficError || !(error instanceof Error) || !("code" in error)) throw error;
    throw new UnreadableTrafficError(reasons[String(error.code)] ?? `cannot be read (${error.code})`, { cause: error });
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "does not exist",
  EISDIR: "is a directory",
  EACCES: "may not be read",
};

/** All of a file as text. @throws {UnreadableTrafficError} */
export async function readWhole(file: string, io: Pick<Io, "stdin">): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readInput(file, io)) chunks.push(chunk);
  return Buffer.concat(chunks)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
}
