import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "./command/run-command.ts";
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
interface Options {
  readonly contract: string;
  readonly out: string;
}

/** Names of the files that are not up to date; they are written unless `isCheck`. */
async function generate({ contract, out }: Options, isCheck: boolean): Promise<string[]> {
  await mkdir(out, { recursive: true });
  const files = await generateFiles(await readContract(contract)).catch((error: Error) => {
    throw new Error(`${error.message}\nnpm run lint:contract says what is wrong with the contract, and where`, {
      cause: error,
    });
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

async function run(options: Options): Promise<void> {
  const started = performance.now();
  const stale = await generate(options, false);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`generated/: ${stale.length === 0 ? "nothing to change" : `wrote ${stale.join(", ")}`} (${seconds} s)`);
}

async function check(options: Options): Promise<0 | 1> {
  const stale = await generate(options, true);
  if (stale.length === 0) return 0;
  console.error(`generated/ is not what openapi.yaml gives: ${stale.join(", ")}\nMend it with: npm run generate`);
  return 1;
}

function watch(options: Options): void {
  const { contract } = options;
  const isContract = (name: string) => name === basename(contract);
  runOnSave({ [dirname(contract)]: isContract }, () =>
    run(options).catch((error: Error) => console.error(`generate: ${error.message}`)),
  );
  console.log("watching openapi.yaml; Ctrl+C ends it");
}

await runCommand(
  {
    name: "generate",
    help: HELP,
    options: {
      check: { type: "boolean" },
      watch: { type: "boolean" },
      contract: { type: "string", default: fileURLToPath(new URL("../openapi.yaml", import.meta.url)) },
      out: { type: "string", default: fileURLToPath(new URL("../generated", import.meta.url)) },
    },
  },
  async (values) => {
    if (values.check) return check(values);
    await run(values);
    if (values.watch) watch(values);
    return 0;
  },
);
