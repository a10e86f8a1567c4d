import type { OperationId } from "../../contract/operations.ts";
import { routes } from "../../contract/routes.ts";
import type { OperationTypes } from "../../contract/schemas.ts";
import type { ClientEvent, ClientViolation } from "../client-event.ts";
import type { Clock } from "../clock.ts";
import { ContractViolationError } from "../errors/contract-violation-error.ts";
import { toApiError } from "../errors/to-api-error.ts";
import { UnreadableResponseError } from "../errors/unreadable-response-error.ts";
import type { Http } from "./create-http.ts";
import type { OnEnd } from "./outgoing-request.ts";
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

/** What a call of an operation carries; the types are the contract's. */
export type Call<Id extends OperationId> = {
  /** Path of the operation, its parameters filled in. */
  readonly path: string;
  readonly query?: OperationTypes[Id]["parameters"]["query"];
  readonly signal?: AbortSignal | undefined;
  readonly onEnd?: OnEnd | undefined;
} & (OperationTypes[Id] extends { requestBody: { content: infer Content } }
  ? { readonly body: Content[keyof Content] }
  : { readonly body?: never });

/** The parsed body of an operation's success. */
export type SuccessOf<Id extends OperationId> = OperationTypes[Id]["responses"] extends {
  200: { content: { "application/json": infer Body } };
}
  ? Body
  : undefined;

/** Calls operations by operationId; failures are thrown. */
export interface OperationCaller {
  /** The text of a success. @throws ApiError */
  text<Id extends OperationId>(operationId: Id, call: Call<Id>): Promise<string>;
  /** The parsed body of a success. @throws ApiError, UnreadableResponseError, ContractViolationError */
  json<Id extends OperationId>(operationId: Id, call: Call<Id>): Promise<SuccessOf<Id>>;
}

/** `http` without the types by path, which a call by operationId has no use for. */
type SendText = (
  method: string,
  path: string,
  init: object,
) => Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response }>;

export function createOperationCaller(
  http: Http,
  clock: Clock,
  notify: (event: ClientEvent) => void,
  validate?: Validation,
): OperationCaller {
  const send = http.request as unknown as SendText;

  async function read<Id extends OperationId>(operationId: Id, { path, query, ...rest }: Call<Id>) {
    const { method } = routes[operationId];
    const init = { operationId, params: { query }, parseAs: "text", ...rest };
    const { data, error, response } = await send(method, path, init);
    const request = `${method} ${path}`; // without the query: no secret of this interface is in it
    if (response.ok) return { response, text: typeof data === "string" ? data : "", request };
    const waitMs = retryAfterMs(response, clock.epoch());
    const retryAt = waitMs === undefined ? undefined : new Date(clock.epoch() + waitMs);
    throw toApiError({ request, status: response.status, retryAt }, error);
  }

  function hold(operationId: OperationId, status: number, body: unknown): void {
    const outcome = validate?.response({ operationId, status, body });
    if (!outcome || outcome.ok) return;
    const { violations } = outcome;
    notify({ type: "violation", operationId, status, violations });
    if (validate?.on === "throw") throw new ContractViolationError(operationId, status, violations);
  }

  return {
    text: async (operationId, call) => (await read(operationId, call)).text,
    async json(operationId, call) {
      const { response, text, request } = await read(operationId, call);
      let body: SuccessOf<typeof operationId>;
      try {
        body = JSON.parse(text); // the contract says what it is; `validate` holds it to that
      } catch {
        // Without the parser's error: its message shows the text, and the text may hold a token.
        const isSecret = operationId === "generateToken";
        throw new UnreadableResponseError({ request, response, text, isSecret });
      }
      hold(operationId, response.status, body);
      return body;
    },
  };
}
