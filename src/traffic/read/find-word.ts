const WORD_CHARACTER = /[\p{L}\p{N}_]/u;

/** Returns the position of a word or an identifier that no letter, digit or `_` touches; -1 if there is none. */
export function findWord(text: string, word: string): number {
  const isFree = (at: number) =>
    !WORD_CHARACTER.test(text[at - 1] ?? "") && !WORD_CHARACTER.test(text[at + word.length] ?? "");
  let at = text.indexOf(word);
  while (at !== -1 && !isFree(at)) at = text.indexOf(word, at + 1);
  return at;
}

/** Joins two texts so that no word of one continues in the other. */
export function joinWords(left: string, right: string): string {
  const touch = WORD_CHARACTER.test(left.at(-1) ?? "") && WORD_CHARACTER.test(right[0] ?? "");
  return touch ? `${left} ${right}` : left + right;
}
