/** How the end of a body is found (RFC 9112 §6.3): a length, chunks, or the end of the connection. */
export type Framing = number | "chunked" | "close";

/** The start line and headers of a message. */
export interface MessageHead {
  readonly startLine: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The bytes as they arrived, one character each. */
  readonly text: string;
}

/** Receives the parts of messages. */
export interface MessageHandler {
  /** Returns how the body ends, and the head to pass on. @throws {Error} If the connection cannot go on. */
  onHead(head: MessageHead): { readonly framing: Framing; readonly forward: string };
  /** Takes a part of the body, without the framing of chunks. */
  onBody(chunk: Buffer): void;
  onEnd(): void;
}

/** Larger heads are refused. */
const MAX_HEAD_BYTES = 1 << 20;
const LINE_FEED = 10;

/**
 * Finds the messages in one direction of an HTTP/1.1 connection. Every byte passes as it arrived, except for heads that the
 * handler changes.
 */
export class MessageReader {
  readonly #handler: MessageHandler;
  #state: "head" | "body" | "size" | "data" | "trailer" | "opaque" = "head";
  #line = Buffer.alloc(0);
  /** Bytes until the body or chunk ends. */
  #remaining = 0;

  constructor(handler: MessageHandler) {
    this.#handler = handler;
  }

  /** Stops reading after this head, because other bytes than HTTP/1.1 may follow. */
  stop(): void {
    this.#state = "opaque";
  }

  /** Reads again. */
  resume(): void {
    this.#state = "head";
  }

  /** Takes bytes and returns those to pass on. @throws {Error} If they are not HTTP/1.1. */
  push(chunk: Buffer): Buffer {
    const forward: Buffer[] = [];
    let rest = chunk;
    while (rest.length > 0) {
      if (this.#state === "opaque") forward.push(rest);
      const length = this.#state === "opaque" ? rest.length : this.#step(rest, forward);
      rest = rest.subarray(length);
    }
    return Buffer.concat(forward);
  }

  /** Ends a body that lasts until the connection ends. */
  end(): void {
    if (this.#state === "body" && this.#remaining === Number.POSITIVE_INFINITY) this.#finish();
  }

  /** Takes one part of the bytes and returns its length. */
  #step(bytes: Buffer, forward: Buffer[]): number {
    if (this.#state === "head") return this.#readHead(bytes, forward);
    if (this.#state === "body" || this.#state === "data") return this.#readData(bytes, forward);
    const end = bytes.indexOf(LINE_FEED) + 1;
    const part = end === 0 ? bytes : bytes.subarray(0, end);
    forward.push(part);
    this.#line = Buffer.concat([this.#line, part]);
    if (this.#line.length > MAX_HEAD_BYTES) throw new Error("a line is too long");
    if (end > 0) this.#readLine(this.#line.toString("latin1").trimEnd());
    return part.length;
  }

  #readHead(bytes: Buffer, forward: Buffer[]): number {
    const before = this.#line.length;
    this.#line = Buffer.concat([this.#line, bytes]);
    const start = this.#line.findIndex((byte) => byte !== 13 && byte !== LINE_FEED); // empty lines may come first
    const ends = ["\n\r\n", "\n\n"].map((end) => this.#line.indexOf(end, Math.max(0, start)) + end.length);
    const end = Math.min(...ends.filter((position) => position > 2)); // a head that ends has more bytes
    if (start === -1 || end === Number.POSITIVE_INFINITY) {
      if (this.#line.length > MAX_HEAD_BYTES) throw new Error("a head is too long");
      return bytes.length;
    }
    const text = this.#line.subarray(0, end).toString("latin1");
    const [startLine = "", ...lines] = text
      .slice(start)
      .replaceAll(/\r?\n[ \t]+/g, " ")
      .trimEnd()
      .split(/\r?\n/);
    const headers = lines.map((line) => [line.split(":", 1)[0] ?? "", line.replace(/^[^:]*:/, "").trim()] as const);
    this.#line = Buffer.alloc(0);
    const { framing, forward: head } = this.#handler.onHead({ startLine, headers, text });
    forward.push(Buffer.from(head, "latin1"));
    if (this.#state !== "opaque") this.#startBody(framing);
    return end - before;
  }

  #startBody(framing: Framing): void {
    if (framing === "chunked") this.#state = "size";
    else {
      this.#remaining = framing === "close" ? Number.POSITIVE_INFINITY : framing;
      this.#state = "body";
      if (framing === 0) this.#finish();
    }
  }

  #readData(bytes: Buffer, forward: Buffer[]): number {
    const part = bytes.subarray(0, this.#remaining);
    forward.push(part);
    this.#handler.onBody(part);
    this.#remaining -= part.length;
    if (this.#remaining > 0) return part.length;
    if (this.#state === "body") this.#finish();
    else this.#state = "size";
    return part.length;
  }

  /** Reads the size of a chunk, the empty line after one, or a trailer. */
  #readLine(line: string): void {
    this.#line = Buffer.alloc(0);
    if (this.#state === "trailer") {
      if (line === "") this.#finish();
    } else if (line !== "") {
      const [size = ""] = /^[0-9a-f]{1,12}(?=[;\s]|$)/i.exec(line) ?? [];
      if (size === "") throw new Error("a chunk has no size");
      this.#remaining = Number.parseInt(size, 16);
      this.#state = this.#remaining === 0 ? "trailer" : "data";
    }
  }

  #finish(): void {
    this.#state = "head";
    this.#handler.onEnd();
  }
}

/** Returns how a body with these headers ends; undefined if they do not say. @throws {Error} If they contradict. */
export function findFraming(headers: MessageHead["headers"]): Framing | undefined {
  const find = (name: string) => headers.filter(([each]) => each.toLowerCase() === name).map(([, value]) => value);
  const codings = find("transfer-encoding").join(",").toLowerCase();
  if (codings !== "") {
    if (/(?:^|,)\s*chunked\s*$/.test(codings)) return "chunked";
    throw new Error("the end of a body cannot be found");
  }
  const lengths = new Set(find("content-length"));
  const [length] = lengths;
  if (length === undefined) return undefined;
  if (lengths.size > 1 || !/^\d{1,15}$/.test(length)) throw new Error("the length of a body is invalid");
  return Number(length);
}
