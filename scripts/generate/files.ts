import { formatAssumptions } from "./assumptions.ts";
import { generateClientOperations, generateOperationMap } from "./client.ts";
import { generateConstants } from "./constants.ts";
import type { Contract } from "./contract.ts";
import { generateOperations } from "./operations.ts";
import { generateShapes } from "./shapes.ts";
import { generateTypes } from "./types.ts";
import { generateSchemas, generateValidators } from "./validators.ts";
import { generateVerification } from "./verification.ts";

const HEADER = "// Generated from openapi.yaml by `npm run generate`. Do not edit.\n";

/** Returns the path of a generated file: the page of assumptions has a folder in its name, the others are in `generated`. */
export function locateFile(name: string): string {
  return name.includes("/") ? name : `generated/${name}`;
}

/**
 * Returns the content of each file of `generated/` by name, and of the page of assumptions. The same contract always gives the same
 * bytes. `findFaults` must have accepted the contract.
 */
export async function generateFiles(contract: Contract): Promise<Record<string, string>> {
  const types = await generateTypes(contract);
  const validators = await generateValidators(contract);
  return {
    "openapi.json": `${JSON.stringify(contract, null, 2)}\n`,
    "shapes.json": generateShapes(contract),
    "openapi.ts": `${HEADER}\n${types}`,
    "operations.ts": `${HEADER}\n${generateOperations(contract)}`,
    "client-operations.ts": `${HEADER}\n${generateClientOperations(contract)}`,
    "operation-map.ts": `${HEADER}\n${generateOperationMap(contract)}`,
    "validators.js": `${HEADER}${validators.js}`,
    "schemas.ts": `${HEADER}\n${generateSchemas(contract)}`,
    "validators.d.ts": `${HEADER}\n${validators.dts}`,
    "constants.ts": `${HEADER}\n${generateConstants(contract)}`,
    "verification.json": generateVerification(contract),
    "docs/assumptions.md": formatAssumptions(contract),
  };
}
