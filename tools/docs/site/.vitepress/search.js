/** Words that readers search for, by the page that answers them in other words. */
const WORDS = {
  "get-started.md": "quickstart tutorial nodejs node version license support",
  "client.md": "sdk logging logger log timeout environment variables",
  "verify.md": "conformance conformance test qa",
  "troubleshooting.md": "faq questions support",
  "operate.md": "logging tls https key rotation migration schema windows",
  "interop.md": "java go mock server postman",
  "traffic.md": "har recording coverage redact personal data github action ci playwright",
  "api/index.md": "openapi.yaml download",
  "api/listMemberActivity.md": "get all events",
  "concepts/errors.md": "error codes 429 too many requests throttling",
};
/** A word of the list counts as if the page repeated it. */
const REPEATED = 10;

/** Pages of the project: each is one result, and ranks below the pages for users. */
const PROJECT = /^(decisions|contributing)\b|^(benchmarks|changelog)\.md$/;

/** Renders a page for the index of the search. */
export function renderForSearch(source, env, md) {
  const html = md.render(source, env);
  const page = env.relativePath;
  if (PROJECT.test(page)) return html.replaceAll(/<(\/?)h[2-6]\b/g, "<$1p");
  return html.replace("</h1>", `</h1><p>${`${WORDS[page] ?? ""} `.repeat(REPEATED)}</p>`);
}
