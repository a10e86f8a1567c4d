const WORD_CHARACTER = /[\p{L}\p{N}_]/u;

/** Returns the position of a word or an identifier; -1 if the text has it only inside longer words, or not at all. */
export function findWord(text: string, word: string): number {
  const isFree = (at: number) => !isInWord(text[at - 1], word[0]) && !isInWord(word.at(-1), text[at + word.length]);
  let at = text.indexOf(word);
  while (at !== -1 && !isFree(at)) at = text.indexOf(word, at + 1);
  return at;
}

/** Joins two texts so that no word of one continues in the other. */
export function joinWords(left: string, right: string): string {
  return isInWord(left.at(-1), right[0]) ? `${left} ${right}` : left + right;
}

/** True if a word continues from one character to the next. */
function isInWord(before = "", after = ""): boolean {
  return WORD_CHARACTER.test(before) && WORD_CHARACTER.test(after);
}
