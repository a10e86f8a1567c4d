import { watch } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { readContract } from "./generate/contract.ts";
import { generateFiles } from "./generate/files.ts";

const HELP = `Writes generated/ from openapi.yaml: types, contract as JSON, operation table, constants, validators.

Usage: npm run generate -- [--check | --watch]

  --check   write nothing; exit 1 where generated/ is not what openapi.yaml gives (npm run generate:check)
  --watch   go on, and write again on each save of openapi.yaml
`;
const contractFile = new URL("../openapi.yaml", import.meta.url);
const target = new URL("../generated/", import.meta.url);

/** Names of the files that are not up to date; they are written unless `isCheck`. */
async function generate(isCheck: boolean): Promise<string[]> {
  const files = await generateFiles(await readContract(contractFile));
  const stale: string[] = [];
  for (const [name, content] of Object.entries(files)) {
    const current = await readFile(new URL(name, target), "utf8").catch(() => "");
    if (current === content) continue;
    stale.push(name);
    if (!isCheck) await writeFile(new URL(name, target), content);
  }
  return stale;
}

async function run(): Promise<void> {
  const started = performance.now();
  const stale = await generate(false);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`generated/: ${stale.length === 0 ? "nothing to change" : `wrote ${stale.join(", ")}`} (${seconds} s)`);
}

/** Editors save in bursts, so a run starts once the file has been quiet for a moment. */
function runOnSave(): void {
  let timer: NodeJS.Timeout | undefined;
  watch(contractFile, () => {
    clearTimeout(timer);
    timer = setTimeout(() => run().catch((error: unknown) => console.error(String(error))), 100);
  });
  console.log("watching openapi.yaml; Ctrl+C ends it");
}

const { values } = parseArgs({
  options: { check: { type: "boolean" }, watch: { type: "boolean" }, help: { type: "boolean", short: "h" } },
});
if (values.help) {
  process.stdout.write(HELP);
} else if (values.check) {
  const stale = await generate(true);
  if (stale.length > 0) {
    console.error(`generated/ is not what openapi.yaml gives: ${stale.join(", ")}\nMend it with: npm run generate`);
    process.exitCode = 1;
  }
} else {
  await run();
  if (values.watch) runOnSave();
}
