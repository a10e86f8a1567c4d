import type { Report } from "./classify-change.ts";
import { getChild } from "./part.ts";
import type { Element } from "./resolve-contract.ts";

/** A way to authenticate: the scopes of each scheme that it combines. */
type Way = ReadonlyMap<string, readonly string[]>;

/** Compares the ways to authenticate of an operation: a request that was accepted before must be accepted now. */
export function compareSecurity(before: Element, after: Element, report: Report): void {
  const [old, now] = [listWays(before), listWays(after)];
  const accepts = (way: Way, request: Way) =>
    [...way].every(
      ([scheme, scopes]) => scopes.every((scope) => request.get(scheme)?.includes(scope)) && request.has(scheme),
    );
  const part = getChild(before.part, "security");
  const lost = old.filter((way) => !now.some((other) => accepts(other, way)));
  const isClosed = lost.some((way) => way.size === 0);
  if (isClosed) report("removal", `now requires ${now.map(describeWay).join(" or ")}`, part);
  for (const way of isClosed ? [] : lost) report("removal", `way to authenticate removed: ${describeWay(way)}`, part);
  for (const way of isClosed ? [] : now.filter((each) => !old.some((other) => accepts(other, each)))) {
    const isPublic = way.size === 0;
    const reason = isPublic ? "authentication no longer required" : `new way to authenticate: ${describeWay(way)}`;
    report("addition", reason, part);
  }
}

/** Lists the ways of an operation; a public one has one empty way. */
function listWays({ facts }: Element): Way[] {
  const ways = facts.security as readonly Record<string, string[]>[];
  return (ways.length > 0 ? ways : [{}]).map((way) => new Map(Object.entries(way)));
}

function describeWay(way: Way): string {
  return [...way].map(([name, scopes]) => (scopes.length > 0 ? `${name} (${scopes.join(" and ")})` : name)).join(" + ");
}
