/** The id of a heading: lower case, everything but letters and digits a dash. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}
