import { LineCounter, parseDocument, visit } from "yaml";

const SECTION = /^\d(\.\d{1,2})?$/;

/** Lint rules for this contract only; `redocly.yaml` enables them. */
const rules = {
  /** Each event type (§6.1) has an example of its name in `components.examples`: a page with one event of this type. */
  "activity-example": () => ({
    Root({ components: { schemas, examples = {} } }, { report, location }) {
      const types = Object.values(schemas).flatMap(({ discriminator }) => Object.keys(discriminator?.mapping ?? {}));
      for (const type of types) {
        if (examples[type]?.value?.data?.[0]?.type === type) continue;
        report({
          message: `The event type ${type} must have an example of this name: a page with one event of this type.`,
          location: location.child(["components", "examples"]),
        });
      }
    },
  }),

  /** Each variant of the activity union names its event type as a `const`, equal to its key in `mapping` (§6.1). */
  "activity-variant-type": () => ({
    Schema(schema, { report, resolve, location }) {
      if (schema.discriminator?.mapping === undefined) return;
      const types = Object.fromEntries(Object.entries(schema.discriminator.mapping).map(([type, ref]) => [ref, type]));
      for (const [index, variant] of (schema.oneOf ?? []).entries()) {
        const type = resolve(variant).node?.properties?.type?.const;
        if (type !== undefined && type === types[variant.$ref]) continue;
        report({
          message: `${variant.$ref} must have \`type: { const: … }\` equal to its key in the discriminator's mapping.`,
          location: location.child(["oneOf", index]),
        });
      }
    },
  }),

  /** Each body is a component: the exported type has its name, and a violation cites its `x-section`. */
  "body-component": () => ({
    MediaType(mediaType, { report, location }) {
      if (mediaType.schema?.$ref !== undefined) return;
      report({
        message: "A body must be a component: put its schema under components.schemas, and name it here with $ref.",
        location: location.child("schema"),
      });
    },
  }),

  /** Each component, operation and inline response names the section of the interface document that it encodes. */
  "component-section": () => {
    const requireSection = (subject, { report, location }) => {
      if (SECTION.test(subject["x-section"] ?? "")) return;
      report({ message: 'Must carry `x-section`, a section of the interface document such as "2.3".', location });
    };
    return {
      Operation: requireSection,
      Response: requireSection,
      Components(components, { report, location }) {
        for (const [kind, group] of Object.entries(components))
          for (const [name, component] of Object.entries(group))
            requireSection(component, { report, location: location.child([kind, name]) });
      },
    };
  },

  /** `x-may-grow` is true, beside a list of values or of alternatives. */
  "growing-list": () => ({
    Schema({ "x-may-grow": mayGrow, ...schema }, { report, location }) {
      const hasList = ["enum", "oneOf", "anyOf", "pattern"].some((keyword) => keyword in schema);
      if (mayGrow === undefined || (mayGrow === true && hasList)) return;
      report({
        message: "`x-may-grow` must be true, beside `enum`, `oneOf`, `anyOf` or a `pattern` of words.",
        location: location.child(["x-may-grow"]),
      });
    },
  }),

  /** No YAML anchor: some readers refuse a file with two anchors of the same name, which YAML 1.2 allows. */
  "no-anchor": () => ({
    Root(_root, { report, location: { source } }) {
      const lineCounter = new LineCounter();
      visit(parseDocument(source.body, { lineCounter }), {
        Node(_key, { anchor, range }) {
          if (anchor === undefined) return;
          const start = lineCounter.linePos(range[0]);
          report({
            message: `Replace *${anchor} with the value, and remove the anchor &${anchor}.`,
            location: { source, pointer: undefined, start },
          });
        },
      });
    },
  }),

  /** A component without properties is a shape that the document does not show, and names its entry in the ledger. */
  "open-shape-assumption": () => ({
    NamedSchemas(schemas, { report, location }) {
      for (const [name, schema] of Object.entries(schemas)) {
        const isOpen = schema.type === "object" && schema.additionalProperties === true;
        if (!isOpen || schema["x-assumption"] !== undefined) continue;
        report({
          message: "A shape that the document does not show must carry `x-assumption`.",
          location: location.child([name]),
        });
      }
    },
  }),

  /** `x-pagination` names a query parameter and properties of a page; `x-idempotent` and `x-gone-status` have their types. */
  "operation-extension": () => ({
    Operation(operation, { report, resolve, location }) {
      const { "x-idempotent": isIdempotent = true, "x-gone-status": status = 404, "x-pagination": pages } = operation;
      const refuse = (name, message) => report({ message, location: location.child([name]) });
      if (typeof isIdempotent !== "boolean") refuse("x-idempotent", "`x-idempotent` must be true or false.");
      if (!(status >= 400 && status < 500))
        refuse("x-gone-status", "`x-gone-status` must be a status from 400 to 499.");
      if (pages === undefined) return;
      const follow = (value) => (value?.$ref ? resolve(value).node : value);
      const listProperties = (value) => {
        const { properties = {}, allOf = [], oneOf = [] } = follow(value) ?? {};
        return Object.assign({}, properties, ...[...allOf, ...oneOf.slice(0, 1)].map(listProperties));
      };
      const success = Object.entries(operation.responses).find(([code]) => code.startsWith("2"))?.[1];
      const page = listProperties(follow(success)?.content?.["application/json"]?.schema);
      const query = (operation.parameters ?? []).map(follow).filter((parameter) => parameter?.in === "query");
      const known = {
        cursor: query.map(({ name }) => name),
        items: Object.keys(page),
        more: Object.keys(page),
        next: Object.keys(page),
        id: Object.keys(listProperties(follow(page[pages.items])?.items)),
      };
      for (const [key, names] of Object.entries(known))
        if (!names.includes(pages[key]))
          refuse(
            "x-pagination",
            `\`${key}\` of \`x-pagination\` must be one of: ${names.join(", ") || "none exists"}.`,
          );
    },
  }),

  /** Each property is described by an object: code generators fail on `true` and `false`. */
  "property-object": () => ({
    Schema({ properties = {} }, { report, location }) {
      for (const [name, schema] of Object.entries(properties)) {
        if (typeof schema !== "boolean") continue;
        report({
          message: "A property must be described by an object; `{ not: {} }` means the same as `false`.",
          location: location.child(["properties", name]),
        });
      }
    },
  }),

  /** Each response with a body shows an example of it. */
  "response-example": () => ({
    Response: {
      MediaType(mediaType, { report, location }) {
        if (Object.keys(mediaType.examples ?? {}).length > 0) return;
        report({ message: "A response with a body must have at least one example.", location });
      },
    },
  }),
};

/** The plugin. Redocly loads plugins as JavaScript. */
export default () => ({ id: "contract", rules: { oas3: rules } });
