import { fileURLToPath } from "node:url";
import { _, Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import { type Contract, type Parameter, type Response, refName, resolveRef, type SchemaObject } from "./contract.ts";
import * as formats from "./formats.ts";
import { shrinkCode } from "./shrink-code.ts";

const ENTITIES = ["MemberActivity", "Webhook", "ProjectUser"];

/** JavaScript and declarations of one validator for each body, each entity and each operation's parameters. */
export async function generateValidators(contract: Contract): Promise<{ js: string; dts: string }> {
  const parameters = parameterSchemas(contract);
  const schemas = { ...forAjv(contract.components.schemas), ...parameters };
  const names = [...new Set([...bodySchemas(contract), ...ENTITIES, ...Object.keys(parameters)])].sort();
  return { js: await bundle(compile(schemas, names)), dts: declarations(names) };
}

function bodySchemas(contract: Contract): string[] {
  const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
  return operations.flatMap((operation) => {
    const responses = Object.values(operation.responses).map((response) => resolveRef<Response>(contract, response));
    return [operation.requestBody, ...responses]
      .flatMap((part) => Object.values(part?.content ?? {}))
      .map((content) => refName(content.schema));
  });
}

/** `{ path: {…}, query: {…} }` for each operation that has parameters, named `<operationId>Parameters`. */
function parameterSchemas(contract: Contract): Record<string, SchemaObject> {
  const schemas: Record<string, SchemaObject> = {};
  for (const operation of Object.values(contract.paths).flatMap((methods) => Object.values(methods))) {
    const all = (operation.parameters ?? []).map((parameter) => resolveRef<Parameter>(contract, parameter));
    if (all.length === 0) continue;
    const group = (place: Parameter["in"]): SchemaObject => {
      const members = all.filter((parameter) => parameter.in === place);
      return {
        type: "object",
        properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
        required: members.filter(({ required }) => required).map(({ name }) => name),
      };
    };
    schemas[`${operation.operationId}Parameters`] = {
      type: "object",
      properties: { path: group("path"), query: group("query") },
    };
  }
  return schemas;
}

/**
 * The schemas as ajv compiles them: each is a document of its own, so that an error names the component it comes from.
 * ajv refuses the discriminator's `mapping`, which the generated types need; annotations would only trip strict mode.
 */
function forAjv(schemas: Record<string, SchemaObject>): Record<string, SchemaObject> {
  const text = JSON.stringify(schemas, (key, value) => {
    const isAnnotation = ["description", "examples", "mapping"].includes(key) && !isSchema(value);
    if (isAnnotation || key.startsWith("x-")) return undefined;
    // Beside `const`, a `type` says nothing more.
    const isConstant = ["string", "number"].includes(typeof Object(value).const);
    return isConstant ? { ...value, type: undefined } : value;
  });
  return JSON.parse(text.replaceAll('"#/components/schemas/', '"')) as Record<string, SchemaObject>;
}

/** A member that happens to be called like an annotation is still a member. */
function isSchema(value: unknown): boolean {
  return typeof value === "object" && value !== null && ["type", "$ref", "not"].some((keyword) => keyword in value);
}

function compile(schemas: Record<string, SchemaObject>, names: string[]): string {
  const ajv = new Ajv({
    allErrors: true,
    allowUnionTypes: true,
    discriminator: true,
    inlineRefs: false, // a function for each component: five times smaller, and faster than one huge function
    messages: false, // the checker words its own
    strict: true,
    code: { source: true, esm: true, formats: _`formats` },
    formats,
  });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  for (const [name, schema] of Object.entries(schemas)) shrinkValidator(ajv, name, schema);
  const source = standaloneCode.default(ajv, Object.fromEntries(names.map((name) => [name, name])));
  return `import * as formats from "./formats.ts";
import { report } from "./report.ts";
${source.replaceAll("export const ", "const ")}
export const validators = { ${names.join(", ")} };`;
}

function shrinkValidator(ajv: Ajv, name: string, schema: SchemaObject): void {
  const source = ajv.getSchema(name)?.source;
  if (!source) throw new Error(`ajv compiled nothing for ${name}`);
  source.validateCode = shrinkCode(source.validateCode, name, schema);
}

/** Folds ajv's few runtime pieces and our date check into one file that imports nothing. */
async function bundle(source: string): Promise<string> {
  const result = await build({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL(".", import.meta.url)), loader: "js" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    minify: true,
    lineLimit: 160,
    legalComments: "none",
  });
  return result.outputFiles[0]?.text ?? "";
}

function declarations(names: string[]): string {
  const head = `export interface ValidationError {
  keyword: string;
  /** JSON pointer to the value. */
  instancePath: string;
  /** The schema that it fails. */
  component: string;
  params: Record<string, unknown>;
}
/** True where the value conforms; otherwise \`errors\` says why, until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ValidationError[] | null;
}
`;
  const members = names
    .map(
      (name) => `  readonly ${name}: Validator;
`,
    )
    .join("");
  return `${head}export const validators: {\n${members}};\n`;
}
