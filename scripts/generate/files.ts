import { generateClientOperations, generateOperationMap } from "./client.ts";
import { generateConstants } from "./constants.ts";
import type { Contract } from "./contract.ts";
import { generateOperations } from "./operations.ts";
import { generateShapes } from "./shapes.ts";
import { generateTypes } from "./types.ts";
import { generateValidators } from "./validators.ts";

const HEADER = "// Generated from openapi.yaml by `npm run generate`. Do not edit.\n";

/** Returns the content of each file of `generated/` by name. The same contract always gives the same bytes. */
export async function generateFiles(contract: Contract): Promise<Record<string, string>> {
  const validators = await generateValidators(contract);
  return {
    "openapi.json": `${JSON.stringify(contract, null, 2)}\n`,
    "shapes.json": generateShapes(contract),
    "openapi.ts": `${HEADER}\n${await generateTypes(contract)}`,
    "operations.ts": `${HEADER}\n${generateOperations(contract)}`,
    "client-operations.ts": `${HEADER}\n${generateClientOperations(contract)}`,
    "operation-map.ts": `${HEADER}\n${generateOperationMap(contract)}`,
    "constants.ts": `${HEADER}\n${generateConstants(contract)}`,
    "validators.js": `${HEADER}${validators.js}`,
    "validators.d.ts": `${HEADER}\n${validators.dts}`,
  };
}
