import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { ResolvedContract } from "./resolve-contract.ts";

/** The files that people write, and what they add there. */
const PLACES = {
  operation: {
    "src/service/operations/*.ts": "the handler of",
    "src/service/create-dispatcher.ts": "an entry in `operationHandlers` for",
    "scripts/record/scenarios.ts": "an exchange of",
  },
  fact: { "test/contract/document/facts.yaml": "the facts of" }, // an assumed operation is not in the document
  parameter: { "src/service/operations/*.ts": "the use of the parameter" },
  event: { "test/contract/document/facts.yaml": "the data of the event type" },
};

/** Lists what is left to write by hand for operations, parameters and event types, by file. */
export async function listPlaces({ operations, eventTypes }: ResolvedContract): Promise<string[]> {
  const names: Readonly<Record<keyof typeof PLACES, readonly string[]>> = {
    operation: operations.map(({ operation }) => operation.operationId),
    fact: operations.flatMap(({ operation }) => (operation["x-assumption"] === undefined ? operation.operationId : [])),
    parameter: operations.flatMap(({ parameters }) => parameters.map(({ name }) => name)),
    event: Object.keys(eventTypes),
  };
  const places = Object.entries(PLACES).flatMap(([kind, files]) =>
    Object.entries(files).map(async ([pattern, task]) => {
      const text = (await Promise.all(globSync(pattern).map((file) => readFile(file, "utf8")))).join("\n");
      const words = new Set(["", ".", "-"].flatMap((marks) => text.match(new RegExp(`[\\w${marks}]*\\w`, "g")) ?? []));
      const missing = [...new Set(names[kind as keyof typeof PLACES])].filter((name) => !words.has(name));
      return missing.map((name) => `${pattern}: ${task} ${name}`);
    }),
  );
  return (await Promise.all(places)).flat();
}
