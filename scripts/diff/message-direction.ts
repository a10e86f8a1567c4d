import type { Contract } from "../generate/contract.ts";
import type { Sender } from "./release-step.ts";

/**
 * Says who sends the value at a place of the contract. A component is sent by whoever reaches it through `$ref`s: a list
 * of scopes, for one, goes both ways.
 */
export function senderIn(contract: Contract): (pointer: string, path: string) => Sender {
  const requests = new Set<string>();
  const answers = new Set<string>();
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (typeof operation !== "object" || !("operationId" in operation)) throw new Error(`${path}: ${method}?`);
      collect(contract, [operation.parameters, operation.requestBody], requests);
      collect(contract, operation.responses, answers);
    }
  }
  return (pointer, path) => {
    const component = /^#\/components\/\w+\/[^/]+/.exec(pointer)?.[0];
    if (component !== undefined && (requests.has(component) || answers.has(component)))
      return requests.has(component) ? (answers.has(component) ? "both" : "client") : "service";
    return /\/(parameters|requestBody)\//.test(path) ? "client" : "service";
  };
}

/** Pointers of the components that a part of the contract reaches. */
function collect(contract: Contract, node: unknown, found: Set<string>): void {
  if (typeof node !== "object" || node === null) return;
  if ("$ref" in node && typeof node.$ref === "string" && !found.has(node.$ref)) {
    found.add(node.$ref);
    const [, , kind = "", name = ""] = node.$ref.split("/");
    collect(contract, contract.components[kind]?.[name], found);
  }
  for (const child of Object.values(node)) collect(contract, child, found);
}
