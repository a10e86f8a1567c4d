import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type { HarSink } from "./create-recorder.ts";

const HEAD = '{"log":{"version":"1.2","creator":{"name":"loyalty-interface","version":"1"},"pages":[],"entries":[\n';
const TAIL = "\n]}}\n";

/**
 * Writes an archive to a file, one entry a line. Each write replaces the end of the archive with the entry and the end
 * again, in one go, so that the file is a whole archive after each exchange, even where the process is killed.
 */
export function harFileSink(path: string): HarSink {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, "w", 0o600);
  let end = writeSync(file, HEAD + TAIL, 0) - TAIL.length;
  let isFirst = true;
  return {
    write(entry) {
      const text = (isFirst ? "" : ",\n") + JSON.stringify(entry);
      writeAll(file, Buffer.from(text + TAIL), end);
      end += Buffer.byteLength(text);
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
