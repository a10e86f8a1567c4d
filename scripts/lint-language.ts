import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Command } from "commander";
import { runCommand } from "./command/run-command.ts";
import { findBannedWordings } from "./lint-language/find-banned-wordings.ts";

const LIST = "scripts/lint-language/banned-patterns.ts";
/** Generated or written by tools, or the list of banned wordings and its test. */
const IGNORED = /^(?:generated|test\/recordings|CHANGELOG\.md)|\/(?:banned-patterns|find-banned-wordings\.test)\.ts$/;

function listFiles(): string[] {
  const tracked = execFileSync("git", ["ls-files", "*.ts", "*.js", "*.md"], { encoding: "utf8" });
  return tracked.split("\n").filter((file) => file !== "" && !IGNORED.test(file));
}

await runCommand(
  new Command("lint:language")
    .description(`Finds the wordings that ${LIST} bans in comments, messages, test names, declared names and pages.`)
    .argument("[files...]", "files to check (default: all TypeScript, JavaScript and Markdown that git tracks)")
    .addHelpText("after", "\nExit code: 0 nothing found, 1 a banned wording, 2 a file cannot be read.")
    .action((files: string[]) => {
      const findings = (files.length > 0 ? files : listFiles()).flatMap((file) =>
        findBannedWordings(file, readFileSync(file, "utf8")).map((finding) => ({ file, ...finding })),
      );
      for (const { file, line, text, advice } of findings) console.error(`${file}:${line}: "${text}": ${advice}`);
      if (findings.length === 0) return;
      console.error(`${findings.length} banned wordings; the list is ${LIST}`);
      process.exitCode = 1;
    }),
);
