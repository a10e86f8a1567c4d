import { DroppedConnectionError } from "./dropped-connection-error.ts";

/** What goes back, before it is a Response or on a socket. Bytes, because a string would be encoded once more. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Parts of the body, one after the other; empty where there is none. */
  readonly body: readonly Uint8Array<ArrayBuffer>[];
  /** How much of it a fault on demand keeps back; only half of the body goes out, or nothing at all. */
  readonly cut?: "all" | "half";
}

const JSON_TYPE = { "Content-Type": "application/json" };

/** An answer with a JSON body. */
export function jsonAnswer(value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, headers: { ...JSON_TYPE, ...headers }, body: [Buffer.from(JSON.stringify(value))] };
}

const LIST_HEAD = Buffer.from('{"object":"list","data_ref":"data","data":[');

/** The list envelope (§2.1, §4.4, §4.5) around stored JSON texts, joined by commas: they are not parsed on the way. */
export function listAnswer(items: Uint8Array<ArrayBuffer> | string, members: Record<string, unknown>): Answer {
  const content = typeof items === "string" ? Buffer.from(items) : items;
  const tail = Buffer.from(`],${JSON.stringify(members).slice(1)}`);
  return { status: 200, headers: JSON_TYPE, body: [LIST_HEAD, content, tail] };
}

/**
 * The same as a Response of the fetch standard.
 * @throws DroppedConnectionError where a fault on demand keeps all of it back.
 */
export function toResponse({ status, headers, body, cut }: Answer): Response {
  if (cut === "all") throw new DroppedConnectionError();
  if (cut === "half") return new Response(firstHalf(Buffer.concat(body)), { status, headers });
  return new Response(body.length === 0 ? null : Buffer.concat(body), { status, headers });
}

/** A body that breaks off in the middle. */
function firstHalf(bytes: Buffer<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(bytes.subarray(0, bytes.length / 2)),
    pull: (controller) => controller.error(new TypeError("terminated: a fault on demand cut the body")),
  });
}
