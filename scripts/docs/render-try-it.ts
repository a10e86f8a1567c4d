import { readFileSync } from "node:fs";
import {
  type Contract,
  listOperations,
  type Operation,
  type OperationEntry,
  type Ref,
  type RequestBody,
  resolveRef,
  type SchemaObject,
} from "../generate/contract.ts";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

/** Renders the console of the reference for the end of its body: its operations, its style and its script. */
export function renderTryIt(contract: Contract): string {
  const operations = listOperations(contract).map((entry) => describeOperation(contract, entry));
  const data = JSON.stringify(operations).replaceAll("<", "\\u003c");
  return `<!--try-keys--><script type="application/json" id="try-operations">${data}</script>
<style>${read("./try-it.css")}</style><script type="module">${read("./try-it.js")}</script>`;
}

function describeOperation(contract: Contract, { path, method, operation, parameters }: OperationEntry) {
  const { operationId: id, summary, security = [], requestBody } = operation;
  const headers = Object.keys(security[0] ?? {}).map((name) => contract.components.securitySchemes[name]?.name ?? "");
  const inAddress = parameters.map(({ name, in: place, required = false }) => ({ name, place, isRequired: required }));
  return {
    id,
    summary,
    method: method.toUpperCase(),
    path,
    headers,
    fields: [...inAddress, ...listFormFields(contract, requestBody)],
  };
}

function listFormFields(contract: Contract, requestBody: Operation["requestBody"]) {
  const { content: contents } = requestBody ? resolveRef<RequestBody>(contract, requestBody) : { content: {} };
  const content = contents["application/x-www-form-urlencoded"] as
    | { schema: Ref; examples: Record<string, { value: Record<string, string> }> }
    | undefined;
  if (!content) return [];
  const example = Object.values(content.examples)[0]?.value ?? {};
  const { properties = {} } = resolveRef<SchemaObject>(contract, content.schema);
  return Object.keys(properties).map((name) => {
    const value = example[name] ?? "";
    return { name, place: "form", isRequired: true, value: value.startsWith("<") ? "" : value };
  });
}
