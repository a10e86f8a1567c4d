import { mapValues, readContract } from "../../scripts/generate/contract.ts";
import { resolveContract } from "../../scripts/generate/resolve-contract.ts";

/** The contract as rows. */
export const contract = resolveContract(await readContract("openapi.yaml"));
/** The contract as it is written. */
export const openapi = contract.document;

const bodies = contract.operations
  .flatMap(({ responses }) => Object.values(responses))
  .flatMap(({ content }) => content)
  .flatMap(({ component, examples }) => Object.values(examples).map(({ value }) => ({ component, value })));
/** The bodies that the contract shows for responses, with the names of their schemas; operations share some. */
export const shownBodies = [...new Map(bodies.map((body) => [JSON.stringify(body), body])).values()];

/** The bodies that the contract shows for a response, by name. */
export function responseExamples(operationId: string, status: string): Record<string, unknown> {
  const row = contract.operations.find(({ operation }) => operation.operationId === operationId);
  return mapValues(row?.responses[status]?.content[0]?.examples ?? {}, (_, { value }) => value);
}
