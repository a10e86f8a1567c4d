import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readContract } from "./generate/contract.ts";
import { generateFiles } from "./generate/files.ts";
import { runOnSave } from "./watch/run-on-save.ts";

const HELP = `Writes generated/ from openapi.yaml: types, contract as JSON, operation table, constants, validators.

Usage: npm run generate -- [--check | --watch]

  --check   write nothing; exit 1 where generated/ is not what openapi.yaml gives (npm run generate:check)
  --watch   go on, and write again on each save of openapi.yaml
  --contract FILE   read another contract (default openapi.yaml)
  --out DIRECTORY   write elsewhere (default generated/)
`;
const { values } = parseArgs({
  options: {
    check: { type: "boolean" },
    watch: { type: "boolean" },
    contract: { type: "string", default: fileURLToPath(new URL("../openapi.yaml", import.meta.url)) },
    out: { type: "string", default: fileURLToPath(new URL("../generated", import.meta.url)) },
    help: { type: "boolean", short: "h" },
  },
});

/** Names of the files that are not up to date; they are written unless `isCheck`. */
async function generate(isCheck: boolean): Promise<string[]> {
  await mkdir(values.out, { recursive: true });
  const files = await generateFiles(await readContract(values.contract));
  const stale: string[] = [];
  for (const [name, content] of Object.entries(files)) {
    const file = join(values.out, name);
    const current = await readFile(file, "utf8").catch(() => undefined);
    if (current === content) continue;
    stale.push(name);
    if (!isCheck) await writeFile(file, content);
  }
  return stale;
}

async function run(): Promise<void> {
  const started = performance.now();
  const stale = await generate(false);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`generated/: ${stale.length === 0 ? "nothing to change" : `wrote ${stale.join(", ")}`} (${seconds} s)`);
}

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
  if (values.watch) {
    const isContract = (name: string) => name === basename(values.contract);
    runOnSave({ [dirname(values.contract)]: isContract }, () => run().catch((error) => console.error(String(error))));
    console.log("watching openapi.yaml; Ctrl+C ends it");
  }
}
