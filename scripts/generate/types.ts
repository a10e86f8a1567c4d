import openapiTS, { astToString, NEVER, STRING, tsIntersection, tsLiteral, tsUnion } from "openapi-typescript";
import ts from "typescript";
import type { Contract, SchemaObject } from "./contract.ts";

/**
 * Returns the source of `generated/openapi.ts`: the types of openapi-typescript, in which each schema is a declaration with its
 * name, so that editors show the name and not its properties.
 */
export async function generateTypes(contract: Contract): Promise<string> {
  const described = JSON.stringify(contract, (key, value) => {
    if (key === "description" && typeof value === "string") return nameReferences(value);
    if (key === "properties") return describeProperties(contract, value);
    return key === "examples" ? undefined : value; // they would become doc comments five times the size of the types
  });
  const ast = await openapiTS(described, {
    transform: (schema, { path = "" }) => chooseType(schema as SchemaObject, path),
  });
  return astToString(declareSchemas(ast))
    .replaceAll(/components\["schemas"\]\["([^"]+)"\]/g, "$1")
    .replaceAll(/\n *\*( @description discriminator enum property .*| @constant| @enum .*)(?=\n)/g, "") // the types say it
    .replaceAll(/\n *\/\*\*( @constant| @enum .*|\n) *\*\/(?=\n)/g, "")
    .replaceAll(/(?<!\/\*\*)\n( *)\* @description /g, "\n$1*\n$1* ") // editors show no text after this tag
    .replaceAll("@description ", "");
}

/** Gives a property without a text the text of the schema to which it refers: editors show none of a type. */
function describeProperties(contract: Contract, properties: Readonly<Record<string, SchemaObject>>): object {
  const entries = Object.entries(properties).map(([name, property]) => {
    const [base, ...others] = property.allOf ?? [property];
    const reference = others.length === 0 ? base?.$ref : undefined;
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
function chooseType(
  { type, not, enum: values, "x-may-grow": mayGrow }: SchemaObject,
  path: string,
): ts.TypeNode | undefined {
  if (not !== undefined) return NEVER;
  if (type !== "string") return undefined;
  if (mayGrow && values) return tsUnion([...values.map(tsLiteral), ANY_TEXT]);
  return /\/anyOf\/\d+$/.test(path) && !values ? ANY_TEXT : undefined;
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
    if (!ts.isPropertySignature(schema) || !schema.type) return []; // the rule supported checks the names
    const modifiers = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
    const declaration = ts.factory.createTypeAliasDeclaration(modifiers, getName(schema), undefined, schema.type);
    return ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(schema));
  });
}

function getName({ name }: ts.TypeElement): string {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : "";
}
