/** Each response with a body shows an example of it. */
export function responseExample() {
  return {
    Response: {
      MediaType(mediaType, { report, location }) {
        if (Object.keys(mediaType.examples ?? {}).length > 0) return;
        report({ message: "A response with a body must have at least one example.", location });
      },
    },
  };
}
