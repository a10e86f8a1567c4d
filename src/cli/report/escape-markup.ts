const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** XML 1.0 cannot contain these, escaped or not: most control characters, and two noncharacters. */
const NOT_XML = /[^\P{Cc}\t\n\r\u007F-\u009F]|[\uFFFE\uFFFF]/gu;

/** Escapes text for XML and HTML, attributes included. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(NOT_XML, "\uFFFD").replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
