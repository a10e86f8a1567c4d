/** Returns the id of a heading: lower case, with dashes instead of everything but letters and digits. */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}
