import { fileURLToPath } from "node:url";
import { _, type CodeKeywordDefinition, type KeywordCxt, Name, stringify } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { resolveRef as resolveComponent, SchemaEnv } from "ajv/dist/compile/index.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { getValidate } from "ajv/dist/vocabularies/core/ref.js";
import { type FormatName, fullFormats } from "ajv-formats/dist/formats.js";
import { build } from "esbuild";
import { readProperty } from "../../src/contract/json.ts";
import { mapValues, type SchemaObject } from "./contract.ts";
import { createHeaderSchemas } from "./operations.ts";
import type { ResolvedContract } from "./resolve-contract.ts";
import { formats } from "./runtime.ts";
import { findProvenance } from "./sources.ts";
import { listConstraints, mapInnerSchemas } from "./walk-schemas.ts";

/**
 * Returns the code and declarations of the validators: an export for each component, and the object `validators`, which has one for
 * each body, each item of its lists and the parameters of each operation. A bundle can carry one export without the others.
 */
export async function generateValidators(contract: ResolvedContract): Promise<{ js: string; dts: string }> {
  const { schemas } = contract.document.components;
  const messages = createMessageSchemas(contract);
  const roots = [...new Set([...contract.bodies, ...contract.items, ...Object.keys(messages)])].sort();
  const components = Object.keys(schemas);
  const source = compile(contract, { ...schemas, ...messages }, components, roots);
  return { js: await bundle(source), dts: declareValidators(components, roots) };
}

/** Returns the source of `generated/schemas.ts`: a Standard Schema for each component. */
export function generateSchemas({ document }: ResolvedContract): string {
  const declared = Object.keys(document.components.schemas).map(
    (name) => `/** Validates a {@link contract.${name}}. */
export const ${name}: StandardSchema<contract.${name}> = /* @__PURE__ */ createSchema(validators.${name});
`,
  );
  return `import { createSchema, type StandardSchema } from "../src/contract/validate-schema.ts";
import type * as contract from "./openapi.ts";
import * as validators from "./validators.js";

${declared.join("\n")}`;
}

const PLACES = { path: "path", query: "query", headers: "header" };

/**
 * Creates a schema of `{ path: {…}, query: {…}, headers: {…} }`, named `<operationId>Parameters`, for each operation, and a schema for
 * the headers of each response.
 */
function createMessageSchemas(contract: ResolvedContract): Record<string, SchemaObject> {
  const entries = contract.operations.map(({ operation, parameters }) => {
    const properties = Object.entries(PLACES).flatMap(([group, place]) => {
      const members = parameters.filter((parameter) => parameter.in === place);
      if (members.length === 0) return [];
      const required = members.filter((parameter) => parameter.required).map(({ name }) => name);
      const schemas = Object.fromEntries(members.map(({ name, schema }) => [name, schema]));
      return [[group, { type: "object", properties: schemas, required }]];
    });
    return [`${operation.operationId}Parameters`, { type: "object", properties: Object.fromEntries(properties) }];
  });
  return Object.fromEntries([...entries, ...createHeaderSchemas(contract)]);
}

/** Removes annotations and what only the types need, and writes references as ajv names the components. */
function prepareSchema(schema: SchemaObject): SchemaObject {
  // Beside `const`, a `type` says nothing more.
  const types = { string: ["string"], number: ["integer", "number"] }[typeof schema.const as string];
  const isConstant = types?.includes(String(schema.type));
  const isNeeded = (keyword: string) =>
    !/^(x-|description$|examples?$)/.test(keyword) &&
    (keyword !== "type" || !isConstant) &&
    (keyword !== "discriminator" || schema.oneOf !== undefined);
  const needed = Object.fromEntries(Object.entries(schema).filter(([keyword]) => isNeeded(keyword)));
  const { $ref, discriminator, ...prepared } = mapInnerSchemas(needed, prepareSchema);
  return {
    ...(discriminator !== undefined && { type: "object" }), // the keyword accepts every value that is no object
    ...prepared,
    ...($ref !== undefined && { $ref: String($ref).replace("#/components/schemas/", "") }),
    ...(discriminator !== undefined && {
      discriminator: { propertyName: readProperty(discriminator, "propertyName") },
    }),
  } as SchemaObject;
}

/** Compiles schemas, each as a document, so that an error names its component. The lint has accepted them. */
function createAjv(schemas: Record<string, SchemaObject>): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    inlineRefs: false, // a function for each component, so that each error has the component to which its path belongs
    validateSchema: false,
    strict: false,
    logger: false, // it names formats of other tools, which validators ignore
    strictNumbers: true,
    code: { source: true, esm: true, formats: _`formats`, optimize: 2 },
    formats: { ...fullFormats, ...formats },
  });
  ajv.opts.unevaluated = false; // those keywords are not supported, and every validator would carry their data
  ajv.removeKeyword("$ref");
  ajv.addKeyword({
    keyword: "$ref",
    schemaType: "string",
    error: {
      message: "",
      params: ({ params }) => _`{component: ${params.component}, errors: ${params.validate}.errors}`,
    },
    code: callComponent,
  });
  const not = ajv.getKeyword("not") as CodeKeywordDefinition;
  ajv.removeKeyword("not");
  ajv.addKeyword({ ...not, error: { message: "", params: ({ schema }) => _`{schema: ${stringify(schema)}}` } });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  return ajv;
}

/** Returns the code of the validators of these components, and of these roots in one object. */
function compile(
  { document }: ResolvedContract,
  declared: Record<string, SchemaObject>,
  components: string[],
  roots: string[],
): string {
  const schemas = mapValues(declared, (_, schema) => prepareSchema(schema));
  const hasOthers = hasOtherFormats(schemas);
  const names = [...new Set([...roots, ...components])];
  const exported = Object.fromEntries(names.map((name) => [`validate${name}`, name]));
  const source = standaloneCode.default(createAjv(schemas), exported);
  /** Returns the source of a constraint: its section, unless its component has the same, and its assumption. */
  const findSource = (name: string, pointer: string, keyword: string) => {
    const root = declared[name];
    const { section, assumption } = findProvenance(document, root, pointer, keyword);
    return [section === root?.["x-section"] ? undefined : section, assumption].filter(Boolean).join(" ");
  };
  const places = Object.entries(schemas).map(([name, schema]) => {
    const found = listConstraints(schema).map(({ pointer, keyword }) => [
      `#${pointer}/${keyword}`,
      findSource(name, pointer, keyword === "discriminator" ? "required" : keyword),
    ]);
    const sources = found.filter(([, source]) => source);
    const component = { name, ...(sources.length > 0 && { sources: Object.fromEntries(sources) }) };
    return `const ${nameComponent(name)} = ${JSON.stringify(component)};`;
  });
  const checks = names.map(
    (name) => `const check${name} = (value) => runtime.listErrors(validate${name}, ${nameComponent(name)}, value);`,
  );
  return `import * as runtime from "./runtime.ts";
${hasOthers ? 'import { fullFormats } from "ajv-formats/dist/formats.js";' : ""}
const formats = { ${hasOthers ? "...fullFormats, " : ""}...runtime.formats };
${makePure(source)}
${places.join("\n")}
${checks.join("\n")}
export { ${components.map((name) => `check${name} as ${name}`).join(", ")} };
export const validators = { ${roots.map((name) => `${name}: check${name}`).join(", ")} };`;
}

/** Returns the name of the variable that describes a component to `listErrors`. */
function nameComponent(name: string): string {
  return `component${name}`;
}

/** Rewrites what a bundler would keep in every bundle: the exports of ajv, its functions, and calls that create patterns. */
function makePure(source: string): string {
  return source
    .replaceAll("export const ", "const ")
    .replaceAll(/require\("ajv\/dist\/runtime\/(\w+)"\)\.default/g, "runtime.$1")
    .replaceAll(/new RegExp\(("(?:[^"\\]|\\.)*"), "u"\)/g, (_, text) => String(new RegExp(JSON.parse(text), "u")));
}

/**
 * Writes the code of `$ref`: a call of the component's validator. Unlike the keyword of ajv, it passes no path. If the
 * call fails, the error has the component and its errors, and `listErrors` adds the path to them.
 */
function callComponent(cxt: KeywordCxt): void {
  const { schema: name, data, it } = cxt;
  const component = resolveComponent.call(it.self, it.schemaEnv.root, it.baseId, name);
  if (!(component instanceof SchemaEnv)) throw new Error(`the contract has no schema ${name}`);
  const validate = getValidate(cxt, component);
  cxt.setParams({ component: new Name(nameComponent(name)), validate });
  cxt.pass(_`${validate}(${data})`);
}

/** True if a schema has a format that is a function of ajv-formats; then the bundle has all of them. ajv writes out a pattern. */
function hasOtherFormats(schemas: Record<string, SchemaObject>): boolean {
  const used = [...JSON.stringify(schemas).matchAll(/"format":"([^"]+)"/g)].map(([, name = ""]) => name as FormatName);
  return used.some((name) => !(name in formats || name === "password" || fullFormats[name] instanceof RegExp));
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

function declareValidators(components: string[], roots: string[]): string {
  return `export interface ValidationError {
  keyword: string;
  /** JSON pointer to the value. */
  instancePath: string;
  /** The schema that the value does not match. */
  component: string;
  params: Record<string, unknown>;
  /** The words of ajv. */
  message: string;
  /** Section of the constraint if its component has another one, and the assumption that gives it. */
  source?: string;
}
/** Lists the faults of a value; it is empty if the value conforms. */
export type Validator = (value: unknown) => readonly ValidationError[];
${components.map((name) => `export const ${name}: Validator;\n`).join("")}export const validators: {
${roots.map((name) => `  readonly ${JSON.stringify(name)}: Validator;\n`).join("")}};
`;
}
