import type { OperationId } from "../contract/operations.ts";
import type { ClientEvent, ClientViolation } from "./client-event.ts";
import type { Clock } from "./clock.ts";
import { ContractViolationError } from "./errors/contract-violation-error.ts";
import { toApiError } from "./errors/to-api-error.ts";
import { UnreadableResponseError } from "./errors/unreadable-response-error.ts";
import { retryAfterMs } from "./retry-after.ts";

/** Holds successes to the contract: pass `checkResponse` of `loyalty-interface/contract`. Off where left out. */
export interface Validation {
  readonly response: (response: {
    readonly operationId: string;
    readonly status: number;
    readonly body: unknown;
  }) => { readonly ok: true } | { readonly ok: false; readonly violations: readonly ClientViolation[] };
  /** Throw a `ContractViolationError`, or tell `onEvent` and go on. */
  readonly on: "throw" | "warn";
}

/** What openapi-fetch gives with `parseAs: "text"`. */
interface TextResult {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** A call under way, and what messages say of it: the path without its query. */
export interface Call {
  readonly operationId: OperationId;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly result: Promise<TextResult>;
  /** Told the text of a success before it is parsed. */
  readonly onText?: ((text: string) => void) | undefined;
}

/** Makes values or errors of results. */
export interface ResultReader {
  /** The body of a success as text. @throws ApiError */
  text(call: Call): Promise<string>;
  /** The parsed body of a success. @throws ApiError, UnreadableResponseError, ContractViolationError */
  json<Body>(call: Call): Promise<Body>;
}

export function createResultReader(
  clock: Clock,
  notify: (event: ClientEvent) => void,
  validate?: Validation,
): ResultReader {
  async function read({ method, path, result }: Call): Promise<{ response: Response; text: string }> {
    const { data, error, response } = await result;
    if (response.ok) return { response, text: typeof data === "string" ? data : "" };
    const { status } = response;
    const waitMs = retryAfterMs(response, clock.epoch());
    const retryAt = waitMs === undefined ? undefined : new Date(clock.epoch() + waitMs);
    throw toApiError({ method, path, status, retryAt }, error);
  }

  function hold(operationId: OperationId, status: number, body: unknown): void {
    const outcome = validate?.response({ operationId, status, body });
    if (!outcome || outcome.ok) return;
    const { violations } = outcome;
    notify({ type: "violation", operationId, status, violations });
    if (validate?.on === "throw") throw new ContractViolationError(operationId, status, violations);
  }

  return {
    text: async (call) => (await read(call)).text,
    async json<Body>(call: Call) {
      const { response, text } = await read(call);
      const { operationId, method, path } = call;
      call.onText?.(text);
      let body: Body;
      try {
        body = JSON.parse(text); // the contract says what it is; `validate` holds it to that
      } catch {
        // Without the parser's error: its message shows the text, and the text may hold a token.
        throw new UnreadableResponseError({ method, path, response, text, isSecret: operationId === "generateToken" });
      }
      hold(operationId, response.status, body);
      return body;
    },
  };
}
