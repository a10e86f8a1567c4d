import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { RECORDER } from "../read/har.ts";
import { TwinFile } from "./crash-safe-file.ts";
import type { HarSink } from "./create-recorder.ts";

const HEAD = `{"log":{"version":"1.2","creator":{"name":"${RECORDER}","version":"1"},"pages":[],"entries":[\n`;
const TAIL = "\n]}}\n";

/**
 * Writes an archive to a file, one entry a line. Whenever the process is killed, the file is a whole archive of the
 * exchanges written so far. While it is open, a second file `.part` stands beside it.
 */
export function harFileSink(path: string): HarSink {
  mkdirSync(dirname(path), { recursive: true });
  const file = new TwinFile(path, HEAD, TAIL);
  let isFirst = true;
  return {
    write(entry) {
      file.append((isFirst ? "" : ",\n") + JSON.stringify(entry));
      isFirst = false;
    },
    close() {
      file.close();
    },
  };
}
