import { operations, splitScopes } from "../../contract/internal.ts";
import { isObject } from "../../contract/json.ts";
import { type Exchange, formField, issuedToken } from "../read/exchange.ts";
import { findWord } from "../read/find-word.ts";
import { CLOCK_LEEWAY_MS, type Hide, type InvariantId } from "./invariant.ts";
import { hideScopes } from "./token-invariants.ts";

type Found = Generator<readonly [InvariantId, message: string]>;

/** Finds the invariants that an exchange breaks alone. */
export function* findBrokenAlone(exchange: Exchange, hide: Hide): Found {
  yield* findInGrant(exchange, hide);
  yield* findInTotal(exchange);
  yield* findInNotFound(exchange, hide);
}

function* findInGrant(exchange: Exchange, hide: Hide): Found {
  const grant = issuedToken(exchange);
  if (!grant) return;
  const { headers } = exchange.response;
  const { expires_at: at, expires_in: within } = grant;
  // A cache sends an earlier response with its date.
  if (typeof at === "number" && typeof within === "number" && !headers.has("age")) {
    const difference = at * 1000 - (Date.parse(headers.get("date") ?? "") + within * 1000);
    // NaN exceeds nothing. Another server may write `Date`.
    if (Math.abs(difference) > CLOCK_LEEWAY_MS + (exchange.durationMs ?? Number.NaN)) {
      const seconds = Math.round(difference / 1000);
      yield ["expiry-adds-up", `expires_at is ${seconds} s off the date of the response plus expires_in`];
    }
  }
  const requestedScope = formField(exchange, "scope");
  if (typeof grant.scope !== "string" || requestedScope === undefined) return;
  const [granted, requested] = [new Set(splitScopes(grant.scope)), new Set(splitScopes(requestedScope))];
  const different = [...granted, ...requested].filter((name) => !(granted.has(name) && requested.has(name)));
  if (different.length > 0)
    yield ["granted-as-requested", `granted and requested scopes differ: ${hideScopes(different, hide).join(", ")}`];
}

function* findInTotal({ response }: Exchange): Found {
  const { status, value } = response;
  if (status !== 200 || !isObject(value) || !Array.isArray(value.data) || typeof value.total !== "number") return;
  const { length } = value.data;
  if (value.total !== length) yield ["total-counts-data", `total is ${value.total}, data has ${length}`];
}

function* findInNotFound({ operationId, request, response }: Exchange, hide: Hide): Found {
  const { value } = response;
  // The document has no 404 of list users, so it says nothing about its text.
  if (operationId === undefined || response.status !== 404 || !("404" in operations[operationId].responses)) return;
  if (!isObject(value)) return;
  const { projectId, campaignId, memberId } = request.path;
  const ids = { project: projectId, voucher: memberId, campaign: campaignId };
  const isProject = projectId !== undefined;
  const [type, id] = Object.entries(ids).find(([name]) => name === (isProject ? "project" : value.resource_type)) ?? [];
  if (type === undefined || id === undefined) return;
  const { details } = value;
  if (typeof details === "string" && (findWord(details.toLowerCase(), type) === -1 || findWord(details, id) === -1))
    yield ["not-found-names-the-missing", `details do not name the ${type} ${hide(id)}, which the path names`];
  if (!isProject && value.resource_id !== id && value.resource_id !== undefined)
    yield ["not-found-names-the-missing", `resource_id is not ${hide(id)}, the ${type} in the path`];
}
