/** Each property is described by an object: code generators fail on `true` and `false`. */
export function propertyObject() {
  return {
    Schema({ properties = {} }, { report, location }) {
      for (const [name, schema] of Object.entries(properties)) {
        if (typeof schema !== "boolean") continue;
        report({
          message: "A property must be described by an object; `{ not: {} }` says the same as `false`.",
          location: location.child(["properties", name]),
        });
      }
    },
  };
}
