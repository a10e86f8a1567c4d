import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { findCredentialKind } from "../../src/contract/credential-kinds.ts";
import type { OperationRow, ResolvedContract } from "./resolve-contract.ts";

const CREDENTIALS = "src/contract/credential-kinds.ts";
const HANDLERS = "src/service/operations/*.ts";

/** The files in which people write each operation, and what they add there. */
const PLACES = {
  [HANDLERS]: "the handler of",
  "src/service/create-dispatcher.ts": "an entry in `operationHandlers` for",
  "scripts/record/scenarios.ts": "an exchange of",
};

/** Lists what is left to write by hand for operations and parameters, by file. Tests name the rest. */
export async function listPlaces({ operations }: ResolvedContract): Promise<string[]> {
  const places = Object.entries(PLACES).map(async ([pattern, task]) => {
    const text = (await readFiles(pattern)).join("\n");
    const names = operations.map(({ operation }) => operation.operationId);
    return names.filter((name) => !hasWord(text, name)).map((name) => `${pattern}: ${task} ${name}`);
  });
  return [
    ...(await Promise.all(places)).flat(),
    ...listCredentials(operations),
    ...(await listUnusedParameters(operations)),
  ];
}

/** Lists the credentials that neither the client sends nor the service verifies, with the operations that take them. */
function listCredentials(operations: readonly OperationRow[]): string[] {
  const unknown = operations.flatMap(({ operation, security }) =>
    security
      .map((alternative) => Object.keys(alternative))
      .filter((schemes) => findCredentialKind(schemes) === undefined)
      .map((schemes) => ({ name: schemes.join(" with "), operation: operation.operationId })),
  );
  const byName = Map.groupBy(unknown, ({ name }) => name);
  return Array.from(
    byName,
    ([name, users]) => `${CREDENTIALS}: the credential ${name} of ${users.map((each) => each.operation).join(", ")}`,
  );
}

/** Lists the parameters that the handler of their operation, or what follows it in its file, does not name. */
async function listUnusedParameters(operations: readonly OperationRow[]): Promise<string[]> {
  const texts = (await readFiles(HANDLERS)).flatMap((text) => text.split(/(?=OperationHandler<")/));
  return operations.flatMap(({ operation: { operationId }, parameters }) => {
    const handler = texts.find((text) => text.startsWith(`OperationHandler<"${operationId}">`));
    if (handler === undefined) return [];
    const unused = parameters.filter(({ name }) => !hasWord(handler, name));
    return unused.map(({ name }) => `${HANDLERS}: the use of the parameter ${name} in ${operationId}`);
  });
}

function readFiles(pattern: string): Promise<string[]> {
  return Promise.all(globSync(pattern).map((file) => readFile(file, "utf8")));
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`\\b${word.replaceAll(/\W/g, "\\$&")}\\b`).test(text);
}
