import { readFile } from "node:fs/promises";
import {
  type Contract,
  type Example,
  mapValues,
  type Operation,
  type Parameter,
  type Response,
  type SchemaObject,
} from "../../scripts/generate/contract.ts";
import { resolveRef } from "../../scripts/generate/resolve-contract.ts";

/** The generated contract, with types for the parts that tests read. */
export const openapi: Required<Pick<Contract, "info" | "servers" | "x-assumptions">> & {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, SchemaObject>;
    responses: Record<string, Response & { links?: Record<string, object> }>;
    examples: Record<string, Example>;
    headers: Record<string, object>;
    parameters: Record<string, Parameter>;
    securitySchemes: Contract["components"]["securitySchemes"];
  };
} = JSON.parse(await readFile(new URL("../../generated/openapi.json", import.meta.url), "utf8"));

/** The JSON examples of a response in `components.responses`, by name. */
export function responseExamples(name: string): Record<string, unknown> {
  const { examples = {} } = openapi.components.responses[name]?.content?.["application/json"] ?? {};
  return mapValues(examples, (_, example) => resolveRef<Example>(openapi as Contract, example).value);
}
