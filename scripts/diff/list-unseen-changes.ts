import type { Contract } from "../generate/contract.ts";
import type { Change } from "./list-changes.ts";

/** Changes that `redocly diff` does not look at: the scopes of a security scheme, and open lists of known values. */
export function listUnseenChanges(base: Contract, revision: Contract): Change[] {
  return [...listScopeChanges(base, revision), ...listOpenListChanges(base, revision)];
}

function listScopeChanges(base: Contract, revision: Contract): Change[] {
  const [before, after] = [scopePointers(base), scopePointers(revision)];
  return [
    ...before
      .filter((pointer) => !after.includes(pointer))
      .map((pointer): Change => ({ path: pointer, typeName: "Scope", kind: "removed", base: { pointer } })),
    ...after
      .filter((pointer) => !before.includes(pointer))
      .map((pointer): Change => ({ path: pointer, typeName: "Scope", kind: "added", revision: { pointer } })),
  ];
}

function scopePointers({ components }: Contract): string[] {
  return Object.entries(components.securitySchemes).flatMap(([name, { flows }]) =>
    Object.keys(flows?.clientCredentials.scopes ?? {}).map(
      (scope) => `#/components/securitySchemes/${name}/flows/clientCredentials/scopes/${scope}`,
    ),
  );
}

function listOpenListChanges(base: Contract, revision: Contract): Change[] {
  const property = "x-extensible-enum";
  return Object.entries(base.components.schemas).flatMap(([name, schema]): Change[] => {
    const [before, after] = [schema[property], revision.components.schemas[name]?.[property]];
    if (!before || !after || before.join() === after.join()) return [];
    const pointer = `#/components/schemas/${name}/${property}`;
    const sides = { base: { pointer, value: before }, revision: { pointer, value: after } };
    return [{ path: pointer, typeName: "Schema", kind: "modified", property, ...sides }];
  });
}
