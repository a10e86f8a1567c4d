import { closeSync, ftruncateSync, mkdirSync, openSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type { HarSink } from "./create-recorder.ts";
import { RECORDER } from "./har.ts";

const HEAD = `{"log":{"version":"1.2","creator":{"name":"${RECORDER}","version":"1"},"pages":[],"entries":[\n`;
const TAIL = "\n]}}\n";

/** A kill cannot stop a write that stays inside one page of memory. */
const PAGE_BYTES = 4096;

/**
 * Writes an archive to a file, one entry a line. Each write replaces the end of the archive with the entry and the end
 * again, so that the file is a whole archive after each exchange. A kill can stop only a write over several pages; then
 * the file is the beginning of an archive, never a mixture of old end and new entry, and the reader takes what is whole.
 */
export function harFileSink(path: string): HarSink {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, "w", 0o600);
  let end = writeSync(file, HEAD + TAIL, 0) - TAIL.length;
  let isFirst = true;
  return {
    write(entry) {
      const text = (isFirst ? "" : ",\n") + JSON.stringify(entry);
      const bytes = Buffer.from(text + TAIL);
      const isInOnePage = (end % PAGE_BYTES) + bytes.length <= PAGE_BYTES;
      if (!isInOnePage) ftruncateSync(file, end);
      writeAll(file, bytes, end);
      end += bytes.length - TAIL.length;
      isFirst = false;
    },
    close() {
      closeSync(file);
    },
  };
}

function writeAll(file: number, bytes: Uint8Array, position: number): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, position + done);
}
