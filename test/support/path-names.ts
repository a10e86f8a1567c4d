import { demoDataset } from "../../src/service/index.ts";
import { contract } from "./openapi.ts";

const ids: Readonly<Record<string, string>> = demoDataset().ids;

/** A value of each path parameter: an id of the demo, or the example of the contract. */
export const pathNames: Readonly<Record<string, string>> = Object.fromEntries(
  contract.operations
    .flatMap(({ parameters }) => parameters.filter((each) => each.in === "path"))
    .map(({ name, example }) => [name, ids[name] ?? String(example)]),
);
