import { readFile } from "node:fs/promises";
import { Command } from "commander";
import { readContract } from "./generate/contract.ts";
import { updateFiles } from "./generate/files.ts";
import { formatFault } from "./generate/lint/fault.ts";
import { lintContract } from "./generate/lint/lint-contract.ts";
import { listPlaces } from "./generate/list-places.ts";
import { resolveContract } from "./generate/resolve-contract.ts";
import { runCommand } from "./run-command.ts";

/** Returns the names of the files that are out of date, and what is left to write by hand. Writes the files unless `isCheck`. */
async function generate(isCheck: boolean): Promise<{ stale: string[]; places: string[] }> {
  const text = await readFile("openapi.yaml", "utf8");
  const faults = await lintContract(text, "openapi.yaml");
  const lines = faults.map((fault) => formatFault(fault, "openapi.yaml"));
  if (lines.length > 0) throw new Error(`the contract cannot be generated\n${lines.join("\n")}`);
  const contract = await readContract("openapi.yaml", text);
  const stale = await updateFiles(contract, { isCheck });
  return { stale, places: await listPlaces(resolveContract(contract)) };
}

await runCommand(
  new Command("generate")
    .description("Writes types, the contract as JSON, the operation table, constants and validators from openapi.yaml.")
    .option("--check", "write nothing; exit with 1 if generated/ is out of date (npm run generate:check)")
    .action(async ({ check = false }: { check?: boolean }) => {
      const { stale, places } = await generate(check);
      if (!check) {
        console.log(`generated/: ${stale.length === 0 ? "nothing to change" : `wrote ${stale.join(", ")}`}`);
        if (places.length > 0) console.log(`left to write by hand:\n${places.join("\n")}`);
      } else if (stale.length > 0) {
        console.error(`generated/ is out of date: ${stale.join(", ")}\nUpdate it with: npm run generate`);
        process.exitCode = 1;
      }
    }),
);
