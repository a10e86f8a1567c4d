import { isObject } from "../../contract/is-object.ts";
import { LoyaltyError } from "./loyalty-error.ts";

const MAX_DEPTH = 10;

/** The host was not found, or the connection was refused or broke. `cause` is the error that `fetch` threw. */
export class ConnectionError extends LoyaltyError {
  override readonly name = "ConnectionError";
  /** Method and path of the request; it may be the request for the token that a call needed. */
  declare readonly request: string;
  /** Code of the system or of `fetch` if there is one, for example `ECONNREFUSED`. */
  declare readonly code: string | undefined;

  constructor(request: string, host: string, cause: unknown) {
    let code: string | undefined;
    for (let inner = cause, depth = 0; isObject(inner) && depth < MAX_DEPTH; inner = inner.cause, depth++)
      code ??= typeof inner.code === "string" ? inner.code : undefined;
    const reason = String((isObject(cause) ? cause.message : cause) ?? "");
    const details = [reason, code && !reason.includes(code) ? `(${code})` : ""].filter(Boolean).join(" ");
    super(`${request}: no response from ${host}${details && `: ${details}`}`, { cause });
    this.request = request;
    this.code = code;
  }
}
