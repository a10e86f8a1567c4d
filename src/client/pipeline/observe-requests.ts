import type { ClientEvent } from "../client-event.ts";
import type { Clock } from "../clock.ts";
import { pathOf, type SendWrapper } from "./outgoing-request.ts";

/** Tells of each attempt that goes out, and of how it ended. */
export function observeRequests(notify: (event: ClientEvent) => void, clock: Clock): SendWrapper {
  return (next) => async (request) => {
    const { attempt, operation } = request;
    const subject = { operationId: operation.id, path: pathOf(request), attempt };
    const started = clock.monotonic();
    notify({ type: "request", ...subject });
    try {
      const response = await next(request);
      notify({ type: "response", ...subject, status: response.status, durationMs: clock.monotonic() - started });
      return response;
    } catch (error) {
      const name = error instanceof Error ? error.name : typeof error;
      notify({ type: "failure", ...subject, error: name, durationMs: clock.monotonic() - started });
      throw error;
    }
  };
}
