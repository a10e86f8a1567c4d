/** Renders the reference of the contract into dist/docs/index.html, one file that asks the network for nothing. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const page = `${root}dist/docs/index.html`;

mkdirSync(`${root}dist/docs`, { recursive: true });
const redocly = fileURLToPath(new URL("../node_modules/@redocly/cli/bin/cli.js", import.meta.url));
execFileSync(process.execPath, [redocly, "build-docs", "loyalty", "--inlineBundle", "--output", page], {
  cwd: root,
  stdio: ["ignore", "ignore", "inherit"],
});
writeFileSync(page, keepOffline(readFileSync(page, "utf8")));
console.log(`wrote ${page.slice(root.length)}`);

/**
 * Takes out the images that the viewer fetches from its maker's servers, and forbids the browser to fetch anything, so
 * that a new version of the viewer cannot bring such a request back unseen.
 */
function keepOffline(html: string): string {
  const policy = [
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    "img-src data: blob:",
    "font-src data:",
    "worker-src blob:",
  ].join("; ");
  return html
    .replaceAll(/https:\/\/cdn\.redoc(\.ly|ly\.com)\/[\w./-]*/g, "data:,")
    .replace(/<head[^>]*>/, (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
