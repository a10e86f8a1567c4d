import { escapeControls } from "../../contract/json.ts";

/** Escapes text for XML and HTML, attributes included, and what XML cannot contain. */
export function escapeMarkup(text: string, kept = ""): string {
  return escapeControls(text, kept).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
