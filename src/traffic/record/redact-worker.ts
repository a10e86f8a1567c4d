import { workerData } from "node:worker_threads";
import { answerRequests } from "../../worker-channel/worker-channel.ts";
import { unpackBody } from "../read/body.ts";
import type { HarEntry } from "../read/har.ts";
import { createRedactor, type RedactorOptions } from "../redact/create-redactor.ts";
import {
  findHeader,
  MAX_BODY_BYTES,
  type ObservedExchange,
  type ObservedMessage,
  toHarEntry,
} from "./observed-exchange.ts";

/** An exchange to redact: an entry, or an observed exchange. Plain data: it crosses threads. */
export type RedactRequest = { readonly entry: HarEntry } | ObservedExchange<Uint8Array>;

/** The redacted entry, or the name of the error. */
export type RedactReply = { readonly entry: HarEntry } | { readonly failure: string };

const redact = createRedactor(workerData as RedactorOptions);

/** Returns the text of a body; undefined if it cannot be decoded or is too long. */
function toText({ headers, body }: ObservedMessage<Uint8Array>): string | undefined {
  try {
    return body && unpackBody(body, findHeader(headers, "content-encoding"), MAX_BODY_BYTES);
  } catch {
    return undefined;
  }
}

function decode({ request, response, ...others }: ObservedExchange<Uint8Array>): HarEntry {
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
