import type { Dispatcher } from "undici";
import { type RawHeaders, UndiciResponse } from "./undici-response.ts";

/**
 * Waits for an answer to its end: what is read whole in any case needs no stream.
 * @throws The signal's reason where it is aborted already.
 */
export function collectResponse(
  signal: AbortSignal | null | undefined,
  resolve: (response: UndiciResponse) => void,
  reject: (reason: unknown) => void,
): Dispatcher.DispatchHandler {
  const chunks: Uint8Array[] = [];
  let status = 0;
  let headers: RawHeaders = {};
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
    onResponseStart(_, code, received) {
      status = code; // one below 200 announces another
      headers = received;
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
