/** A wording that `npm run lint` rejects. */
export interface BannedPattern {
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly advice: string;
}

/** Wordings that a native reader trips over, in comments, messages, test names and pages. Add a line to ban another one. */
export const bannedWordings: readonly BannedPattern[] = [
  {
    pattern:
      /(?<!\b(?:and|exactly|find|from|is|knows?|lines?|names?|or|places?|points?|[Ss]ays?|see|shows?|tells?|to) )\b[Ww]here\b/,
    advice: '"if" or "when"; "where" only for places',
  },
  { pattern: /\b(?:is|are|was|were) none\b/i, advice: '"is invalid", "does not exist"' },
  {
    pattern: /(?<!\bthere )\b(?:is|are) no (?!longer\b|more\b)[a-z]+/i,
    advice: '"is not a …"',
  },
  {
    pattern: /\b(?:somebody|nobody|anybody|everybody|whoever|those who)\b/i,
    advice: "name the actor: the caller, the client",
  },
  { pattern: /\bin case\b/i, advice: '"if"' },
  {
    pattern: /\bhold[s]?\b[^.]{0,40}\bto (?:the|its|that) (?:contract|document)\b/i,
    advice: '"check … against the contract"',
  },
  { pattern: /\bkeep(?:s|ing)? the contract\b/i, advice: '"conforms"' },
  { pattern: /\bof (?:its|their|his|one's|your) own\b/i, advice: 'leave it out, or "separate"' },
  {
    pattern: /\b(?:so many|as far as|in (?:its|their) time|of no account|in place of)\b/i,
    advice: 'leave it out; "instead of"',
  },
  {
    pattern: /\b(?:lanes?|strikes?|suffers?|twins?|innocent|mend(?:s|ed)?)\b/i,
    advice: "the field's term: worker, fault, copy, fix",
  },
  {
    pattern: /\b(?:JSON|extra|unknown|undocumented|required|optional|missing) members?\b/i,
    advice: '"property"; a member is a loyalty card holder',
  },
];

/** Openings of doc comments that are rejected. */
export const bannedOpenings: readonly BannedPattern[] = [
  { pattern: /^(?:What|Told|Those|That)\b/, advice: "start with a verb or a noun phrase" },
];

/** Declared names that are rejected. */
export const bannedNames: readonly BannedPattern[] = [
  { pattern: /^(?:MOST|LONGEST|LARGEST|SHORTEST|DEEPEST|ENOUGH)_/, advice: "MAX_… or MIN_…" },
  { pattern: /^most[A-Z]/, advice: "max…" },
  { pattern: /^(?!indexOf$|valueOf$)[a-z]\w*[a-z]Of$/, advice: "verb and noun: describeError, toCacheKey" },
];
