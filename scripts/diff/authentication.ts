import { mapValues, type SecurityScheme } from "../generate/contract.ts";
import { type Element, type Fields, readFields } from "./element.ts";
import { readFacts } from "./meaning.ts";

/** Describes a security scheme, such as `apikey header x-app-id`. */
function nameScheme(declared: SecurityScheme | undefined): string {
  const { type, in: where, name, scheme }: Partial<SecurityScheme> = declared ?? {};
  return [type, where, name, scheme].filter(Boolean).join(" ").toLowerCase();
}

/** Returns a security scheme as an element. What names it is a fact of each operation. */
export function toSchemeElement(document: object, name: string, declared: SecurityScheme): Element {
  const { type: _, in: __, name: ___, scheme: ____, flows = {}, ...fields } = declared;
  const scopes = Object.values(flows).flatMap((flow) => Object.keys(readFields(readFields(flow).scopes)));
  const others = mapValues<unknown, Fields>(flows, (_, flow) => ({ ...readFields(flow), scopes: undefined }));
  const part = { document, place: ["components", "securitySchemes", name], value: declared, name };
  const facts = { ...readFacts(document, { ...fields, flows: others }), scopes: [...new Set(scopes)] };
  const read = () => ({ parts: [part], facts, children: [] });
  return { kind: "security scheme", key: nameScheme(declared), sender: "client", declared: [part], read };
}

/** What a way to authenticate needs: a scheme, and one of its scopes if it has any. */
interface Requirement {
  readonly scheme: string;
  readonly scope?: string;
}

/** A way to authenticate: all that it needs together. */
export type Way = readonly Requirement[];

/** Lists the ways to authenticate of an operation. */
export function listWays(
  securitySchemes: Readonly<Record<string, SecurityScheme>>,
  security: readonly Readonly<Record<string, readonly string[]>>[],
): Way[] {
  const ways = security.length > 0 ? security : [{}];
  return ways.map((way) =>
    Object.entries(way).flatMap(([name, scopes]): Requirement[] => {
      const scheme = nameScheme(securitySchemes[name]);
      const scoped = scopes.map((scope) => ({ scheme, scope }));
      return scoped.length > 0 ? scoped : [{ scheme }];
    }),
  );
}

/** True if a way to authenticate allows all that another one allows, because it needs no more. */
export function allows(way: Way, other: Way): boolean {
  return way.every(({ scheme, scope }) =>
    other.some((each) => each.scheme === scheme && (scope === undefined || each.scope === scope)),
  );
}

/** Describes a way to authenticate, such as `apikey header x-app-id + apikey header x-app-token`. */
export function showWay(way: Way): string {
  const needs = way.map(({ scheme, scope }) => (scope === undefined ? scheme : `${scheme} (${scope})`));
  return needs.sort().join(" + ") || "no credentials";
}
