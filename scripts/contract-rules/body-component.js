/** Each body is a component: its name is that of the exported type, and its `x-section` what a violation cites. */
export function bodyComponent() {
  return {
    MediaType(mediaType, { report, location }) {
      if (mediaType.schema?.$ref !== undefined) return;
      report({
        message:
          "A body must be a component of its own: put its schema under components.schemas, and name it here with $ref.",
        location: location.child("schema"),
      });
    },
  };
}
