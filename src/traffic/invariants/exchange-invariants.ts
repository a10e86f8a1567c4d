import { splitScopes } from "../../contract/internal.ts";
import { isObject } from "../../contract/json.ts";
import { type Exchange, formField, issuedToken } from "../read/exchange.ts";
import type { Hide, InvariantId } from "./invariant.ts";
import { hideScopes } from "./token-invariants.ts";

/** An invariant that an exchange breaks alone. */
interface Fault {
  readonly invariant: InvariantId;
  readonly message: string;
}

/** Servers behind one address can differ by this time. */
const CLOCK_LEEWAY_MS = 5000;

/** Finds the invariants that an exchange breaks alone. */
export function findBrokenAlone(exchange: Exchange, hide: Hide): Fault[] {
  const faults = [checkExpiry(exchange), checkGrantedScopes(exchange, hide), checkTotal(exchange)];
  return faults.filter((fault) => fault !== undefined);
}

function checkExpiry(exchange: Exchange): Fault | undefined {
  const { expires_at: at, expires_in: within } = issuedToken(exchange) ?? {};
  const { headers } = exchange.response;
  // A cache sends an earlier response with its date.
  if (typeof at !== "number" || typeof within !== "number" || headers.has("age")) return undefined;
  const difference = at * 1000 - (Date.parse(headers.get("date") ?? "") + within * 1000);
  // An unknown time is NaN, which exceeds nothing. Another server may write `Date`.
  if (!(Math.abs(difference) > CLOCK_LEEWAY_MS + (exchange.durationMs ?? Number.NaN))) return undefined;
  const seconds = Math.round(difference / 1000);
  const message = `expires_at is ${seconds} s off the date of the response plus expires_in`;
  return { invariant: "expiry-adds-up", message };
}

function checkGrantedScopes(exchange: Exchange, hide: Hide): Fault | undefined {
  const { scope } = issuedToken(exchange) ?? {};
  const requestedScope = formField(exchange, "scope");
  if (typeof scope !== "string" || requestedScope === undefined) return undefined;
  const granted = splitScopes(scope);
  const requested = splitScopes(requestedScope);
  const further = granted.filter((name) => !requested.includes(name));
  const missing = requested.filter((name) => !granted.includes(name));
  const different = new Set([...further, ...missing]);
  if (different.size === 0) return undefined;
  const message = `granted and requested scopes differ: ${hideScopes(different, hide).join(", ")}`;
  return { invariant: "granted-as-requested", message };
}

function checkTotal({ response }: Exchange): Fault | undefined {
  const { status, value } = response;
  if (status !== 200 || !isObject(value) || !Array.isArray(value.data)) return undefined;
  const { length } = value.data;
  if (typeof value.total !== "number" || value.total === length) return undefined;
  return { invariant: "total-counts-data", message: `total is ${value.total}, data has ${length}` };
}
