import type { NodeType } from "@redocly/openapi-core";
import { isSupported } from "../lint/explain-problem.ts";

const TEXT = { type: "string" } as const;
const TEXTS = { type: "array", items: TEXT } as const;
const STATUS = { type: "integer", minimum: 400 } as const;

type Properties = NodeType["properties"];

/** Extensions of every element; docs/contributing/contract.md has their meaning. */
const everywhere: Properties = {
  "x-section": TEXT,
  "x-assumption": (value) => (typeof value === "string" ? TEXT : TEXTS),
};

/** Flows of OAuth, of which Redocly does not check the scopes. */
const FLOWS = ["ImplicitFlow", "PasswordFlow", "ClientCredentials", "AuthorizationCode"];

/** Extensions of single elements, and properties of OpenAPI with fewer values. */
const extensions: Readonly<Record<string, Properties>> = {
  Root: { "x-assumptions": "Assumptions" },
  Operation: {
    "x-path-alternatives": TEXTS,
    "x-pagination": "Pagination",
    "x-idempotent": { type: "boolean" },
    "x-gone-status": STATUS,
  },
  Header: { "x-redact": TEXT },
  Parameter: {
    in: { enum: ["path", "query", "header"] },
    style: { enum: ["form", "simple"] },
  },
  SecurityScheme: {
    type: { enum: ["apiKey", "http", "oauth2", "openIdConnect"] },
    in: { enum: ["header"] },
  },
  ...Object.fromEntries(FLOWS.map((flow) => [flow, { scopes: "Scopes" }])),
  Schema: {
    "x-redact": TEXT,
    "x-may-grow": { type: "boolean" },
    "x-errors": "ErrorTexts",
    "x-scopes-of": TEXT,
    "x-lifetime": { type: "integer", minimum: 1 },
  },
};

/** The elements that only our extensions have, and those without a type in Redocly. */
const newTypes: Readonly<Record<string, NodeType>> = {
  Scopes: { properties: {}, additionalProperties: TEXT },
  Assumptions: { properties: {}, additionalProperties: "Assumption" },
  Assumption: {
    properties: {
      section: everywhere["x-assumption"],
      question: TEXT,
      answer: TEXT,
      change: TEXT,
      keywords: TEXTS,
    },
    required: ["section", "question", "answer"],
  },
  Pagination: {
    properties: { cursor: TEXT, items: TEXT, id: TEXT, more: TEXT, next: TEXT },
    required: ["cursor", "items", "id", "more", "next"],
  },
  ErrorTexts: { properties: {}, items: "ErrorText" },
  ErrorText: {
    properties: { status: STATUS, key: TEXT, message: TEXT },
    required: ["status", "key", "message"],
  },
  // Code generators fail on `true` and `false`.
  SchemaProperties: { properties: {}, additionalProperties: "Schema" },
};

/**
 * Adds our extensions to the types of OpenAPI, and removes unsupported properties. Without `extensionsPrefix`, no rule visits the
 * extensions of other tools, which can have any value.
 */
export function extendTypes(types: Readonly<Record<string, NodeType>>): Record<string, NodeType> {
  const extended = Object.entries(types).map(([name, { extensionsPrefix: _, allowed, ...type }]) => {
    const isMap = Object.keys(type.properties).length === 0;
    const properties = isMap ? type.properties : extendProperties(name, type.properties);
    const isAllowed: NodeType["allowed"] =
      allowed && ((node) => [...(allowed(node) ?? []), ...Object.keys(everywhere)]);
    return [name, { ...type, properties, ...(isAllowed && { allowed: isAllowed }) }];
  });
  const all: Record<string, NodeType> = { ...Object.fromEntries(extended), ...newTypes };
  const root: NodeType = { properties: {}, ...all.Root, required: ["openapi", "info", "paths"] };
  delete root.requiredOneOf; // it would name webhooks, too
  return { ...all, Root: root, Operation: { properties: {}, ...all.Operation, required: ["responses"] } };
}

function extendProperties(element: string, properties: Properties): Properties {
  const known = Object.entries(properties).filter(([name]) => !name.startsWith("x-") && isSupported(element, name));
  return { ...Object.fromEntries(known), ...everywhere, ...extensions[element] };
}
