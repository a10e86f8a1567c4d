import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Command } from "commander";
import { readContract } from "./generate/contract.ts";
import { generateFiles } from "./generate/files.ts";
import { runCommand } from "./run-command.ts";
import { runOnSave } from "./watch/run-on-save.ts";

interface Options {
  readonly check?: true;
  readonly watch?: true;
  readonly contract: string;
  readonly out: string;
}

/** Returns the names of the files that are out of date, and writes them unless `isCheck`. */
async function generate({ contract, out }: Options, isCheck: boolean): Promise<string[]> {
  await mkdir(out, { recursive: true });
  const files = await generateFiles(await readContract(contract)).catch((error: Error) => {
    throw new Error(`${error.message}\nTo check the whole contract: npm run lint:contract`, { cause: error });
  });
  const stale: string[] = [];
  for (const [name, content] of Object.entries(files)) {
    const file = join(out, name);
    const current = await readFile(file, "utf8").catch(() => undefined);
    if (current === content) continue;
    stale.push(name);
    if (!isCheck) await writeFile(file, content);
  }
  return stale;
}

async function write(options: Options): Promise<void> {
  const started = performance.now();
  const stale = await generate(options, false);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`generated/: ${stale.length === 0 ? "nothing to change" : `wrote ${stale.join(", ")}`} (${seconds} s)`);
}

async function check(options: Options): Promise<void> {
  const stale = await generate(options, true);
  if (stale.length === 0) return;
  console.error(`generated/ is out of date: ${stale.join(", ")}\nUpdate it with: npm run generate`);
  process.exitCode = 1;
}

function watch(options: Options): void {
  const { contract } = options;
  runOnSave({ [dirname(contract)]: (name) => name === basename(contract) }, () =>
    write(options).catch((error: Error) => console.error(`generate: ${error.message}`)),
  );
  console.log("watching openapi.yaml; Ctrl+C stops it");
}

await runCommand(
  new Command("generate")
    .description("Writes types, the contract as JSON, the operation table, constants and validators from openapi.yaml.")
    .option("--check", "write nothing; exit with 1 if generated/ is out of date (npm run generate:check)")
    .option("--watch", "keep running, and write again after each save of the contract")
    .option("--contract <file>", "contract to read", "openapi.yaml")
    .option("--out <directory>", "directory to write to", "generated")
    .action(async (options: Options) => {
      await (options.check ? check : write)(options);
      if (options.watch) watch(options);
    }),
);
