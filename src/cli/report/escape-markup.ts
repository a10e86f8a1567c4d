const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** What XML 1.0 has no way to write, escaped or not: control characters but for three, and two that are no characters. */
const NOT_XML = /[^\P{Cc}\t\n\r\u007F-\u009F]|[\uFFFE\uFFFF]/gu;

/** Text as it may stand in XML and HTML, in attributes as well. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(NOT_XML, "\uFFFD").replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
