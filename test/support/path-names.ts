import { readContract } from "../../scripts/generate/contract.ts";
import { resolveContract } from "../../scripts/generate/resolve-contract.ts";
import { demoDataset } from "../../src/service/index.ts";

const ids: Readonly<Record<string, string>> = demoDataset().ids;

/** A value of each path parameter: an id of the demo, or the example of the contract. */
export const pathNames: Readonly<Record<string, string>> = Object.fromEntries(
  resolveContract(await readContract("openapi.yaml"))
    .operations.flatMap(({ parameters }) => parameters.filter((each) => each.in === "path"))
    .map(({ name, example }) => [name, ids[name] ?? String(example)]),
);
