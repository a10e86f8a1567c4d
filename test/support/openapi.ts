import { readFile } from "node:fs/promises";

/** The parts of a schema that tests read. */
export interface ContractSchema {
  [keyword: string]: unknown;
  type?: string | string[];
  $ref?: string;
  const?: string | number;
  enum?: string[];
  pattern?: string;
  oneOf?: { $ref: string }[];
  anyOf?: ContractSchema[];
  properties?: Record<string, ContractSchema>;
  "x-section"?: string;
  "x-silence"?: string | string[];
}

const REF = "#/components/examples/";

interface Example {
  value: unknown;
}

/** The generated contract, with types for the parts that tests read. */
export const openapi: {
  "x-assumptions": Record<string, string[]>;
  servers: { url: string; variables: Record<"cluster" | "host", { default: string }> }[];
  paths: Record<string, Record<string, { operationId: string; summary: string }>>;
  components: {
    schemas: Record<string, ContractSchema>;
    responses: Record<
      string,
      {
        headers?: Record<string, object>;
        links?: Record<string, object>;
        content?: Record<string, { examples: Record<string, Example | { $ref: string }> }>;
      }
    >;
    examples: Record<string, Example>;
  };
} = JSON.parse(await readFile(new URL("../../generated/openapi.json", import.meta.url), "utf8"));

/** The JSON examples of a response in `components.responses`, by name. */
export function responseExamples(name: string): Record<string, unknown> {
  const examples = openapi.components.responses[name]?.content?.["application/json"]?.examples ?? {};
  return Object.fromEntries(
    Object.entries(examples).map(([key, example]) => [
      key,
      ("$ref" in example ? openapi.components.examples[example.$ref.slice(REF.length)] : example)?.value,
    ]),
  );
}
