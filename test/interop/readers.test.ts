import { globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type SchemaName, validateSchema } from "../../src/contract/internal.ts";
import { runCommand } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { loadTool, modules } from "./load-tool.ts";

const text = await readFile("openapi.yaml", "utf8");
const contract = parse(text);
const { file } = createScratchFolder();
const OPERATIONS = 5;
const SPECTRAL_FINDINGS = ["contact-properties", "license-url", "oas3-schema", "openapi-tags-alphabetical"];

describe("readers of the contract", () => {
  it("swagger-parser finds it valid", async () => {
    type Api = { paths: object };
    const { default: parser } = await loadTool<{ default: { validate: (file: string) => Promise<Api> } }>(
      "@apidevtools/swagger-parser",
    );

    expect(Object.keys((await parser.validate("openapi.yaml")).paths)).toHaveLength(OPERATIONS);
  });

  it("Scalar's parser finds it valid, and a wrong one not", async () => {
    const { validate } = await loadTool<{ validate: (text: string) => Promise<{ valid: boolean }> }>(
      "@scalar/openapi-parser",
    );

    expect((await validate(text)).valid).toBe(true);
    expect((await validate(text.replace("in: path", "in: somewhere"))).valid).toBe(false);
  });

  it("Spectral finds no error with all of its rules, except that it wants an absolute URL", async () => {
    const ruleset = await file("ruleset.json", { extends: [["spectral:oas", "all"]] });
    const args = ["lint", "openapi.yaml", "--ruleset", ruleset, "--format", "json", "--quiet"];
    const { stdout } = await runCommand(join(modules, ".bin/spectral"), args);
    const results: { code: string; severity: number; message: string; path: string[] }[] = JSON.parse(stdout);
    const errors = results.filter(({ severity }) => severity === 0);

    expect(errors.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual([
      'externalDocs.url: "url" property must match format "uri".',
    ]);
    expect([...new Set(results.map(({ code }) => code))].sort()).toEqual(SPECTRAL_FINDINGS);
  });

  it("PyYAML reads the same data", async () => {
    const program = "import json, yaml; print(json.dumps(yaml.safe_load(open('openapi.yaml', encoding='utf-8'))))";

    const { stdout } = await runCommand("python3", ["-c", program]);

    expect(JSON.parse(stdout)).toEqual(contract);
  });
});

describe("@hyperjump/json-schema and our validators", async () => {
  type Validate = (uri: string, value: unknown) => Promise<{ valid: boolean }>;
  interface Hyperjump {
    registerSchema: (schema: object, uri: string, dialect: string) => void;
    setShouldValidateFormat: (isAsserted: boolean) => void;
    validate: Validate;
  }
  const { registerSchema, setShouldValidateFormat, validate } = await loadTool<Hyperjump>(
    "@hyperjump/json-schema/openapi-3-1",
  );
  await loadTool("@hyperjump/json-schema/formats");
  setShouldValidateFormat(true);
  registerSchema(contract, "https://loyalty.example/openapi", "https://spec.openapis.org/oas/3.1/schema-base");
  const agree = async (name: string, value: unknown) => {
    const { valid } = await validate(`https://loyalty.example/openapi#/components/schemas/${name}`, value);
    return valid === (validateSchema(name as SchemaName, value).length === 0);
  };
  const examples = Object.values<{
    content?: Record<string, { schema: { $ref: string }; examples: Record<string, { $ref?: string; value: unknown }> }>;
  }>(contract.components.responses).flatMap(({ content = {} }) =>
    Object.values(content).flatMap(({ schema, examples: all }) =>
      Object.entries(all).map(([name, { $ref, value }]) => ({
        name: schema.$ref.replace(/.*\//, ""),
        value: $ref ? contract.components.examples[name].value : value,
      })),
    ),
  );

  /** Yields each value that differs from another in one place: a property removed, or a value of another type. */
  function* mutate(value: unknown): Generator<unknown> {
    for (const other of [null, 7, "x", true, {}, []]) if (JSON.stringify(other) !== JSON.stringify(value)) yield other;
    if (typeof value !== "object" || value === null) return;
    for (const [name, child] of Object.entries(value)) {
      const copy = structuredClone(value) as Record<string, unknown>;
      for (const mutant of mutate(child)) yield Object.assign(structuredClone(value), { [name]: mutant });
      if (Array.isArray(value)) continue;
      delete copy[name];
      yield copy;
    }
  }

  it("agree on the contract, on all examples and on 3,000 mutations of them", async () => {
    const mutants = examples.flatMap(({ name, value }) =>
      [...mutate(value)].map((mutant) => ({ name, value: mutant })),
    );
    const step = mutants.length / 3000;
    const chosen = Array.from({ length: 3000 }, (_, index) => mutants[Math.floor(index * step)]);
    const disagreements: unknown[] = [];
    for (const each of [...examples, ...chosen])
      if (each && !(await agree(each.name, each.value))) disagreements.push(each);

    expect((await validate("https://spec.openapis.org/oas/3.1/schema-base", contract)).valid).toBe(true);
    expect(examples.length).toBeGreaterThan(30);
    expect(mutants.length).toBeGreaterThan(3000);
    expect(disagreements).toEqual([]);
  });
});

describe("importers", () => {
  it("Bruno's converter makes a request of each operation, with an example of each response", async () => {
    interface Request {
      request: { method: string; url: string; body: { mode: string } };
      examples: unknown[];
    }
    type Convert = (contract: object) => { items: { items: Request[] }[] };
    const { openApiToBruno } = await loadTool<{ openApiToBruno: Convert }>("@usebruno/converters");
    const requests = openApiToBruno(structuredClone(contract)).items.flatMap(({ items }) => items);

    expect(requests).toHaveLength(OPERATIONS);
    const modes = requests.map(({ request }) => request.body.mode).sort();
    expect(modes).toEqual(["formUrlEncoded", "formUrlEncoded", "none", "none", "none"]);
    for (const { examples } of requests) expect(examples.length).toBeGreaterThan(2);
  });

  it("Postman's converter makes a request of each operation, with its responses", async () => {
    interface Result {
      result: boolean;
      output: { data: object }[];
    }
    type Convert = (input: object, options: object, done: (error: unknown, result: Result) => void) => void;
    const { convert } = await loadTool<{ convert: Convert }>("openapi-to-postmanv2");
    const { result, output } = await new Promise<Result>((resolve, reject) =>
      convert({ type: "string", data: text }, {}, (error, done) => (error ? reject(error) : resolve(done))),
    );

    expect(result).toBe(true);
    expect(JSON.stringify(output).match(/"originalRequest"/g)).toHaveLength(21);
  });

  it("@mswjs/source makes handlers of each recording, and of the contract with the server template as a literal", async () => {
    type Handler = { info: { path: string } };
    const { fromTraffic } = await loadTool<{ fromTraffic: (har: object) => Handler[] }>("@mswjs/source/traffic");
    const { fromOpenApi } = await loadTool<{ fromOpenApi: (contract: object) => Promise<Handler[]> }>(
      "@mswjs/source/open-api",
    );

    for (const recording of globSync("test/recordings/*.har"))
      expect(fromTraffic(JSON.parse(readFileSync(recording, "utf8"))).length, recording).toBeGreaterThan(0);
    for (const { info } of await fromOpenApi(structuredClone(contract)))
      expect(info.path).toMatch(/^https:\/\/\{cluster\}\.\{host\}\//);
  });
});
