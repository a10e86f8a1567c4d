/** Each event type (§6.1) has an example of its name in `components.examples`: a page with one event of this type. */
export function activityExample() {
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
