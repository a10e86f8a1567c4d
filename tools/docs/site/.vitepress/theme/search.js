import MiniSearch from "minisearch";
import { stemmer } from "stemmer";
import data from "./words.json";

/** Words that tell nothing about the subject of a question. */
const functionWords = new Set(data.functionWords.flatMap((line) => line.split(" ")));

/** Weights of the fields of a section: its heading, the headings above it, and its text. */
const BOOST = { title: 3, titles: 3, text: 1 };
/** How to look for a word that no page has: perhaps the reader still types it, or misspelled it. */
const UNKNOWN = { prefix: true, fuzzy: 0.12 };
/** Weights of what is found in the place of a word. */
const STEM = 0.9;
const SYNONYM = 0.65;
/** What a section gains if the question has all words of its heading, or synonyms of them. */
const NAMED = 0.6;
/** Pages of reference and of the project stand below guides that have the same words. */
const LATER = /\/(?:cli|changelog|benchmarks|contributing|decisions|api\/\w+)[./]/;
const LATER_WEIGHT = 0.8;

/** Returns what the index has of a word: the word, the parts of a name such as `listUsers`, and the stem of each. */
export function toTerms(word) {
  const parts = splitName(word).filter((part) => !functionWords.has(part));
  return [...new Set(parts.flatMap((part) => [part, stemmer(part)]))];
}

/** Takes the place of MiniSearch in the search of VitePress. */
export default {
  loadJSON(json, options) {
    const index = MiniSearch.loadJSON(json, options);
    return { search: (question) => searchPages(index, question) };
  },
};

/** Finds the best section of each page, the best page first. */
function searchPages(index, question) {
  const words = readWords(question);
  const found = words.map((word) => findWord(index, word));
  const match = Object.fromEntries(words.flatMap(toTerms).map((term) => [term, ["title"]])); // marked in the results
  /** Adds up the scores of the words: a section that has all words counts most. */
  const scoreSection = (id) => {
    const scores = found.map((scores) => scores.get(id) ?? 0);
    return scores.reduce((sum, score) => sum + score, 0) * scores.filter((score) => score > 0).length;
  };
  const ids = new Set(found.flatMap((scores) => [...scores.keys()]));
  const results = [...Map.groupBy(ids, (id) => id.replace(/#.*/, "")).values()].map((sections) => {
    const [best] = sections.sort((one, other) => scoreSection(other) - scoreSection(one));
    const { title, titles } = index.getStoredFields(best);
    const weight = (1 + NAMED * shareNamed(title, words)) * (LATER.test(best) ? LATER_WEIGHT : 1);
    return { title, titles, id: best, match, score: weight * scoreSection(best) };
  });
  return results.sort((one, other) => other.score - one.score);
}

/** Returns the share of the words of a heading that a question has, or synonyms of them. */
function shareNamed(title, words) {
  const asked = words.map(stemmer).flatMap((stem) => [stem, ...(synonyms.get(stem) ?? [])]);
  const named = readWords(title).map(stemmer);
  return named.filter((stem) => asked.includes(stem)).length / Math.max(1, named.length);
}

/** Returns the words of a question that say something about its subject; all words if none does. */
function readWords(question) {
  const joined = phrases.filter((phrase) => question.toLowerCase().includes(phrase)).map(joinWords);
  const all = [...MiniSearch.getDefault("tokenize")(question), ...joined].flatMap(splitName);
  const words = all.filter((word) => word !== "");
  const telling = words.filter((word) => !functionWords.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

/** Returns a name and its parts: `listUsers`, `list`, `Users`, in small letters. */
function splitName(name) {
  const parts = name.split(/(?<=[a-z])(?=[A-Z])/);
  return [...new Set([name, ...parts])].map((part) => part.toLowerCase());
}

/** Returns the score of each section that has a word, or something in its place; it is higher if few sections have it. */
function findWord(index, word) {
  const find = (term, weight, options) => {
    const results = index.search(term, {
      tokenize: (text) => [text],
      processTerm: (text) => text,
      boost: BOOST,
      ...options,
    });
    return results.map(({ id, score }) => ({ id, score: score * weight }));
  };
  const stem = stemmer(word);
  const others = synonyms.get(stem) ?? [];
  const found = [...find(word, 1), ...find(stem, STEM), ...others.flatMap((other) => find(other, SYNONYM))];
  const scores = new Map();
  for (const { id, score } of found.length > 0 ? found : find(word, 1, UNKNOWN))
    scores.set(id, Math.max(score, scores.get(id) ?? 0));
  const rarity = Math.log(1 + index.documentCount / scores.size);
  // The root: a heading with a word counts, but not as much as a second word in the text.
  return new Map([...scores].map(([id, score]) => [id, rarity * Math.sqrt(score)]));
}

const joinWords = (phrase) => phrase.replaceAll(" ", "");
const groups = data.synonyms.map((group) => group.split(", "));
/** The synonyms of each stem, as stems. */
const synonyms = new Map();
for (const group of groups) {
  const stems = group.map((word) => stemmer(joinWords(word)));
  for (const stem of stems)
    synonyms.set(stem, [...(synonyms.get(stem) ?? []), ...stems.filter((other) => other !== stem)]);
}
/** The synonyms of several words. */
const phrases = groups.flat().filter((word) => word.includes(" "));
