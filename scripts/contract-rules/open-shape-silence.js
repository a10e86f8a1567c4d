/** A component without members of its own is a shape that the document does not show, and must point to the ledger. */
export function openShapeSilence() {
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
