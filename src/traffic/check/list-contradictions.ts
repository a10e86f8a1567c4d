import { clientOperations } from "../../contract/client-operations.ts";
import { formatCount } from "../../contract/format-count.ts";
import { createViolation, type OperationId, splitScopes, type Violation } from "../../contract/internal.ts";
import { isObject } from "../../contract/json.ts";
import { scopes } from "../../contract/vocabulary.ts";
import type { Exchange, ExchangeResponse } from "../read/exchange.ts";

/** Servers behind one address can differ by this time. */
const CLOCK_LEEWAY_MS = 5000;

/**
 * Lists the parts of a response that contradict its request, or each other.
 * @param isRequestRight False if the request breaks the contract itself, which explains why the response is about something else.
 */
export function listContradictions(exchange: Exchange, operationId: OperationId, isRequestRight: boolean): Violation[] {
  const withRequest = isRequestRight ? [checkLimit(exchange, operationId), checkGrantedScopes(exchange)] : [];
  const violations = [...withRequest, checkExpiry(exchange), checkTotal(exchange.response)];
  return violations.filter((violation) => violation !== undefined);
}

/** A page has at most as many items as its limit (§4.1). */
function checkLimit({ request, response }: Exchange, operationId: OperationId): Violation | undefined {
  const { pagination } = clientOperations[operationId];
  const { status, value } = response;
  const items = pagination && status === 200 && isObject(value) ? value[pagination.items] : undefined;
  const [limit = "", ...others] = request.url.searchParams.getAll("limit");
  if (!pagination || !Array.isArray(items) || !/^\d+$/.test(limit) || others.length > 0) return undefined;
  if (items.length <= Number(limit)) return undefined;
  const expected = "must have at most as many items as the limit";
  return createViolation(
    "at-most-limit",
    "4.1",
    expected,
    `${items.length} with a limit of ${limit}`,
    `/${pagination.items}`,
  );
}

/** `expires_at` is `expires_in` after the response (§2.8). */
function checkExpiry(exchange: Exchange): Violation | undefined {
  const { expires_at: at, expires_in: within } = issuedToken(exchange) ?? {};
  const { headers } = exchange.response;
  // A cache sends an earlier response with its date.
  if (typeof at !== "number" || typeof within !== "number" || headers.has("age")) return undefined;
  const difference = at * 1000 - (Date.parse(headers.get("date") ?? "") + within * 1000);
  // An unknown time is NaN, which exceeds nothing. Another server may write `Date`.
  if (!(Math.abs(difference) > CLOCK_LEEWAY_MS + (exchange.durationMs ?? Number.NaN))) return undefined;
  const seconds = Math.round(Math.abs(difference) / 1000);
  const found = `${seconds} s ${difference > 0 ? "more" : "less"}`;
  return createViolation(
    "expiry-adds-up",
    "2.8",
    "must be the date of the response plus expires_in",
    found,
    "/expires_at",
  );
}

/** The granted scopes are the requested ones (S28). */
function checkGrantedScopes(exchange: Exchange): Violation | undefined {
  const { scope } = issuedToken(exchange) ?? {};
  const requestedScope = new URLSearchParams(exchange.request.body).get("scope");
  if (typeof scope !== "string" || requestedScope === null) return undefined;
  const granted = splitScopes(scope);
  const requested = splitScopes(requestedScope);
  const further = granted.filter((name) => !requested.includes(name)).map((name) => `${showScope(name)} added`);
  const missing = requested.filter((name) => !granted.includes(name)).map((name) => `${showScope(name)} missing`);
  const found = [...new Set([...further, ...missing])].join(", ");
  if (found === "") return undefined;
  return createViolation("granted-as-requested", "4.2", "must be the requested scopes", found, "/scope", "S28");
}

/** Returns the body of a successful token response (§2.8). */
function issuedToken({ operationId, response }: Exchange): Record<string, unknown> | undefined {
  const isIssued = operationId && clientOperations[operationId].issuesToken && response.status === 200;
  return isIssued && isObject(response.value) ? response.value : undefined;
}

/** Returns the name of a scope for a message. One that the contract does not know can be anything. */
function showScope(name: string): string {
  return scopes.some((scope) => scope === name) ? name : "an unknown scope";
}

/** `total` is the number of the items (S26). */
export function checkTotal({ status, value }: Pick<ExchangeResponse, "status" | "value">): Violation | undefined {
  if (status !== 200 || !isObject(value) || !Array.isArray(value.data) || typeof value.total !== "number")
    return undefined;
  const { length } = value.data;
  if (value.total === length) return undefined;
  const found = `${value.total} for ${formatCount(length, "item")}`;
  return createViolation("total-counts-data", "4.4", "must be the number of items", found, "/total", "S26");
}
