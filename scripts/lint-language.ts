import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { runCommand } from "./command/run-command.ts";
import { findBannedWordings } from "./lint-language/find-banned-wordings.ts";

const HELP = `Checks comments, messages, test names, declared names and pages for wordings that
scripts/lint-language/banned-patterns.ts bans.

Usage: npm run lint:language -- [FILE …]   (default: every tracked TypeScript, JavaScript and Markdown file)

Exit code: 0 nothing found, 1 a banned wording, 2 a file cannot be read.
`;
/** Generated or written by tools, or the list of banned wordings itself. */
const IGNORED = /^(?:generated|test\/recordings|CHANGELOG\.md)|\/banned-patterns\.ts$/;
function listFiles(): string[] {
  const tracked = execFileSync("git", ["ls-files", "*.ts", "*.js", "*.md"], { encoding: "utf8" });
  return tracked.split("\n").filter((file) => file !== "" && !IGNORED.test(file));
}

await runCommand(
  { name: "lint:language", help: HELP, options: {}, allowPositionals: true },
  async (_values, positionals) => {
    let count = 0;
    for (const file of positionals.length > 0 ? positionals : listFiles()) {
      const findings = findBannedWordings(file, readFileSync(file, "utf8"));
      for (const { line, text: found, advice } of findings) console.error(`${file}:${line}: "${found}": ${advice}`);
      count += findings.length;
    }
    if (count > 0) console.error(`${count} banned wordings; the list is scripts/lint-language/banned-patterns.ts`);
    return count > 0 ? 1 : 0;
  },
);
