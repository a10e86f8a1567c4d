const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write them, escaped or not
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Text as it may stand in XML and HTML, in attributes as well. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(NOT_XML, "\uFFFD").replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
