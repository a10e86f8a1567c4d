import { open } from "node:fs/promises";
import type { Io } from "./io.ts";

/** Small enough that the allocator uses the memory of one chunk again for the next. */
const CHUNK_BYTES = 64 * 1024;

/** The bytes of a dataset, and how many there are where that is known. */
export interface DatasetBytes {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly size?: number;
}

/**
 * The bytes of a file, read as they are asked for; `-` reads standard input.
 * @throws Error that says which file cannot be read, and why.
 */
export async function readDataset(name: string, io: Io): Promise<DatasetBytes> {
  if (name === "-") return { chunks: io.stdin };
  const file = await open(name).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === "ENOENT" ? `${name}: no such file` : `${name}: ${error.message}`);
  });
  const status = await file.stat();
  if (status.isDirectory()) {
    await file.close();
    throw new Error(`${name}: is a directory`);
  }
  const chunks = file.createReadStream({ highWaterMark: CHUNK_BYTES });
  return { chunks, ...(status.isFile() && { size: status.size }) };
}
