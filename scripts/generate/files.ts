import { formatAssumptions } from "./assumptions.ts";
import { generateClientOperations } from "./client-operations.ts";
import { generateConstants } from "./constants.ts";
import type { Contract } from "./contract.ts";
import { generateExamples } from "./examples.ts";
import { generateOperationMap } from "./operation-map.ts";
import { generateOperations } from "./operations.ts";
import { resolveContract } from "./resolve-contract.ts";
import { generateShapes } from "./shapes.ts";
import { generateTypes } from "./types.ts";
import { generateSchemas, generateValidators } from "./validators.ts";

const HEADER = "// Generated from openapi.yaml by `npm run generate`. Do not edit.\n";

/** Returns the path of a generated file: the page of assumptions has a folder in its name, the others are in `generated`. */
export function locateFile(name: string): string {
  return name.includes("/") ? name : `generated/${name}`;
}

/**
 * Returns the content of each file of `generated/` by name, and of the page of assumptions. The same contract always gives the same
 * bytes. The lint must have accepted the contract.
 */
export async function generateFiles(document: Contract): Promise<Record<string, string>> {
  const contract = resolveContract(document);
  const types = await generateTypes(document);
  const validators = await generateValidators(contract);
  return {
    "openapi.json": `${JSON.stringify(document, null, 2)}\n`,
    "shapes.json": generateShapes(contract),
    "openapi.ts": `${HEADER}\n${types}`,
    "operations.ts": `${HEADER}\n${generateOperations(contract)}`,
    "client-operations.ts": `${HEADER}\n${generateClientOperations(contract)}`,
    "operation-map.ts": `${HEADER}\n${generateOperationMap(contract)}`,
    "validators.js": `${HEADER}${validators.js}`,
    "schemas.ts": `${HEADER}\n${generateSchemas(contract)}`,
    "validators.d.ts": `${HEADER}\n${validators.dts}`,
    "constants.ts": `${HEADER}\n${generateConstants(contract)}`,
    "examples.json": generateExamples(contract),
    "docs/assumptions.md": formatAssumptions(contract),
  };
}
