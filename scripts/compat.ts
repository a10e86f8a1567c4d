/** Holds what users have of an earlier version to what they would get today. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readExchanges } from "../src/traffic/index.ts";
import { runCommand } from "./command/run-command.ts";
import { checkRecordings, type Recordings } from "./compat/check-recordings.ts";
import { formatMatrix } from "./compat/format-matrix.ts";
import { demandFiles, packBase } from "./compat/pack-base.ts";
import { playClient } from "./compat/play-client.ts";
import { replayRecordings } from "./compat/replay-recordings.ts";
import { readPlan, versionOf } from "./diff/read-plan.ts";
import { releaseProblem } from "./diff/release-plan.ts";
import { checkOut } from "./git/check-out.ts";
import { type Base, chooseBase } from "./git/choose-base.ts";
import { git, nameOf, tryGit } from "./git/git.ts";

const HELP = `Packs the package of an earlier commit and runs its client against the service as it is here, and the client and the
checker as they are here against its recordings.

Usage: npm run test:compat -- [--base REF] [--allow-break]

  --base REF      tag or commit to compare with (default: the last release, else where this branch left main, else the
                  commit before)
  --allow-break   exit 0 also where something broke: for a break that no release has shipped

Exit code: 0 nothing broke, or a planned release announces it; 1 something broke; 2 there is nothing to compare with.
`;
const root = fileURLToPath(new URL("..", import.meta.url));

function namedBase(ref: string): Base {
  git(root, ["rev-parse", "--git-dir"]); // where there is no repository, that is the reason
  if (tryGit(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]) === undefined)
    throw new Error(`${ref} is no commit of this clone; git fetch --tags brings the releases`);
  const isRelease = tryGit(root, ["show-ref", "--verify", "--quiet", `refs/tags/${ref}`]) !== undefined;
  return { ref, isRelease, isItself: false };
}

/** A directory that is gone when this process ends, however it does. */
function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "compat-"));
  process.on("exit", () => rmSync(directory, { recursive: true, force: true }));
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  return directory;
}

function readRecordings(folder: string): Recordings {
  const files = readdirSync(folder).filter((name) => name.endsWith(".har"));
  return Object.fromEntries(files.map((file) => [file, readExchanges(readFileSync(join(folder, file), "utf8"))]));
}

async function run({ ref, isRelease, isItself }: Base, isBreakAllowed: boolean): Promise<0 | 1> {
  const name = nameOf(root, ref);
  if (isItself)
    console.error(`No earlier commit is here: ${name} is compared with itself. More: git fetch --unshallow --tags`);
  const tree = join(temporaryDirectory(), "base");
  mkdirSync(tree);
  checkOut(root, ref, tree);
  demandFiles(tree, name);
  const library = await import(packBase(root, tree, name));
  const recordings = readRecordings(join(tree, "test/recordings"));
  const cells = [
    await playClient(library, name),
    await replayRecordings(recordings, name),
    checkRecordings(recordings, name),
  ];
  process.stdout.write(`Compatibility with ${name}\n\n${formatMatrix(cells)}`);
  if (cells.every(({ deviations }) => deviations.length === 0)) return 0;
  const problem = releaseProblem(readPlan(root, versionOf(tree), join(root, ".changeset")), "major");
  if (isBreakAllowed || (isRelease && problem === undefined)) {
    console.log(isBreakAllowed ? "\nBroken, as allowed." : "\nBroken, as the planned release announces.");
    return 0;
  }
  console.error(`\nBroken for users of ${name}. ${isRelease ? problem : "If it has to be: --allow-break"}`);
  return 1;
}

await runCommand(
  {
    name: "compat",
    help: HELP,
    options: { base: { type: "string" }, "allow-break": { type: "boolean", default: false } },
  },
  async ({ base, "allow-break": isBreakAllowed }) => run(base ? namedBase(base) : chooseBase(root), isBreakAllowed),
);
