import { readFile } from "node:fs/promises";
import { Command } from "commander";
import { formatNotes } from "../src/cli/io/configure-command.ts";
import { formatFault } from "./generate/lint/fault.ts";
import { lintContract } from "./generate/lint/lint-contract.ts";
import { runCommand } from "./run-command.ts";

await runCommand(
  new Command("lint:contract")
    .description("Lints openapi.yaml with the rules of redocly.yaml, as npm run generate does.")
    .addHelpText("after", formatNotes({ exitCode: "0 no fault, 1 a line for each fault, 2 the file cannot be read." }))
    .action(async () => {
      const faults = await lintContract(await readFile("openapi.yaml", "utf8"), "openapi.yaml");
      if (faults.length === 0) return;
      console.error(faults.map((fault) => formatFault(fault, "openapi.yaml")).join("\n"));
      process.exitCode = 1;
    }),
);
