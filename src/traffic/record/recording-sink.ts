import {
  appendFileSync,
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
} from "node:fs";
import { rename } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
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

/**
 * Records to a file that only its owner can read. NDJSON (`.ndjson`, `.jsonl`) is appended line by line, so a killed
 * process loses no complete exchange. For any other name the lines go to a journal beside the file, `FILE.ndjson`;
 * `close()` writes the archive, replaces an older one and removes the journal.
 * @throws {Error} If the file cannot be written, or if an NDJSON file of that name exists: it may hold a recording that
 * was killed.
 */
export function createFileSink(path: string): RecordingSink {
  mkdirSync(dirname(path), { recursive: true });
  if (/\.(ndjson|jsonl)$/i.test(path)) return createJournal(path);
  if (existsSync(path)) closeSync(openSync(path, "r+")); // it fails now, not after the recording
  const journalPath = `${path}.ndjson`;
  const journal = createJournal(journalPath);
  return {
    ...journal,
    async close() {
      await journal.close();
      await writeArchive(path, journalPath);
      rmSync(journalPath);
    },
  };
}

/** Creates a file of one entry per line. A failed write leaves the lines before it. */
function createJournal(path: string): RecordingSink {
  const file = openNew(path);
  let bytes = 0;
  return {
    write(entry) {
      const line = Buffer.from(`${JSON.stringify(entry)}\n`);
      try {
        appendFileSync(file, line);
      } catch (error) {
        ftruncateSync(file, bytes);
        throw error;
      }
      bytes += line.length;
    },
    close() {
      closeSync(file);
    },
  };
}

function openNew(path: string): number {
  try {
    return openSync(path, "ax", 0o600);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EEXIST") throw cause;
    const reason = "exists and may hold a recording that was killed; check it, then move or remove it";
    throw new Error(`${path} ${reason}`, { cause });
  }
}

async function writeArchive(archive: string, journal: string): Promise<void> {
  const temporary = `${archive}.tmp`;
  rmSync(temporary, { force: true }); // a killed process may have left it
  try {
    const output = createWriteStream(temporary, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(() => toArchive(journal), output);
    await rename(temporary, archive);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** An entry has no newline inside, so a comma before each newline but the last makes an array of the lines. */
async function* toArchive(journal: string): AsyncGenerator<string> {
  yield `{"log":{"version":"1.2","creator":${JSON.stringify(harCreator)},"pages":[],"entries":[\n`;
  const end = statSync(journal).size - 2; // the position before the last newline
  if (end > 0) {
    for await (const text of createReadStream(journal, { encoding: "utf8", end })) yield text.replaceAll("\n", ",\n");
  }
  yield "\n]}}\n";
}
