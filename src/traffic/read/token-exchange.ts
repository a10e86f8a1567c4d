import { isObject } from "../../contract/is-object.ts";
import type { Exchange } from "./exchange.ts";

/** The access token that a request carries (S05), or its alias in a redacted recording. */
export function bearerToken({ request }: Exchange): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
}

/** The body of a token response that came with success (§2.8). */
export function issuedToken({ operationId, response }: Exchange): Record<string, unknown> | undefined {
  const isIssued = operationId === "generateToken" && response.status === 200 && isObject(response.value);
  return isIssued ? (response.value as Record<string, unknown>) : undefined;
}

/** Field of the form that a request carries. */
export function formField({ request }: Exchange, name: string): string | undefined {
  return new URLSearchParams(request.body).get(name) ?? undefined;
}

/** When the service answered, in seconds since the epoch: by its own clock where it tells, else by the recorder's. */
export function answeredAt({ response, startedAt }: Exchange): number | undefined {
  const time = Date.parse(response.headers.get("date") ?? startedAt ?? "");
  return Number.isNaN(time) ? undefined : time / 1000;
}

export function isSuccess({ response }: Exchange): boolean {
  return response.status >= 200 && response.status < 300;
}
