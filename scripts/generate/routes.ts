import type { Contract } from "./contract.ts";

/** Source of `generated/routes.ts`: of each operation what a client needs, and no more, for it goes into bundles. */
export function generateRoutes(contract: Contract): string {
  const rows = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId: id, security, "x-section": section }]) => {
      return [id, { id, method: method.toUpperCase(), path, section, security }];
    }),
  );
  return `export const routes = ${JSON.stringify(Object.fromEntries(rows), null, 2)} as const;\n`;
}
