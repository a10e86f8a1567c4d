import { fileURLToPath } from "node:url";
import { _, type CodeKeywordDefinition, type CodeOptions, type KeywordCxt, Name, stringify } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { resolveRef as resolveComponent, SchemaEnv } from "ajv/dist/compile/index.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { getValidate } from "ajv/dist/vocabularies/core/ref.js";
import { type FormatName, fullFormats } from "ajv-formats/dist/formats.js";
import { build } from "esbuild";
import { decodePercent } from "../../src/contract/http.ts";
import { readProperty, toPath } from "../../src/contract/json.ts";
import { mapValues, type SchemaObject } from "./contract.ts";
import { ContractFault, type Path } from "./contract-fault.ts";
import { createHeaderSchemas } from "./operations.ts";
import { findProvenance } from "./provenance.ts";
import type { ResolvedContract } from "./resolve-contract.ts";
import { formats } from "./runtime.ts";
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

/** Lists the schemas that ajv refuses in strict mode. */
export function listValidatorFaults(contract: ResolvedContract): ContractFault[] {
  const { schemas } = contract.document.components;
  try {
    createAjv(prepareForAjv({ ...schemas, ...createMessageSchemas(contract) }), { optimize: false });
    return [];
  } catch (error) {
    const inComponents = Object.entries(schemas).map(([name, schema]) => ({
      schema,
      place: ["components", "schemas", name],
    }));
    const parameters = contract.operations.flatMap((row) => row.parameters);
    const faults = [...inComponents, ...parameters].flatMap(({ schema, place }) => listStrictFaults(schema, place));
    return faults.length > 0 ? faults : [new ContractFault(["components", "schemas"], (error as Error).message)];
  }
}

/** Lists the faults of a schema, and of those inside it, each at its own place: ajv alone names the component that it compiles. */
function listStrictFaults(schema: SchemaObject, place: Path): ContractFault[] {
  const faults: ContractFault[] = [];
  const {
    $ref: _,
    discriminator: __,
    ...own
  } = mapInnerSchemas(schema, (inner, pointer) => {
    faults.push(...listStrictFaults(inner, [...place, ...toPath(pointer)]));
    return {};
  });
  try {
    createAjv({ own: prepareSchema(own) }, { optimize: false });
  } catch (error) {
    faults.push(new ContractFault(place, (error as Error).message.replace("strict mode: ", "")));
  }
  return faults;
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

const ANNOTATIONS = ["description", "example", "examples", "externalDocs", "xml"];

/**
 * Makes each schema a document, so that an error names its component, and removes what ajv refuses in strict mode:
 * annotations, and keywords that only the generated types need.
 */
function prepareForAjv(schemas: Record<string, SchemaObject>): Record<string, SchemaObject> {
  return mapValues(schemas, (_, schema) => prepareSchema(schema));
}

function prepareSchema(schema: SchemaObject): SchemaObject {
  // Beside `const`, a `type` says nothing more.
  const types = { string: ["string"], number: ["integer", "number"] }[typeof schema.const as string];
  const isConstant = types?.includes(String(schema.type));
  const isNeeded = (keyword: string) =>
    !(ANNOTATIONS.includes(keyword) || keyword.startsWith("x-") || (keyword === "type" && isConstant)) &&
    (keyword !== "discriminator" || schema.oneOf !== undefined) &&
    (keyword !== "format" || schema.format !== "password"); // marks a secret
  const needed = Object.fromEntries(Object.entries(schema).filter(([keyword]) => isNeeded(keyword)));
  const { $ref, discriminator, ...prepared } = mapInnerSchemas(needed, prepareSchema);
  return {
    ...(discriminator !== undefined && { type: "object" }), // the keyword accepts every value that is no object
    ...prepared,
    ...($ref !== undefined && { $ref: toIdentifier(decodePercent(String($ref)).replace("#/components/schemas/", "")) }),
    ...(discriminator !== undefined && {
      discriminator: { propertyName: readProperty(discriminator, "propertyName") },
    }),
  } as SchemaObject;
}

/** Makes a name of the contract a name in JavaScript. */
function toIdentifier(name: string): string {
  return name.replaceAll(/\W/g, "_");
}

/** Compiles schemas. @throws Error if ajv refuses one. */
function createAjv(schemas: Record<string, SchemaObject>, code: CodeOptions): Ajv2020 {
  const others = listOtherFormats(schemas);
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    discriminator: true,
    inlineRefs: false, // a function for each component, so that each error has the component to which its path belongs
    validateSchema: false, // the rule json-schema does
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    allowMatchingProperties: true,
    code,
    formats: { ...Object.fromEntries(others.map((name) => [name, fullFormats[name]])), ...formats },
  });
  ajv.opts.unevaluated = false; // those keywords are not supported, and every validator would carry their data
  ajv.removeKeyword("$ref");
  const components = new Map(Object.keys(schemas).map((name) => [toIdentifier(name), name]));
  ajv.addKeyword({
    keyword: "$ref",
    schemaType: "string",
    error: {
      message: "",
      params: ({ params }) => _`{component: ${params.component}, errors: ${params.validate}.errors}`,
    },
    code: (cxt) => callComponent(cxt, components.get(cxt.schema) ?? cxt.schema),
  });
  const not = ajv.getKeyword("not") as CodeKeywordDefinition;
  ajv.removeKeyword("not");
  ajv.addKeyword({ ...not, error: { message: "", params: ({ schema }) => _`{schema: ${stringify(schema)}}` } });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, toIdentifier(name));
  for (const name of Object.keys(schemas)) ajv.getSchema(toIdentifier(name));
  return ajv;
}

/** Returns the code of the validators of these components, and of these roots in one object. */
function compile(
  { document }: ResolvedContract,
  declared: Record<string, SchemaObject>,
  components: string[],
  roots: string[],
): string {
  const schemas = prepareForAjv(declared);
  const others = listOtherFormats(schemas);
  const ajv = createAjv(schemas, { source: true, esm: true, formats: _`formats`, optimize: 2 });
  const names = [...new Set([...roots, ...components])].map(toIdentifier);
  const source = standaloneCode.default(ajv, Object.fromEntries(names.map((id) => [id, id])));
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
  const checks = names.map((id) => `const check${id} = (value) => listErrors(${id}, ${nameComponent(id)}, value);`);
  return `import { countCharacters, formats as own, listErrors } from "./runtime.ts";
${others.every(isPattern) ? "" : 'import { fullFormats } from "ajv-formats/dist/formats.js";'}
const formats = { ${others.map((name) => `${JSON.stringify(name)}: ${formatFormat(name)}, `).join("")}...own };
${makePure(source)}
${places.join("\n")}
${checks.join("\n")}
export { ${components.map((name) => `check${name} as ${name}`).join(", ")} };
export const validators = { ${roots.map((name) => `${JSON.stringify(name)}: check${toIdentifier(name)}`).join(", ")} };`;
}

/** Returns the name of the variable that describes a component to `listErrors`. */
function nameComponent(name: string): string {
  return `component${toIdentifier(name)}`;
}

/** Rewrites statements that a bundler would keep: imports that are calls, and patterns that are created by a call. */
function makePure(source: string): string {
  return source
    .replaceAll("export const ", "const ")
    .replaceAll(/const (\w+) = require\("(ajv\/dist\/runtime\/\w+)"\)\.default;/g, importRuntime)
    .replaceAll(/new RegExp\(("(?:[^"\\]|\\.)*"), "u"\)/g, (_, text) => String(new RegExp(JSON.parse(text), "u")));
}

/** Replaces the `require` of a function of ajv; its own one to count characters has its source in a text, with a `require`. */
function importRuntime(_: string, name: string, module: string): string {
  return module.endsWith("ucs2length") ? `const ${name} = countCharacters;` : `import ${name} from "fast-deep-equal";`;
}

/**
 * Writes the code of `$ref`: a call of the component's validator. Unlike the keyword of ajv, it passes no path. If the
 * call fails, the error has the component and its errors, and `listErrors` adds the path to them.
 */
function callComponent(cxt: KeywordCxt, name: string): void {
  const { schema: $ref, data, it } = cxt;
  const component = resolveComponent.call(it.self, it.schemaEnv.root, it.baseId, $ref);
  if (!(component instanceof SchemaEnv))
    throw new Error(`a $ref must lead to a schema of components.schemas, not into one: ${$ref}`);
  const validate = getValidate(cxt, component);
  cxt.setParams({ component: new Name(nameComponent(name)), validate });
  cxt.pass(_`${validate}(${data})`);
}

/** Lists the formats of the schemas that only ajv-formats knows, so that the bundle has no others. */
function listOtherFormats(schemas: Record<string, SchemaObject>): FormatName[] {
  const used = [...JSON.stringify(schemas).matchAll(/"format":"([^"]+)"/g)].map(([, name]) => name as FormatName);
  return [...new Set(used)].filter((name) => !(name in formats) && name in fullFormats);
}

function isPattern(name: FormatName): boolean {
  return fullFormats[name] instanceof RegExp;
}

/** Returns the source of a format. A pattern is written out, so that a bundle does not carry all formats for one. */
function formatFormat(name: FormatName): string {
  return isPattern(name) ? String(fullFormats[name]) : `fullFormats[${JSON.stringify(name)}]`;
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
