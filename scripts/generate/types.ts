import openapiTS, { astToString, NEVER, STRING, tsIntersection } from "openapi-typescript";
import ts from "typescript";
import { isObject } from "../../src/contract/json.ts";
import { type Contract, mapValues, type SchemaObject } from "./contract.ts";
import type { ResolvedContract } from "./resolve-contract.ts";
import { mapInnerSchemas } from "./walk-schemas.ts";

/**
 * Returns the source of `generated/openapi.ts`: the types of openapi-typescript, in which each schema is a declaration with its
 * name, so that editors show the name and not its properties.
 */
export async function generateTypes({ document }: ResolvedContract): Promise<string> {
  const schemas = mapValues(document.components.schemas, (_, schema) => toTypedSchema(schema));
  const rewrite = (key: string, value: unknown) => {
    if (key === "description" && typeof value === "string") return nameReferences(value);
    if (key === "schema" && isObject(value)) return toTypedSchema(value);
    if (key === "properties") return describeProperties(document, value as Readonly<Record<string, SchemaObject>>);
    return key === "examples" ? undefined : value; // they would become doc comments five times the size of the types
  };
  const typed = { ...document, components: { ...document.components, schemas } };
  const ast = await openapiTS(JSON.stringify(typed, rewrite), {
    emptyObjectsUnknown: true, // further properties are allowed
    defaultNonNullable: false, // a body may leave a default out
    transform: (schema) => chooseType(schema as SchemaObject),
  });
  return astToString(declareSchemas(ast))
    .replaceAll(/components\["schemas"\]\["([^"]+)"\]/g, "$1")
    .replaceAll(/\n *\*( @constant| @enum .*)(?=\n)/g, "") // the types say it
    .replaceAll(/\n *\/\*\*( @constant| @enum .*|\n) *\*\/(?=\n)/g, "")
    .replaceAll(/(?<!\/\*\*)\n( *)\* @description /g, "\n$1*\n$1* ") // editors show no text after this tag
    .replaceAll("@description ", "");
}

/** Marks a text beside literal values. */
const BESIDE_VALUES = "x-beside-values";

/** No value has this schema: openapi-typescript declares it as `never`. */
const NOTHING: SchemaObject = { enum: [] };

/**
 * Rewrites a schema, so that openapi-typescript declares the values that the validators accept. As it is, openapi-typescript adds constants
 * to the variants of a union with a discriminator, does not know `x-may-grow`, and ignores `not`.
 */
function toTypedSchema(declared: SchemaObject): SchemaObject {
  const { not, discriminator: _, ...schema } = declared;
  if (isObject(not) && Object.keys(not).length === 0) return NOTHING;
  if (schema.enum !== undefined && schema["x-may-grow"]) return listKnown(schema);
  const typed: SchemaObject = mapInnerSchemas(schema, toTypedSchema);
  if (typed.oneOf !== undefined) delete typed.type; // it would be one more alternative
  if (typed.allOf !== undefined) return separateOwn(typed);
  return typed.anyOf === undefined ? typed : { ...typed, anyOf: markTexts(typed.anyOf) };
}

/** Separates the properties of a schema from those that it combines, which would be required twice. */
function separateOwn({ type, properties = {}, required = [], allOf = [], ...schema }: SchemaObject): SchemaObject {
  const own = required.filter((name) => name in properties);
  const others = required.filter((name) => !(name in properties));
  const whole = Object.keys(properties).length === 0 ? [] : [{ type, properties, required: own } as SchemaObject];
  return { ...schema, required: others, allOf: [...whole, ...allOf] };
}

/** Declares the values of a list that may grow, and any text beside them. */
function listKnown({ type: _, enum: values = [], ...schema }: SchemaObject): SchemaObject {
  const known = values.map((value: unknown): SchemaObject => (value === null ? { type: "null" } : { const: value }));
  return { ...schema, anyOf: markTexts([...known, { type: "string" }]) };
}

/** Marks the texts in a union that has literal values, too. */
function markTexts(parts: readonly SchemaObject[]): SchemaObject[] {
  const hasValues = parts.some((part) => part.enum !== undefined || part.const !== undefined);
  const isText = (part: SchemaObject) => part.type === "string" && !part.enum && part.const === undefined;
  return parts.map((part) => (hasValues && isText(part) ? { ...part, [BESIDE_VALUES]: true } : part));
}

/** Gives a property without a text the text of the schema to which it refers: editors show none of a type. */
function describeProperties(contract: Contract, properties: Readonly<Record<string, SchemaObject>>): object {
  const entries = Object.entries(properties).map(([name, property]) => {
    const references = (property.allOf ?? [property]).flatMap(({ $ref }) => $ref ?? []);
    const reference = references.length === 1 ? references[0] : undefined;
    const { description } = (reference && contract.components.schemas[reference.split("/").at(-1) ?? ""]) || {};
    return [name, description === undefined ? property : { description, ...property }];
  });
  return Object.fromEntries(entries);
}

/** Writes out references to the document and to the assumptions, which a reader of the types does not know. */
export function nameReferences(text: string): string {
  return text
    .replaceAll(/(?<!RFC \d+ )§([\d.]*\d)/g, "section $1 of the interface document")
    .replaceAll(/\b[SC]\d\d\b/g, "entry $& of docs/assumptions.md");
}

/** Any text. A union with a plain `string` would lose its literal types, and editors could not suggest them. */
const ANY_TEXT = tsIntersection([STRING, ts.factory.createTypeLiteralNode([])]);

/** Returns the type of a schema for which openapi-typescript has no exact type. */
function chooseType(schema: SchemaObject): ts.TypeNode | undefined {
  if (schema.enum?.length === 0) return NEVER;
  return schema[BESIDE_VALUES] ? ANY_TEXT : undefined;
}

/** Declares each schema as `export type Name`, and leaves out what a contract of operations does not have. */
function declareSchemas(nodes: readonly ts.Node[]): ts.Node[] {
  return nodes.flatMap((node) => {
    if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) return node;
    if (["webhooks", "$defs"].includes(node.name.text)) return [];
    if (node.name.text !== "components" || !ts.isInterfaceDeclaration(node)) return node;
    const isSchemas = (member: ts.TypeElement) => getName(member) === "schemas";
    const others = node.members.filter((member) => !isSchemas(member));
    const declarations = node.members.filter(isSchemas).flatMap(declareGroup);
    return [...declarations, ts.factory.updateInterfaceDeclaration(node, undefined, node.name, [], [], others)];
  });
}

function declareGroup(group: ts.TypeElement): ts.Node[] {
  if (!ts.isPropertySignature(group) || !group.type || !ts.isTypeLiteralNode(group.type)) return [];
  return group.type.members.flatMap((schema) => {
    if (!ts.isPropertySignature(schema) || !schema.type) return []; // redocly.yaml has a rule for the names
    const modifiers = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
    const declaration = ts.factory.createTypeAliasDeclaration(modifiers, getName(schema), undefined, schema.type);
    return ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(schema));
  });
}

function getName({ name }: ts.TypeElement): string {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : "";
}
