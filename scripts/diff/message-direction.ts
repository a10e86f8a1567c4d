import type { Contract } from "../generate/contract.ts";

/** The messages that contain a value. */
export type MessageDirection = "request" | "response" | "both";

/**
 * Returns a function that finds the direction of the value at a place of the contract. A component belongs to the messages
 * that reference it, directly or through other components; for example, a list of scopes belongs to both.
 */
export function createDirectionFinder(contract: Contract): (pointer: string, path: string) => MessageDirection {
  const requests = new Set<string>();
  const responses = new Set<string>();
  for (const item of Object.values(contract.paths)) {
    for (const operation of Object.values(item)) {
      collect(contract, [operation.parameters, operation.requestBody], requests);
      collect(contract, operation.responses, responses);
    }
  }
  return (pointer, path) => {
    const component = /^#\/components\/\w+\/[^/]+/.exec(pointer)?.[0];
    if (component !== undefined && (requests.has(component) || responses.has(component)))
      return requests.has(component) ? (responses.has(component) ? "both" : "request") : "response";
    return /\/(parameters|requestBody)\//.test(path) ? "request" : "response";
  };
}

/** Collects pointers of the components that a part of the contract references. */
function collect(contract: Contract, node: unknown, found: Set<string>): void {
  if (typeof node !== "object" || node === null) return;
  if ("$ref" in node && typeof node.$ref === "string" && !found.has(node.$ref)) {
    found.add(node.$ref);
    const [, , kind = "", name = ""] = node.$ref.split("/");
    collect(contract, contract.components[kind]?.[name], found);
  }
  for (const child of Object.values(node)) collect(contract, child, found);
}
