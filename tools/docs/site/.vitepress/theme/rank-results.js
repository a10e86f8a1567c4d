/** Words that say nothing about the subject of a question. */
const FILLERS = new Set(
  "a an and are can do does for from how i in is it my of on or the this to what where which with".split(" "),
);
/** The first pattern decides. Generated pages repeat words that a guide explains. */
const RANKS = [
  [/\/decisions\/|\/cli\b/, 0.02],
  [/\/concepts\//, 3],
  [/\/(api\/|client|traffic|operate|scale)/, 2],
  [/\/(get-started|integrate|check-traffic|own-the-contract|run-the-service)/, 1.5],
  [/\/(benchmarks|changelog|contributing)\b/, 0.5],
];

/** Makes the search prefer guides. It changes the options here because a policy without `unsafe-eval` keeps functions out of data. */
export function rankResults(options) {
  options.processTerm = (term) => (FILLERS.has(term.toLowerCase()) ? null : term.toLowerCase());
  options.boostDocument = (id) => RANKS.find(([pattern]) => pattern.test(id))?.[1] ?? 1;
}
