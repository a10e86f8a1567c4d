import { readFileSync } from "node:fs";
import {
  type Contract,
  type Operation,
  type Parameter,
  type Ref,
  resolveRef,
  type SchemaObject,
} from "../generate/contract.ts";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

/** Renders the console of the reference for the end of its body: its operations, its style and its script. */
export function renderTryIt(contract: Contract): string {
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) =>
      describeOperation(contract, method.toUpperCase(), path, operation),
    ),
  );
  const data = JSON.stringify(operations).replaceAll("<", "\\u003c");
  return `<!--try-keys--><script type="application/json" id="try-operations">${data}</script>
<style>${read("./try-it.css")}</style><script type="module">${read("./try-it.js")}</script>`;
}

function describeOperation(contract: Contract, method: string, path: string, operation: Operation) {
  const { operationId: id, summary, security, parameters = [], requestBody } = operation;
  const headers = Object.keys(security[0] ?? {}).map((name) => contract.components.securitySchemes[name]?.name ?? "");
  const inAddress = parameters.map((parameter) => {
    const { name, in: place, required } = resolveRef<Parameter>(contract, parameter as Ref);
    return { name, place, isRequired: required === true };
  });
  return { id, summary, method, path, headers, fields: [...inAddress, ...listFormFields(contract, requestBody)] };
}

function listFormFields(contract: Contract, requestBody: Operation["requestBody"]) {
  const content = requestBody?.content["application/x-www-form-urlencoded"] as
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
