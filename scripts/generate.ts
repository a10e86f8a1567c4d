import { mkdir, readFile, writeFile } from "node:fs/promises";
import { Command } from "commander";
import { checkContract } from "./generate/check-contract.ts";
import { readContract } from "./generate/contract.ts";
import { generateFiles, locateFile } from "./generate/files.ts";
import { runCommand } from "./run-command.ts";

/** Returns the names of the files that are out of date, and writes them unless `isCheck`. */
async function generate(isCheck: boolean): Promise<string[]> {
  await mkdir("generated", { recursive: true });
  const faults = await checkContract(await readFile("openapi.yaml", "utf8"), "openapi.yaml");
  if (faults.length > 0) throw new Error(`the contract cannot be generated\n${faults.join("\n")}`);
  const files = await generateFiles(await readContract("openapi.yaml"));
  const stale: string[] = [];
  for (const [name, content] of Object.entries(files)) {
    const file = locateFile(name);
    const current = await readFile(file, "utf8").catch(() => undefined);
    if (current === content) continue;
    stale.push(name);
    if (!isCheck) await writeFile(file, content);
  }
  return stale;
}

await runCommand(
  new Command("generate")
    .description("Writes types, the contract as JSON, the operation table, constants and validators from openapi.yaml.")
    .option("--check", "write nothing; exit with 1 if generated/ is out of date (npm run generate:check)")
    .action(async ({ check = false }: { check?: boolean }) => {
      const started = performance.now();
      const stale = await generate(check);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (!check)
        console.log(
          `generated/: ${stale.length === 0 ? "nothing to change" : `wrote ${stale.join(", ")}`} (${seconds} s)`,
        );
      else if (stale.length > 0) {
        console.error(`generated/ is out of date: ${stale.join(", ")}\nUpdate it with: npm run generate`);
        process.exitCode = 1;
      }
    }),
);
