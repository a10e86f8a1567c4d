import { operations, splitScopes } from "../../contract/internal.ts";
import { isObject } from "../../contract/is-object.ts";
import { type Exchange, formField, issuedToken } from "../read/exchange.ts";
import { findWord } from "../read/find-word.ts";
import type { Page } from "./activity-page.ts";
import { hideScopes } from "./facts.ts";
import type { InvariantContext, InvariantId, Occurrence } from "./invariant.ts";

type Found = Generator<readonly [InvariantId, message: string]>;

/** Finds the invariants that an exchange, or the page that it lists, breaks alone. */
export function* findBrokenAlone(
  exchange: Exchange,
  page: Page | undefined,
  place: Occurrence,
  context: InvariantContext,
): Found {
  if (page) yield* findInPage(page, context);
  yield* findInGrant(exchange, place, context);
  yield* findInTotal(exchange);
  yield* findInNotFound(exchange, context);
}

function* findInPage(page: Page, { hide }: InvariantContext): Found {
  const { ids, times, limit, hasMore, startingAfterId, moreStartingAfter, order } = page;
  const last = ids.at(-1);
  if (ids.length > (limit ?? Infinity))
    yield ["at-most-limit", `the page has ${ids.length} events, more than the limit of ${limit}`];
  if (hasMore && !moreStartingAfter && last === undefined)
    yield ["cursor-moves", "has_more is true, but without an event and more_starting_after there is no next page"];
  if (hasMore && moreStartingAfter !== undefined) {
    if (moreStartingAfter === startingAfterId)
      yield [
        "cursor-moves",
        `more_starting_after repeats starting_after_id, ${hide(startingAfterId)}: the listing never ends`,
      ];
    else if (last !== undefined && moreStartingAfter !== last)
      yield ["cursor-is-last-event", `more_starting_after is ${hide(moreStartingAfter)}, the last event ${hide(last)}`];
  }
  const seen = new Set([startingAfterId]);
  const repeated = ids.find((id) => seen.size === seen.add(id).size);
  if (repeated !== undefined) {
    const where = repeated === startingAfterId ? "after itself (starting_after_id)" : "twice on the page";
    yield ["no-event-twice", `event ${hide(repeated)} is listed ${where}`];
  }
  const steps = times.slice(1).map((time, at) => Math.sign(time - (times[at] ?? time)));
  // The default order is not known (S04), but it is one of the two.
  const wrong = order
    ? steps.indexOf(order === "created_at" ? -1 : 1)
    : steps.findIndex((step) => step * (steps.find(Boolean) ?? 0) < 0);
  const id = ids[wrong + 1];
  if (wrong !== -1 && id !== undefined)
    yield ["times-in-order", `event ${hide(id)} goes against the order ${order ?? "of the page"}`];
}

function* findInGrant(
  exchange: Exchange,
  { date, start, end }: Occurrence,
  { hide, toleranceMs }: InvariantContext,
): Found {
  const grant = issuedToken(exchange);
  if (!grant) return;
  const { expires_at: at, expires_in: within } = grant;
  if (typeof at === "number" && typeof within === "number" && start !== undefined) {
    const difference = at * 1000 - ((date ?? Number.NaN) + within * 1000);
    const duration = (end ?? Number.NaN) - start;
    // NaN exceeds nothing. Another server may write `Date`.
    if (Math.abs(difference) > toleranceMs + duration) {
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

function* findInNotFound({ operationId, request, response }: Exchange, { hide }: InvariantContext): Found {
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
