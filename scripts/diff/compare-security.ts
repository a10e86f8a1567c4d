import type { Report } from "./classify-change.ts";
import { getChild, getPart, isSame, isText, listChildren, type Pair, type Part, readFields } from "./part.ts";

/** A way to authenticate: the scopes of each scheme that it combines. */
type Way = ReadonlyMap<string, readonly string[]>;

/** Compares the ways to authenticate of an operation: a request that was accepted before must be accepted now. */
export function compareSecurity({ before, after }: Pair, report: Report): void {
  const [old, now] = [listWays(before), listWays(after, matchSchemes(before, after))];
  const accepts = (way: Way, request: Way) =>
    [...way].every(
      ([scheme, scopes]) => scopes.every((scope) => request.get(scheme)?.includes(scope)) && request.has(scheme),
    );
  const lost = old.filter((way) => !now.some((other) => accepts(other, way)));
  const isClosed = lost.some((way) => way.size === 0);
  const part = getChild(before, "security");
  if (isClosed) report("removal", `now requires ${now.map(describeWay).join(" or ")}`, part);
  for (const way of isClosed ? [] : lost) report("removal", `way to authenticate removed: ${describeWay(way)}`, part);
  for (const way of isClosed ? [] : now.filter((each) => !old.some((other) => accepts(other, each)))) {
    const reason =
      way.size === 0 ? "authentication no longer required" : `new way to authenticate: ${describeWay(way)}`;
    report("addition", reason, part);
  }
}

/** Lists the ways of an operation; a public one has one empty way. */
function listWays({ root, value }: Part, formerNames?: ReadonlyMap<string, string>): Way[] {
  const ways = (readFields(value).security ?? root.security ?? []) as Record<string, string[]>[];
  return (ways.length > 0 ? ways : [{}]).map(
    (way) => new Map(Object.entries(way).map(([name, scopes]) => [formerNames?.get(name) ?? name, scopes])),
  );
}

function describeWay(way: Way): string {
  return [...way].map(([name, scopes]) => (scopes.length > 0 ? `${name} (${scopes.join(" and ")})` : name)).join(" + ");
}

/** Lists the security schemes of the contract that a part belongs to. */
export function listSchemes({ root }: Part): Map<string, Part> {
  return listChildren(getPart(root, "/components/securitySchemes"));
}

/** Returns the former name of each security scheme that only has another name. */
export function matchSchemes(before: Part, after: Part): Map<string, string> {
  const [old, now] = [listSchemes(before), listSchemes(after)];
  const describe = ({ value }: Part) => Object.entries(readFields(value)).filter(([field]) => !isText(field));
  const found = [...now].flatMap(([name, scheme]) => {
    const isFormer = ([other, part]: [string, Part]) => !now.has(other) && isSame(describe(part), describe(scheme));
    const [former] = (!old.has(name) && [...old].find(isFormer)) || [];
    return former === undefined ? [] : [[name, former] as const];
  });
  return new Map(found);
}
