/**
 * Runs `redocly diff` many times in one process: starting it takes longer than comparing. Each run ends when nothing is left
 * to do; then the next one begins. Arguments: a JSON file of triples, base, revision and report.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const cli = new URL("../../node_modules/@redocly/cli/lib/index.js", import.meta.url);
const runs: [base: string, revision: string, report: string][] = JSON.parse(
  readFileSync(process.argv[2] ?? "", "utf8"),
);
const exit = process.exit;
// The command ends its process by itself: well, and the next may begin, or not.
process.exit = (code) => (code ? exit(code) : (undefined as never));
let started = 0;
process.on("beforeExit", async () => {
  const run = runs[started++];
  if (!run) return;
  const [base, revision, report] = run;
  const options = ["--format", "json", "--output", report, "--fail-on", "none"];
  process.argv = [process.execPath, fileURLToPath(cli), "diff", base, revision, ...options];
  await import(`${cli.href}?run=${started}`);
});
