import { mapValues, type SecurityScheme } from "../generate/contract.ts";
import { type Element, type Fields, readFields } from "./element.ts";
import { readFacts } from "./meaning.ts";

const NO_CREDENTIALS = "no credentials";

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

/** Lists the ways to authenticate, each as the schemes and scopes that it combines. */
export function listWays(
  securitySchemes: Readonly<Record<string, SecurityScheme>>,
  security: readonly Readonly<Record<string, readonly string[]>>[],
): string[] {
  const ways = security.length > 0 ? security : [{}];
  return ways.map((way) => {
    const schemes = Object.entries(way).flatMap(([name, scopes]) => {
      const scheme = nameScheme(securitySchemes[name]);
      const scoped = scopes.map((scope) => `${scheme} (${scope})`);
      return scoped.length > 0 ? scoped : [scheme];
    });
    return schemes.sort().join(" + ") || NO_CREDENTIALS;
  });
}

/** True if a way to authenticate allows all that another one allows, because it needs no more. */
export function allows(way: string, other: string): boolean {
  const parts = other.split(" + ");
  const needsNoMore = way.split(" + ").every((part) => parts.some((each) => `${each} `.startsWith(`${part} `)));
  return way === NO_CREDENTIALS || needsNoMore;
}
