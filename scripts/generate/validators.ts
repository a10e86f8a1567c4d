import { fileURLToPath } from "node:url";
import { _, Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import {
  type Contract,
  getRefName,
  listOperations,
  type Parameter,
  type Response,
  resolveRef,
  type SchemaObject,
} from "./contract.ts";
import { formats } from "./runtime.ts";
import { shrinkCode } from "./shrink-code.ts";

const ENTITIES = ["MemberActivity", "Webhook", "ProjectUser"];

/** Returns the code and declarations of a validator for each body, each entity and the parameters of each operation. */
export async function generateValidators(contract: Contract): Promise<{ js: string; dts: string }> {
  const parameters = createParameterSchemas(contract);
  const schemas = { ...prepareForAjv(contract.components.schemas), ...parameters };
  const names = [...new Set([...listBodySchemas(contract), ...ENTITIES, ...Object.keys(parameters)])].sort();
  return { js: await bundle(compile(schemas, names)), dts: declareValidators(names) };
}

function listBodySchemas(contract: Contract): string[] {
  return listOperations(contract).flatMap(({ operation }) => {
    const responses = Object.values(operation.responses).map((response) => resolveRef<Response>(contract, response));
    return [operation.requestBody, ...responses]
      .flatMap((part) => Object.values(part?.content ?? {}))
      .map((content) => getRefName(content.schema));
  });
}

/** Creates a schema of `{ path: {…}, query: {…} }`, named `<operationId>Parameters`, for each operation. */
function createParameterSchemas(contract: Contract): Record<string, SchemaObject> {
  const entries = listOperations(contract).map(({ operation }) => {
    const all = (operation.parameters ?? []).map((parameter) => resolveRef<Parameter>(contract, parameter));
    const createGroup = (place: Parameter["in"]): SchemaObject => {
      const group = all.filter((parameter) => parameter.in === place);
      return {
        type: "object",
        properties: Object.fromEntries(group.map(({ name, schema }) => [name, schema])),
        required: group.filter(({ required }) => required).map(({ name }) => name),
      };
    };
    const properties = { path: createGroup("path"), query: createGroup("query") };
    return [`${operation.operationId}Parameters`, { type: "object", properties }];
  });
  return Object.fromEntries(entries);
}

/**
 * Makes each schema a document, so that an error names its component, and removes what ajv refuses in strict mode:
 * annotations, and the discriminator's `mapping`, which only the generated types need.
 */
function prepareForAjv(schemas: Record<string, SchemaObject>): Record<string, SchemaObject> {
  const text = JSON.stringify(schemas, (key, value) => {
    const isAnnotation = ["description", "examples", "mapping"].includes(key) && !isSchema(value);
    if (isAnnotation || key.startsWith("x-")) return undefined;
    // Beside `const`, a `type` says nothing more.
    const isConstant = ["string", "number"].includes(typeof Object(value).const);
    return isConstant ? { ...value, type: undefined } : value;
  });
  return JSON.parse(text.replaceAll('"#/components/schemas/', '"')) as Record<string, SchemaObject>;
}

/** Tells a property that has the name of an annotation from the annotation. */
function isSchema(value: unknown): boolean {
  return typeof value === "object" && value !== null && ["type", "$ref", "not"].some((keyword) => keyword in value);
}

function compile(schemas: Record<string, SchemaObject>, names: string[]): string {
  const ajv = new Ajv({
    allErrors: true,
    allowUnionTypes: true,
    discriminator: true,
    inlineRefs: false, // a function for each component: five times smaller, and faster than one huge function
    messages: false, // describeExpectation writes them
    strict: true,
    code: { source: true, esm: true, formats: _`formats` },
    formats,
  });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  for (const [name, schema] of Object.entries(schemas)) {
    const source = ajv.getSchema(name)?.source;
    if (!source) throw new Error(`openapi.yaml: ajv compiled nothing for the schema ${name}`);
    source.validateCode = shrinkCode(source.validateCode, name, schema);
  }
  const source = standaloneCode.default(ajv, Object.fromEntries(names.map((name) => [name, name])));
  return `import { formats, report } from "./runtime.ts";
${source.replaceAll("export const ", "const ")}
export const validators = { ${names.join(", ")} };`;
}

/** Bundles the compiled code with the functions that it calls into one file without imports. */
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

function declareValidators(names: string[]): string {
  return `export interface ValidationError {
  keyword: string;
  /** JSON pointer to the value. */
  instancePath: string;
  /** The schema that the value does not match. */
  component: string;
  params: Record<string, unknown>;
}
/** Returns true if the value conforms; otherwise \`errors\` lists the faults until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ValidationError[] | null;
}
export const validators: {
${names.map((name) => `  readonly ${name}: Validator;\n`).join("")}};
`;
}
