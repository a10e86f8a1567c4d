import { globSync, watch } from "node:fs";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Command } from "commander";
import { formatNotes } from "../src/cli/io/configure-command.ts";
import { processIo } from "../src/cli/io/io.ts";
import { parseCount } from "../src/cli/io/options.ts";
import { formatCount } from "../src/contract/format-count.ts";
import { createBlock, type Show } from "./dev/block.ts";
import { createTests } from "./dev/create-tests.ts";
import { createTypeCheck } from "./dev/create-type-check.ts";
import { serveSite } from "./dev/serve-site.ts";
import { compareWithBase, runGit } from "./diff/compare-with-base.ts";
import { formatFinding } from "./diff/format-comparison.ts";
import { readContract } from "./generate/contract.ts";
import { updateFiles } from "./generate/files.ts";
import { formatFault } from "./generate/lint/fault.ts";
import { lintContract } from "./generate/lint/lint-contract.ts";
import { listPlaces } from "./generate/list-places.ts";
import { resolveContract } from "./generate/resolve-contract.ts";
import { runCommand } from "./run-command.ts";

const CONTRACT = "openapi.yaml";
/** The tests that compare the contract with the document, and with what client and service exchange. */
const CONTRACT_TESTS = globSync("test/{contract/**/*,recordings}.test.ts", { exclude: ["**/*.slow.test.ts"] });
const FOLDERS = [".", ...globSync("{docs,src,test,scripts}/{,**/}")];
const ASSUMPTIONS = join("docs", "assumptions.md"); // a generated file
/** Time in which an editor finishes a save. */
const SETTLE_MS = 30;

interface DevOptions {
  readonly docs: boolean;
  readonly tests: boolean;
  readonly port: number;
}

await runCommand(
  new Command("dev")
    .description("Follows each save: contract, generated files, types, tests, pages and service.")
    .option("--no-docs", "serve neither pages nor service")
    .option("--no-tests", "run no tests")
    .option("--port <number>", "port of pages and service, or the next free one", parseCount(1, 65_535), 8787)
    .addHelpText(
      "after",
      formatNotes({ text: "Ctrl+C ends it. npm test runs all tests; a change of scripts/ needs a new start." }),
    )
    .action(dev),
);

/** Follows the saves of files until a signal. A fault of the contract leaves all as it was after the last good save. */
async function dev({ docs, tests, port }: DevOptions): Promise<void> {
  processIo.outliveOutput();
  void processIo.waitForSignal().then(() => process.exit(0));
  process.env.NODE_COMPILE_CACHE ??= resolve(".cache/node"); // for the programs that start again and again
  const { start, show } = createBlock(process.stdout);
  const checkTypes = createTypeCheck(show);
  const unitTests = tests ? createTests(show) : undefined;
  const updateSite = docs ? serveSite(port, show) : undefined;
  let base: ReturnType<typeof chooseBase> | undefined;

  /** Checks the types, and runs tests once the pages, too, are up to date. */
  const followCode = async (code: readonly string[], isNew: boolean, pages: Promise<void> | undefined) => {
    unitTests?.cancel();
    await Promise.all([checkTypes(), pages]);
    unitTests?.run(isNew ? [...code, ...CONTRACT_TESTS] : code);
  };
  /** Follows files that all else is made of. `isNew` is true at the start, and after a good save of the contract. */
  const followSources = async (files: readonly string[], isNew: boolean) => {
    const code = files.filter((file) => file.endsWith(".ts"));
    const isServiceStale = isNew || code.some((file) => file.startsWith("src"));
    const isSiteStale = isServiceStale || files.some((file) => file.endsWith(".md"));
    const pages = isSiteStale ? updateSite?.(isServiceStale) : undefined;
    if (isNew || code.length > 0) await followCode(code, isNew, pages);
  };
  const follow = async (files: readonly string[], isStart: boolean) => {
    const isGood = files.some((file) => /^\w+\.yaml$/.test(file)) && (await generate(show));
    void followSources(files, isStart || isGood);
    if (!isGood) return;
    base ??= chooseBase();
    await compare(await base, show);
  };
  const followSafely = (files: readonly string[], isStart = false) =>
    follow(files, isStart).catch((error: Error) => show("failure", false, error.message));

  start("npm run dev");
  const started = followSafely([CONTRACT], true);
  watchFiles(async (files) => {
    await started;
    start(files.join(", "));
    await followSafely(files);
  });
}

/** Lints the contract, and generates what follows from it. Returns false if there are faults. */
async function generate(show: Show): Promise<boolean> {
  const text = await readFile(CONTRACT, "utf8").catch(() => ""); // an editor may write it again
  const faults = await lintContract(text, CONTRACT);
  show(
    "contract",
    faults.length === 0,
    formatCount(faults.length, "fault"),
    faults.map((each) => formatFault(each, CONTRACT)),
  );
  if (faults.length > 0) return false;
  const contract = await readContract(CONTRACT, text);
  const names = await updateFiles(contract);
  show("generated", true, names.length === 0 ? "nothing to change" : `wrote ${names.join(", ")}`);
  const places = await listPlaces(resolveContract(contract));
  if (places.length > 0) show("to do", true, "left to write by hand", places);
  return true;
}

/** Returns the last commit if it has the contract; otherwise a copy of the contract, which the next saves are compared with. */
async function chooseBase(): Promise<{ readonly base: string; readonly name: string }> {
  if (runGit("rev-parse", "--verify", `HEAD:./${CONTRACT}`) !== undefined)
    return { base: "HEAD", name: "the last commit" };
  const base = join(".cache", CONTRACT);
  await mkdir(".cache", { recursive: true });
  await copyFile(CONTRACT, base);
  return { base, name: "the start, as there is no commit" };
}

/** Says what changed since the base. */
async function compare({ base, name }: Awaited<ReturnType<typeof chooseBase>>, show: Show): Promise<void> {
  const { step, findings } = await compareWithBase(base, CONTRACT);
  const changes = findings.map((finding) => formatFinding(finding, CONTRACT));
  show("diff", true, `release since ${name}: ${step ?? "none"}`, changes);
}

/** Calls `onSave` with the files whose content changed. It watches their folders, because editors replace files. */
function watchFiles(onSave: (files: readonly string[]) => Promise<void>): void {
  const known = new Map<string, string>();
  const saved = new Set<string>();
  let queue = Promise.resolve();
  const follow = async () => {
    await sleep(SETTLE_MS);
    const files = [...saved];
    saved.clear();
    const texts = await Promise.all(files.map((file) => readFile(file, "utf8").catch(() => "(deleted)")));
    const changed = files.filter((file, index) => known.get(file) !== texts[index]);
    for (const [index, file] of files.entries()) known.set(file, texts[index] ?? "");
    if (changed.length > 0) await onSave(changed);
  };
  for (const folder of FOLDERS)
    watch(folder, (_, name) => {
      const file = join(folder, name ?? "");
      if (!/\.(ts|md|yaml)$/.test(file) || file === ASSUMPTIONS) return;
      if (saved.size === 0) queue = queue.then(follow);
      saved.add(file);
    });
}
