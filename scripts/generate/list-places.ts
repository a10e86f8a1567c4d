import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { OperationRow, ResolvedContract } from "./resolve-contract.ts";

const HANDLERS = "src/service/operations/*.ts";

/** The files that people write, and what they add there. */
const PLACES = {
  operation: {
    [HANDLERS]: "the handler of",
    "src/service/create-dispatcher.ts": "an entry in `operationHandlers` for",
    "scripts/record/scenarios.ts": "an exchange of",
  },
  fact: { "test/contract/document/facts.yaml": "the facts of" }, // an assumed operation is not in the document
  event: { "test/contract/document/facts.yaml": "the data of the event type" },
};

/** Lists what is left to write by hand for operations, parameters and event types, by file. */
export async function listPlaces({ operations, eventTypes }: ResolvedContract): Promise<string[]> {
  const names: Readonly<Record<keyof typeof PLACES, readonly string[]>> = {
    operation: operations.map(({ operation }) => operation.operationId),
    fact: operations.flatMap(({ operation }) => (operation["x-assumption"] === undefined ? operation.operationId : [])),
    event: Object.keys(eventTypes),
  };
  const places = Object.entries(PLACES).flatMap(([kind, files]) =>
    Object.entries(files).map(async ([pattern, task]) => {
      const words = listWords((await readFiles(pattern)).join("\n"));
      const missing = [...new Set(names[kind as keyof typeof PLACES])].filter((name) => !words.has(name));
      return missing.map((name) => `${pattern}: ${task} ${name}`);
    }),
  );
  return [...(await Promise.all(places)).flat(), ...(await listUnusedParameters(operations))];
}

/** Lists the parameters that the handler of their operation, or what follows it in its file, does not name. */
async function listUnusedParameters(operations: readonly OperationRow[]): Promise<string[]> {
  const texts = (await readFiles(HANDLERS)).flatMap((text) => text.split(/(?=OperationHandler<")/));
  return operations.flatMap(({ operation: { operationId }, parameters }) => {
    const handler = texts.find((text) => text.startsWith(`OperationHandler<"${operationId}">`));
    if (handler === undefined) return [];
    const unused = parameters.filter(({ name }) => !listWords(handler).has(name));
    return unused.map(({ name }) => `${HANDLERS}: the use of the parameter ${name} in ${operationId}`);
  });
}

function readFiles(pattern: string): Promise<string[]> {
  return Promise.all(globSync(pattern).map((file) => readFile(file, "utf8")));
}

/** Lists the words of a text, with and without the marks that names of the contract can have. */
function listWords(text: string): ReadonlySet<string> {
  return new Set(["", ".", "-"].flatMap((marks) => text.match(new RegExp(`[\\w${marks}]*\\w`, "g")) ?? []));
}
