import { readFile } from "node:fs/promises";

/** The parts of a schema that tests read. */
export interface ContractSchema {
  [keyword: string]: unknown;
  type?: string | string[];
  const?: string;
  enum?: string[];
  pattern?: string;
  oneOf?: { $ref: string }[];
  anyOf?: ContractSchema[];
  properties?: Record<string, ContractSchema>;
  examples?: unknown[];
  "x-section"?: string;
  "x-silence"?: string | string[];
}

/** The generated contract, with types for the parts that tests read. */
export const openapi: {
  servers: { url: string; variables: Record<"cluster" | "host", { default: string }> }[];
  paths: Record<string, Record<string, { operationId: string; summary: string }>>;
  components: {
    schemas: Record<string, ContractSchema>;
    responses: Record<string, { content?: Record<string, { examples: Record<string, { value: unknown }> }> }>;
  };
} = JSON.parse(await readFile(new URL("../../generated/openapi.json", import.meta.url), "utf8"));
