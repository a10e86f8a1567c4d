import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type SchemaName, validateSchema } from "../../src/contract/internal.ts";
import { editValue, listPointers } from "../contract/document/values.ts";
import { openapi, responseExamples } from "../support/openapi.ts";
import { runCommand } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { loadTool, modules } from "./load-tool.ts";

const text = readFileSync("openapi.yaml", "utf8");
const contract = parse(text);
const { file } = createScratchFolder();

describe("a reader of the contract", () => {
  it("Spectral finds no error with all of its rules, except that it wants an absolute URL", async () => {
    const ruleset = await file("ruleset.json", { extends: [["spectral:oas", "all"]] });
    const args = ["lint", "openapi.yaml", "--ruleset", ruleset, "--format", "json", "--quiet"];
    const { stdout } = await runCommand(join(modules, ".bin/spectral"), args);
    const results: { code: string; severity: number; message: string; path: string[] }[] = JSON.parse(stdout);
    const errors = results.filter(({ severity }) => severity === 0);
    const codes = ["contact-properties", "license-url", "openapi-tags-alphabetical"];

    expect(errors.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual([]);
    expect([...new Set(results.map(({ code }) => code))].sort()).toEqual(codes);
  });

  it("Postman's converter makes a request of each operation, with its responses", async () => {
    type Convert = (input: object, options: object, done: (error: Error | null, result?: object) => void) => void;
    const { convert } = await loadTool<{ convert: Convert }>("openapi-to-postmanv2");
    const result = await promisify(convert)({ type: "string", data: text }, {});

    expect(result).toMatchObject({ result: true });
    expect(JSON.stringify(result).match(/"originalRequest"/g)).toHaveLength(21);
  });
});

/** One of this many edits is tried. */
const STEP = 8;
const DIALECT = "https://spec.openapis.org/oas/3.1/schema-base";
const examples = Object.entries(openapi.components.responses).flatMap(([response, { content }]) => {
  const name = content?.["application/json"]?.schema?.$ref?.replace(/.*\//, "") as SchemaName;
  return Object.values(responseExamples(response)).map((value) => ({ name, value }));
});

it("@hyperjump/json-schema and our validators agree on all examples and on 3,000 edits of them", async () => {
  const hyperjump = await loadTool<{
    registerSchema: (schema: object, uri: string, dialect: string) => void;
    setShouldValidateFormat: (isAsserted: boolean) => void;
    validate: (uri: string, value: unknown) => Promise<{ valid: boolean }>;
  }>("@hyperjump/json-schema/openapi-3-1");
  await loadTool("@hyperjump/json-schema/formats");
  hyperjump.setShouldValidateFormat(true);
  hyperjump.registerSchema(contract, "https://loyalty.example/openapi", DIALECT);
  const mutants: typeof examples = [];
  let edits = 0;
  for (const { name, value } of structuredClone(examples))
    for (const pointer of listPointers(value))
      for (const _ of editValue(value, pointer))
        if (edits++ % STEP === 0) mutants.push({ name, value: structuredClone(value) });
  const disagreements: unknown[] = [];
  for (const { name, value } of [...examples, ...mutants]) {
    const { valid } = await hyperjump.validate(`https://loyalty.example/openapi#/components/schemas/${name}`, value);
    if (valid !== (validateSchema(name, value).length === 0)) disagreements.push({ name, value });
  }

  expect(await hyperjump.validate(DIALECT, contract)).toMatchObject({ valid: true });
  expect(examples.length).toBeGreaterThan(30);
  expect(mutants.length).toBeGreaterThanOrEqual(3000);
  expect(disagreements).toEqual([]);
});
