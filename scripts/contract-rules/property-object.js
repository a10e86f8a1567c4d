/** Each property is described by an object: code generators fail on `true` and `false` (`{ not: {} }` says the same as `false`). */
export function propertyObject() {
  return {
    Schema({ properties = {} }, { report, location }) {
      for (const [name, schema] of Object.entries(properties)) {
        if (typeof schema !== "boolean") continue;
        const instead = schema ? "{}" : "{ not: {} }";
        report({
          message: `A property must be described by an object: ${name}: ${instead}`,
          location: location.child(["properties", name]),
        });
      }
    },
  };
}
