import { LineCounter, parseDocument, visit } from "yaml";

const SECTION = /^\d(\.\d{1,2})?$/;

/** Lint rules for this contract only; `redocly.yaml` enables them. Redocly loads plugins as JavaScript. */
export default function contractRules() {
  return {
    id: "contract",
    rules: {
      oas3: {
        "activity-example": activityExample,
        "activity-variant-type": activityVariantType,
        "body-component": bodyComponent,
        "component-section": componentSection,
        "no-anchor": noAnchor,
        "open-shape-silence": openShapeSilence,
        "property-object": propertyObject,
        "response-example": responseExample,
      },
    },
  };
}

/** Each event type (§6.1) has an example of its name in `components.examples`: a page with one event of this type. */
function activityExample() {
  return {
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
  };
}

/** Each variant of the activity union names its event type as a `const`, equal to its key in `mapping` (§6.1). */
function activityVariantType() {
  return {
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
  };
}

/** Each body is a component: the exported type has its name, and a violation cites its `x-section`. */
function bodyComponent() {
  return {
    MediaType(mediaType, { report, location }) {
      if (mediaType.schema?.$ref !== undefined) return;
      report({
        message: "A body must be a component: put its schema under components.schemas, and name it here with $ref.",
        location: location.child("schema"),
      });
    },
  };
}

/** Each component, operation and inline response names the section of the interface document that it encodes. */
function componentSection() {
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
}

/** No YAML anchor: some readers refuse a file with two anchors of the same name, which YAML 1.2 allows. */
function noAnchor() {
  return {
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
  };
}

/** A component without properties is a shape that the document does not show, and names its entry in the ledger. */
function openShapeSilence() {
  return {
    NamedSchemas(schemas, { report, location }) {
      for (const [name, schema] of Object.entries(schemas)) {
        const isOpen = schema.type === "object" && schema.additionalProperties === true;
        if (!isOpen || schema["x-silence"] !== undefined) continue;
        report({
          message: "A shape that the document does not show must carry `x-silence`.",
          location: location.child([name]),
        });
      }
    },
  };
}

/** Each property is described by an object: code generators fail on `true` and `false`. */
function propertyObject() {
  return {
    Schema({ properties = {} }, { report, location }) {
      for (const [name, schema] of Object.entries(properties)) {
        if (typeof schema !== "boolean") continue;
        report({
          message: "A property must be described by an object; `{ not: {} }` means the same as `false`.",
          location: location.child(["properties", name]),
        });
      }
    },
  };
}

/** Each response with a body shows an example of it. */
function responseExample() {
  return {
    Response: {
      MediaType(mediaType, { report, location }) {
        if (Object.keys(mediaType.examples ?? {}).length > 0) return;
        report({ message: "A response with a body must have at least one example.", location });
      },
    },
  };
}
