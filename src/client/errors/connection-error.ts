import { isObject } from "../../contract/json.ts";
import { LoyaltyError } from "./loyalty-error.ts";

/** The host was not found, or the connection was refused or broke, also while the body arrived. `cause` is the error that `fetch` threw. */
export class ConnectionError extends LoyaltyError {
  override readonly name = "ConnectionError";
  /** Method and path of the request; it may be the request for the token that a call needed. */
  declare readonly request: string;
  /** Code of the system or of `fetch` if there is one, for example `ECONNREFUSED`. */
  declare readonly code: string | undefined;

  /** @param hasBegun True if the status had arrived. */
  constructor(request: string, host: string, cause: unknown, hasBegun = false) {
    let code: string | undefined;
    for (let inner = cause; isObject(inner); inner = inner.cause)
      code ??= typeof inner.code === "string" ? inner.code : undefined;
    const readMessage = (error: unknown) => String((isObject(error) ? error.message : error) ?? "");
    const reason = readMessage(cause);
    const fact = code ?? readMessage(isObject(cause) ? cause.cause : undefined); // such as "bad port" of Node
    const details = [reason, fact && !reason.includes(fact) ? `(${fact})` : ""].filter(Boolean).join(" ");
    const what = hasBegun ? `the response from ${host} ended early` : `no response from ${host}`;
    super(`${request}: ${what}${details && `: ${details}`}`, { cause });
    this.request = request;
    this.code = code;
  }
}
