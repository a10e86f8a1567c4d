import {
  closeSync,
  fstatSync,
  ftruncateSync,
  linkSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";

/** A kill cannot stop a write that stays inside one page of memory. */
const PAGE_BYTES = 4096;
const COPY_BYTES = 1 << 20;

interface Copy {
  readonly file: number;
  /** Bytes before the tail. */
  end: number;
}

/**
 * A file that grows before its tail and is whole whenever the process is killed. What fits into one page of memory is
 * written where it belongs. Anything longer goes to a twin of the file (`.part`), which then takes over the name.
 *
 * Where there can be no twin (no hard links, no room, the file was moved away), long writes go to the file itself: a
 * kill inside one leaves the beginning of the file, never a mixture of old tail and new text.
 */
export class TwinFile {
  readonly #path: string;
  readonly #tail: string;
  #current: Copy;
  /** The state before the last long write, or an older one; `null` where there can be none. */
  #twin: Copy | null | undefined;

  /** Creates the file, or empties it. */
  constructor(path: string, head: string, tail: string) {
    this.#tail = tail;
    const file = openSync(path, "w+", 0o600);
    this.#path = realpathSync(path);
    for (const name of [this.#partName, this.#swapName]) rmSync(name, { force: true }); // a killed run left them
    this.#current = { file, end: Buffer.byteLength(head) };
    writeAll(file, Buffer.from(head + tail), 0);
  }

  /** Puts text before the tail. @throws {Error} Where it cannot be written; the file is as it was. */
  append(text: string): void {
    const bytes = Buffer.from(text + this.#tail);
    const { end } = this.#current;
    const isInOnePage = (end % PAGE_BYTES) + bytes.length <= PAGE_BYTES;
    if (isInOnePage || !this.#appendToTwin(bytes)) this.#appendInPlace(bytes, isInOnePage);
    this.#current.end = end + bytes.length - Buffer.byteLength(this.#tail);
  }

  close(): void {
    closeSync(this.#current.file);
    if (this.#twin) this.#removeTwin(this.#twin);
  }

  #appendInPlace(bytes: Uint8Array, isInOnePage: boolean): void {
    const { file, end } = this.#current;
    try {
      if (!isInOnePage) ftruncateSync(file, end);
      writeAll(file, bytes, end);
    } catch (error) {
      ftruncateSync(file, end);
      writeAll(file, Buffer.from(this.#tail), end);
      throw error;
    }
  }

  /** False where there can be no twin. */
  #appendToTwin(bytes: Uint8Array): boolean {
    if (this.#twin === null) return false;
    try {
      this.#twin ??= { file: openSync(this.#partName, "w+", 0o600), end: 0 };
      const { file, end } = this.#current;
      copyRange(file, this.#twin.file, this.#twin.end, end);
      writeAll(this.#twin.file, bytes, end);
      this.#swapNames(file);
      [this.#current, this.#twin] = [this.#twin, this.#current];
      return true;
    } catch {
      if (this.#twin) this.#removeTwin(this.#twin);
      this.#twin = null;
      return false;
    }
  }

  /** Each step is whole or not done at all, and after each the name of the file leads to a whole file. */
  #swapNames(current: number): void {
    // Where somebody moved the file away, the name is no longer ours to take.
    if (statSync(this.#path).ino !== fstatSync(current).ino) throw new Error("the file was moved");
    linkSync(this.#path, this.#swapName);
    try {
      renameSync(this.#partName, this.#path);
    } catch (error) {
      rmSync(this.#swapName);
      throw error;
    }
    renameSync(this.#swapName, this.#partName);
  }

  #removeTwin({ file }: Copy): void {
    closeSync(file);
    rmSync(this.#partName, { force: true });
  }

  get #partName(): string {
    return `${this.#path}.part`;
  }

  get #swapName(): string {
    return `${this.#path}.swap`;
  }
}

function copyRange(from: number, to: number, start: number, end: number): void {
  const buffer = Buffer.alloc(Math.min(COPY_BYTES, end - start));
  for (let at = start; at < end; ) {
    const count = readSync(from, buffer, 0, Math.min(buffer.length, end - at), at);
    if (count === 0) throw new Error("the file is shorter than what was written");
    writeAll(to, buffer.subarray(0, count), at);
    at += count;
  }
}

function writeAll(file: number, bytes: Uint8Array, position: number): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, position + done);
}
