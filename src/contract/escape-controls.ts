/** Control characters, line separators, characters that change the direction of text, and two that XML cannot contain. */
const HIDDEN = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu;

/** Shows invisible characters as `\u001b`: with them, a recording could rewrite a terminal or a log. */
export function escapeControls(text: string, kept = ""): string {
  return text.replace(HIDDEN, (character) =>
    character === kept ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
