import type { Dispatcher } from "undici";
import { type RawHeaders, UndiciResponse } from "./undici-response.ts";

/** How a request ended. */
export interface Outcome {
  readonly resolve: (response: UndiciResponse) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Waits for an answer to its end: what is read whole in any case needs no stream.
 * @throws The signal's reason where it is aborted already.
 */
export function collectResponse(
  signal: AbortSignal | null | undefined,
  { resolve, reject }: Outcome,
): Dispatcher.DispatchHandler {
  const chunks: Uint8Array[] = [];
  let [status, headers]: [number, RawHeaders] = [0, {}];
  let controller: Dispatcher.DispatchController | undefined;

  // Nobody need wait for a connection that is still being made: such a request ends when it would be sent.
  const abort = () => {
    controller?.abort(signal?.reason);
    reject(signal?.reason);
  };
  const forget = () => signal?.removeEventListener("abort", abort);
  signal?.throwIfAborted();
  signal?.addEventListener("abort", abort, { once: true });

  return {
    onRequestStart(started) {
      controller = started;
      if (signal?.aborted) controller.abort(signal.reason);
    },
    onResponseStart(_, ...head) {
      [status, headers] = head; // a status below 200 announces another one
    },
    onResponseData(_, chunk) {
      chunks.push(chunk);
    },
    onResponseEnd() {
      forget();
      resolve(new UndiciResponse(status, headers, chunks));
    },
    onResponseError(_, error) {
      forget();
      reject(error);
    },
  };
}
