/** Escapes text for XML and HTML, attributes included. Reports have no control characters, which XML cannot contain. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
