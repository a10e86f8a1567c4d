import type { Contract } from "../generate/contract.ts";
import type { Change } from "./list-changes.ts";

/** Lists the changes that `redocly diff` does not look for: those of the scopes of a security scheme. */
export function listUnseenChanges(base: Contract, revision: Contract): Change[] {
  const [before, after] = [listScopePointers(base), listScopePointers(revision)];
  return [
    ...before
      .filter((pointer) => !after.includes(pointer))
      .map((pointer): Change => ({ path: pointer, typeName: "Scope", kind: "removed", base: { pointer } })),
    ...after
      .filter((pointer) => !before.includes(pointer))
      .map((pointer): Change => ({ path: pointer, typeName: "Scope", kind: "added", revision: { pointer } })),
  ];
}

function listScopePointers({ components }: Contract): string[] {
  return Object.entries(components.securitySchemes).flatMap(([name, { flows }]) =>
    Object.keys(flows?.clientCredentials.scopes ?? {}).map(
      (scope) => `#/components/securitySchemes/${name}/flows/clientCredentials/scopes/${scope}`,
    ),
  );
}
