import { open } from "node:fs/promises";
import { UnreadableTrafficError } from "../../traffic/index.ts";
import { describeSystemError } from "./describe-system-error.ts";
import type { Io } from "./io.ts";

/** Large enough that most entries fit into one chunk, small compared to the memory of the process. */
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
export async function readWhole(name: string, io: Pick<Io, "stdin">): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readInput(name, io)) chunks.push(chunk);
  return new TextDecoder().decode(Buffer.concat(chunks));
}
