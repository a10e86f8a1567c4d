/** A thread that tests mutations in a copy of the project: it receives the name of each, and answers with a {@link MutationResult}. */
import { parentPort, workerData } from "node:worker_threads";
import { readContract } from "../generate/contract.ts";
import { listMutations } from "./list-mutations.ts";
import { type MutationResult, prepareCopy, testMutation, UNCHANGED } from "./test-mutation.ts";

const contract = await readContract("openapi.yaml");
const mutations = listMutations(contract);
const copy = await prepareCopy(workerData, contract);
parentPort?.on("message", async (name: string) => {
  const mutation = mutations.find((each) => each.name === name) ?? UNCHANGED;
  const result = await testMutation(mutation, copy).catch((error): MutationResult => {
    return { kind: mutation.kind, name, way: "survived", message: `the test of the mutation failed: ${error}` };
  });
  parentPort?.postMessage(result);
});
