import { renameSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
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

/** Outside of the folders that programs watch, and on the same disk. */
const CACHE = ".cache";

/** Returns the path of a generated file: the page of assumptions has a folder in its name, the others are in `generated`. */
function locateFile(name: string): string {
  return name.includes("/") ? name : `generated/${name}`;
}

/**
 * Returns the content of each file of `generated/` by name, and of the page of assumptions. The same contract always gives the same
 * bytes. The lint must have accepted the contract.
 */
export async function generateFiles(document: Contract): Promise<Record<string, string>> {
  const contract = resolveContract(document);
  const types = await generateTypes(contract);
  const validators = await generateValidators(contract);
  return {
    "openapi.json": `${JSON.stringify(contract.document, null, 2)}\n`,
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

/**
 * Finds the generated files that are out of date, and writes them all at once, so that no program reads some of them too early.
 * @param options.isCheck True to write nothing.
 * @returns Their names.
 */
export async function updateFiles(document: Contract, { isCheck = false } = {}): Promise<string[]> {
  const stale: [name: string, content: string][] = [];
  for (const [name, content] of Object.entries(await generateFiles(document))) {
    const current = await readFile(locateFile(name), "utf8").catch(() => undefined);
    if (current !== content) stale.push([name, content]);
  }
  if (!isCheck && stale.length > 0) await writeTogether(stale);
  return stale.map(([name]) => name);
}

async function writeTogether(files: readonly [name: string, content: string][]): Promise<void> {
  await mkdir("generated", { recursive: true });
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, "generated-"));
  for (const [name, content] of files) await writeFile(join(folder, basename(name)), content);
  for (const [name] of files) renameSync(join(folder, basename(name)), locateFile(name));
  await rm(folder, { recursive: true });
}
