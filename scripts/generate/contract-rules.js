import { LineCounter, parseDocument, visit } from "yaml";
import { findConditionBesideRef, listSchemaFaults } from "./check-schemas.ts";
import { suggest } from "./suggest.ts";

const TEXT = { type: "string" };
const TEXTS = { type: "array", items: TEXT };

/** The properties of OpenAPI that `npm run generate` does not support. */
const unsupported = {
  Root: ["webhooks"],
  Parameter: ["content"],
  Schema: ["$id", "$schema", "$anchor", "$dynamicAnchor", "$dynamicRef", "unevaluatedProperties", "unevaluatedItems"],
};

/**
 * The extensions of each element (docs/contributing/contract.md has their meaning), and supported values; Redocly's rule `struct`
 * checks them.
 */
const everywhere = {
  "x-section": TEXT,
  "x-assumption": (value) => (typeof value === "string" ? TEXT : TEXTS),
};
const extensions = {
  Root: { "x-assumptions": "Assumptions" },
  Operation: {
    "x-path-alternatives": TEXTS,
    "x-pagination": "Pagination",
    "x-idempotent": { type: "boolean" },
    "x-gone-status": { type: "integer", minimum: 400 },
  },
  Header: { "x-redact": TEXT },
  Parameter: {
    in: { enum: ["path", "query", "header"] },
    style: { enum: ["form", "simple", "spaceDelimited", "pipeDelimited"] },
  },
  Schema: {
    "x-redact": TEXT,
    "x-may-grow": (value) => (typeof value === "boolean" ? { enum: [true] } : { type: "boolean" }),
    "x-errors": "ErrorTexts",
    "x-scopes-of": TEXT,
    "x-lifetime": { type: "integer", minimum: 1 },
  },
};
/** Defines the type of an object; its properties are required, except the optional ones. */
const defineType = (properties, ...optional) => {
  return { properties, required: Object.keys(properties).filter((name) => !optional.includes(name)) };
};
const newTypes = {
  Assumptions: { properties: {}, additionalProperties: "Assumption" },
  Assumption: defineType(
    {
      section: everywhere["x-assumption"],
      question: TEXT,
      answer: TEXT,
      change: TEXT,
      keywords: TEXTS,
      undecidable: TEXT,
    },
    ...["change", "keywords", "undecidable"],
  ),
  Pagination: defineType({ cursor: TEXT, items: TEXT, id: TEXT, more: TEXT, next: TEXT }),
  ErrorTexts: { properties: {}, items: "ErrorText" },
  ErrorText: defineType({ status: { type: "integer", minimum: 400 }, key: TEXT, message: TEXT }),
  SchemaProperties: { properties: {}, additionalProperties: "Schema" }, // code generators fail on `true` and `false`
};

/** Adds our extensions to the types of OpenAPI, and removes the extensions of other tools and unsupported properties. */
function extendTypes(types) {
  const extended = Object.entries(types).map(([name, type]) => {
    if (Object.keys(type.properties ?? {}).length === 0) return [name, type]; // a map
    const isKnown = ([property]) => !(property.startsWith("x-") || unsupported[name]?.includes(property));
    const properties = { ...Object.fromEntries(Object.entries(type.properties).filter(isKnown)), ...everywhere };
    return [name, { ...type, properties: { ...properties, ...extensions[name] } }];
  });
  return { ...Object.fromEntries(extended), ...newTypes };
}

/** Reports the part of an element at a path. */
function refuse({ report, location }, message, ...path) {
  report({ message, location: path.length > 0 ? location.child(path) : location });
}

/** Lint rules for this contract only; `redocly.yaml` enables them. */
const rules = {
  /** Each event type (§6.1) has an example of its name in `components.examples`: a page with one event of this type. */
  "activity-example": () => ({
    Root({ components: { schemas, examples = {} } }, context) {
      const types = Object.values(schemas).flatMap(({ discriminator }) => Object.keys(discriminator?.mapping ?? {}));
      const message = "must have an example of this name: a page with one event of this type.";
      for (const type of types)
        if (examples[type]?.value?.data?.[0]?.type !== type)
          refuse(context, `The event type ${type} ${message}`, "components", "examples");
    },
  }),

  /** Each variant of the activity union names its event type as a `const`, equal to its key in `mapping` (§6.1). */
  "activity-variant-type": () => ({
    Schema(schema, context) {
      if (schema.discriminator?.mapping === undefined) return;
      const types = Object.fromEntries(Object.entries(schema.discriminator.mapping).map(([type, ref]) => [ref, type]));
      const message = "must have `type: { const: … }` equal to its key in the discriminator's mapping.";
      for (const [index, variant] of (schema.oneOf ?? []).entries()) {
        const type = context.resolve(variant).node?.properties?.type?.const;
        if (type === undefined || type !== types[variant.$ref])
          refuse(context, `${variant.$ref} ${message}`, "oneOf", index);
      }
    },
  }),

  /**
   * Each component, operation and inline response names the section of the interface document that it encodes. The option
   * `sections` lists the sections that the document has.
   */
  "component-section": ({ sections = [] }) => {
    const message = 'Must carry `x-section`, a section of the interface document such as "2.3".';
    const requireSection = (subject, context, ...path) => {
      if (subject["x-section"] === undefined) refuse(context, message, ...path);
    };
    const check = (named, context, key) => {
      for (const name of [named ?? []].flat())
        if (!sections.includes(name))
          refuse(context, `"${name}" is not a section of the document; ${suggest(name, sections)}`, key);
    };
    return {
      any: (node, context) => check(node?.["x-section"], context, "x-section"),
      Assumption: ({ section }, context) => check(section, context, "section"),
      Operation: (operation, context) => requireSection(operation, context),
      Response: (response, context) => requireSection(response, context),
      Components(components, context) {
        for (const [kind, group] of Object.entries(components))
          for (const [name, component] of Object.entries(group)) requireSection(component, context, kind, name);
      },
    };
  },

  /** Each extension is one that docs/contributing/contract.md explains. */
  "known-extension": () => ({
    any(node, { report, type, location }) {
      const known = Object.keys(type.properties ?? {}).filter((name) => name.startsWith("x-"));
      if (known.length === 0) return;
      for (const name of Object.keys(Object(node)).filter((name) => name.startsWith("x-")))
        if (!known.includes(name))
          report({
            message: `"${name}" is not an extension here; ${suggest(name, known)}`,
            location: location.child([name]).key(),
          });
    },
  }),

  /** Each scope, scheme, assumption and token URL exists. */
  "known-name": () => {
    let contract;
    const check = (kind, name, known, context, ...path) => {
      if (!known.includes(name)) refuse(context, `"${name}" is not ${kind}; ${suggest(name, known)}`, ...path);
    };
    return {
      any(node, context) {
        const assumptions = [node?.["x-assumption"] ?? []].flat();
        contract ??= node; // the root comes first
        const known = Object.keys(contract["x-assumptions"] ?? {});
        for (const id of assumptions) check("an entry of `x-assumptions`", id, known, context, "x-assumption");
      },
      SecurityRequirement(requirement, context) {
        const { securitySchemes: schemes = {} } = contract.components;
        for (const [scheme, scopes] of Object.entries(requirement)) {
          check("a security scheme", scheme, Object.keys(schemes), context, scheme);
          const known = schemes[scheme]?.flows?.clientCredentials?.scopes;
          for (const [index, scope] of known ? scopes.entries() : [])
            check(`a scope of ${scheme}`, scope, Object.keys(known), context, scheme, index);
        }
      },
      ClientCredentials({ tokenUrl }, context) {
        const paths = Object.entries(contract.paths).filter(([, item]) => item.post !== undefined);
        const known = paths.map(([path]) => path);
        check("the path of an operation that issues tokens", tokenUrl, known, context, "tokenUrl");
      },
    };
  },

  /** No YAML anchor: some readers refuse a file with two anchors of the same name, which YAML 1.2 allows. */
  "no-anchor": () => ({
    Root(_root, { report, location: { source } }) {
      const lineCounter = new LineCounter();
      visit(parseDocument(source.body, { lineCounter }), {
        Node(_key, { anchor, range }) {
          const message = `Replace *${anchor} with the value, and remove the anchor &${anchor}.`;
          const start = lineCounter.linePos(range[0]);
          if (anchor) report({ message, location: { source, pointer: undefined, start } });
        },
      });
    },
  }),

  /** `npm run generate` understands each schema by itself. */
  schema: () => ({
    Schema(schema, context) {
      for (const [keyword, message] of listSchemaFaults(schema)) refuse(context, message, keyword);
    },
    Header({ "x-redact": words = "" }, context) {
      for (const [keyword, message] of listSchemaFaults({ "x-redact": words })) refuse(context, message, keyword);
    },
    ref(ref, context) {
      const keyword = context.type.name === "Schema" ? findConditionBesideRef(ref) : undefined;
      if (keyword !== undefined)
        refuse(context, `\`${keyword}\` beside \`$ref\` is not in the types; combine both in \`allOf\``, keyword);
    },
  }),

  /** The service answers below the path of each server, which is fixed. */
  "served-address": () => ({
    Server({ url }, context) {
      const [, path = ""] = /^https?:\/\/[^/]+(.*)$/.exec(url) ?? [];
      const message =
        "The service cannot serve this address; it must have https or http, and a path without variables.";
      if (!/^(https?:\/)?\//.test(url) || /[{?#]/.test(path)) refuse(context, message, "url");
    },
  }),
};

/** The plugin. Redocly loads plugins as JavaScript. */
export default () => ({
  id: "contract",
  rules: { oas3: rules },
  typeExtension: { oas3: extendTypes },
});
