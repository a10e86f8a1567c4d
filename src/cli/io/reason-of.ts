/** What to tell of an error: the sentence for its code, or else its own message. */
export function reasonOf(error: unknown, sentences: Readonly<Record<string, string>>): string {
  if (!(error instanceof Error)) return String(error);
  return ("code" in error ? sentences[String(error.code)] : undefined) ?? error.message;
}
