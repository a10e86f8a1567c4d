/**
 * Runs `redocly diff` many times in one process, because starting it takes longer than comparing. The next run starts when
 * the event loop is empty. Argument: a JSON file of runs, each with the paths of base, revision and report.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const cli = new URL("../../node_modules/@redocly/cli/lib/index.js", import.meta.url);
const runs: [base: string, revision: string, report: string][] = JSON.parse(
  readFileSync(process.argv[2] ?? "", "utf8"),
);
const exit = process.exit;
// The command exits at its end; a failed run ends this process, too.
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
