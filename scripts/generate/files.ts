import { formatAssumptions } from "./assumptions.ts";
import { checkSecurity } from "./check-security.ts";
import { generateClientOperations, generateOperationMap } from "./client.ts";
import { generateConstants } from "./constants.ts";
import { type Contract, checkReferences } from "./contract.ts";
import { generateOperations } from "./operations.ts";
import { generateShapes } from "./shapes.ts";
import { generateTypes } from "./types.ts";
import { generateValidators } from "./validators.ts";

const HEADER = "// Generated from openapi.yaml by `npm run generate`. Do not edit.\n";

/** Returns the content of each file of `generated/` by name, and of the page of assumptions. The same contract always gives the same bytes. */
export async function generateFiles(contract: Contract): Promise<Record<string, string>> {
  try {
    return await generateAll(contract);
  } catch (error) {
    const reason =
      error instanceof TypeError || error instanceof RangeError
        ? "an element has the wrong form, or refers to itself without end; npm run lint:contract names it"
        : (error as Error).message;
    throw new Error(reason.replace(/^(?!openapi\.yaml)/, "openapi.yaml: "), { cause: error });
  }
}

/** Returns the path of a generated file: the page of assumptions has a folder in its name, the others are in `generated`. */
export function locateFile(name: string): string {
  return name.includes("/") ? name : `generated/${name}`;
}

async function generateAll(contract: Contract): Promise<Record<string, string>> {
  checkReferences(contract);
  const operations = generateOperations(contract); // first, because its messages name the place
  checkSecurity(contract);
  const constants = generateConstants(contract);
  const types = await generateTypes(contract);
  const validators = await generateValidators(contract);
  return {
    "openapi.json": `${JSON.stringify(contract, null, 2)}\n`,
    "shapes.json": generateShapes(contract),
    "openapi.ts": `${HEADER}\n${types}`,
    "operations.ts": `${HEADER}\n${operations}`,
    "client-operations.ts": `${HEADER}\n${generateClientOperations(contract)}`,
    "operation-map.ts": `${HEADER}\n${generateOperationMap(contract)}`,
    "validators.js": `${HEADER}${validators.js}`,
    "validators.d.ts": `${HEADER}\n${validators.dts}`,
    "constants.ts": `${HEADER}\n${constants}`,
    "docs/assumptions.md": formatAssumptions(contract),
  };
}
