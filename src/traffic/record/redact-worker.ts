import { workerData } from "node:worker_threads";
import { brotliDecompressSync, gunzipSync, inflateSync, type ZlibOptions } from "node:zlib";
import { answerRequests } from "../../worker-channel/worker-channel.ts";
import type { ExchangeError, HarEntry } from "../read/har.ts";
import { createRedactor, type RedactorOptions } from "../redact/create-redactor.ts";
import { toHarEntry } from "./to-har-entry.ts";

/** A message as bytes. Plain data: it crosses threads. */
interface RecordedMessage {
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Undefined if it is too long or did not end. */
  readonly body: Uint8Array | undefined;
  readonly length: number;
}

/** An exchange to redact: an entry, or what was observed. */
export type RedactRequest = { readonly entry: HarEntry } | RecordedExchange;

/** An exchange as it passed. */
export interface RecordedExchange {
  readonly startedAt: number;
  readonly durationMs: number;
  readonly request: RecordedMessage & { readonly method: string; readonly url: string };
  readonly response: (RecordedMessage & { readonly status: number }) | undefined;
  readonly error: ExchangeError | undefined;
}

/** The redacted entry, or the name of the error. */
export type RedactReply = { readonly entry: HarEntry } | { readonly failure: string };

const { maxBodyBytes, ...options } = workerData as RedactorOptions & { readonly maxBodyBytes: number };
const redact = createRedactor(options);

const decoders: { readonly [encoding: string]: (bytes: Uint8Array, options: ZlibOptions) => Uint8Array } = {
  "": (bytes) => bytes,
  identity: (bytes) => bytes,
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** Returns the text of a body; undefined if it cannot be decoded or is too long. */
function toText({ headers, body }: RecordedMessage): string | undefined {
  const [, encoding = ""] = headers.find(([name]) => name.toLowerCase() === "content-encoding") ?? [];
  const decoder = decoders[encoding.toLowerCase()];
  try {
    return body && decoder && Buffer.from(decoder(body, { maxOutputLength: maxBodyBytes })).toString();
  } catch {
    return undefined;
  }
}

function decode({ request, response, ...others }: RecordedExchange): HarEntry {
  const received = response && { ...response, body: toText(response) };
  return toHarEntry({ ...others, request: { ...request, body: toText(request) }, response: received });
}

answerRequests((request: RedactRequest): RedactReply => {
  try {
    return { entry: redact("entry" in request ? request.entry : decode(request)) };
  } catch (error) {
    return { failure: (error as Error).name }; // messages may quote values
  }
});
