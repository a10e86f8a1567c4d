/** Each variant of the activity union names its event type as a `const`, equal to its key in `mapping` (§6.1). */
export function activityVariantType() {
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
