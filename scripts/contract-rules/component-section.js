const SECTION = /^\d(\.\d{1,2})?$/;

/** Each component, operation and response of its own names the section of the interface document that it encodes. */
export function componentSection() {
  const requireSection = (subject, { report, location }) => {
    if (SECTION.test(subject["x-section"] ?? "")) return;
    report({ message: 'Must carry `x-section`, a section of the interface document such as "2.3".', location });
  };
  return {
    Operation: requireSection,
    Response: requireSection,
    Components(components, { report, location }) {
      for (const [kind, members] of Object.entries(components)) {
        for (const [name, component] of Object.entries(members)) {
          requireSection(component, { report, location: location.child([kind, name]) });
        }
      }
    },
  };
}
