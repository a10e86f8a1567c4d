import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { type Har, type HarEntry, harCreator } from "../read/har.ts";

/** Receives the entries of a recording, one after the other. They are redacted already. */
export interface RecordingSink {
  /** Takes the entry of a complete exchange. */
  write(entry: HarEntry): void | Promise<void>;
  /** Ends the recording; no entry follows. */
  close(): void | Promise<void>;
}

/** Keeps an archive in memory, for tests that read it at once. */
export function createMemorySink(): RecordingSink & { readonly har: Har } {
  const entries: HarEntry[] = [];
  return {
    har: { log: { version: "1.2", creator: harCreator, entries } },
    write(entry) {
      entries.push(entry);
    },
    close() {},
  };
}

/** The text before the entries, between two of them, and after them. */
interface Frame {
  readonly head: string;
  readonly separator: string;
  readonly tail: string;
}

const LINES: Frame = { head: "", separator: "\n", tail: "\n" };
const ARCHIVE: Frame = {
  head: `{"log":{"version":"1.2","creator":${JSON.stringify(harCreator)},"pages":[],"entries":[\n`,
  separator: ",\n",
  tail: "\n]}}\n",
};

/**
 * Records to a file that only its owner can read, and that is complete after each entry, so a killed process loses none. NDJSON
 * (`.ndjson`, `.jsonl`) has a line for each entry. For any other name, HAR is written to `FILE.part`; `close()` gives it its
 * name, and replaces an older recording.
 * @throws {Error} If the file cannot be written, or if an NDJSON file or a `.part` of that name exists: it may hold a recording
 * that was killed.
 */
export function createFileSink(path: string): RecordingSink {
  mkdirSync(dirname(path), { recursive: true });
  if (/\.(ndjson|jsonl)$/i.test(path)) return createFramedSink(path, LINES);
  if (existsSync(path)) {
    closeSync(openSync(path, "r+")); // it fails now, not after the recording
    if (!statSync(path).isFile()) throw new Error("it is a device or a pipe, which a recording would replace");
  }
  const part = `${path}.part`;
  const sink = createFramedSink(part, ARCHIVE);
  return {
    ...sink,
    close() {
      sink.close();
      renameSync(part, path);
    },
  };
}

/** Writes each entry over the tail, and the tail again. A failed write leaves the entries before it. */
function createFramedSink(path: string, { head, separator, tail }: Frame): RecordingSink {
  const file = openNew(path);
  let end = 0;
  let count = 0;
  const append = (text: string) => {
    const bytes = Buffer.from(text + tail);
    for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, end + done);
    end += bytes.length - tail.length;
  };
  if (head !== "") append(head);
  return {
    write(entry) {
      try {
        append((count === 0 ? "" : separator) + JSON.stringify(entry));
        count++;
      } catch (error) {
        ftruncateSync(file, end);
        append("");
        throw error;
      }
    },
    close() {
      fsyncSync(file);
      closeSync(file);
    },
  };
}

function openNew(path: string): number {
  try {
    return openSync(path, "wx", 0o600);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EEXIST") throw cause;
    const reason = "exists and may hold a recording that was killed; check it, then move or remove it";
    throw new Error(`${path} ${reason}`, { cause });
  }
}
