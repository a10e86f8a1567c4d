import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";

/** For the processes that tests start: a cache of compiled TypeScript. */
const env = { NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/node", import.meta.url)) };

/** Test files of `test/service` whose subject is a database; they run on SQLite and on PostgreSQL. */
const databaseTests = ["test/service/{*,operations/*,store/*,datasets/import/*}.test.ts", "!**/*.slow.test.ts"];

function project(name: string, test: object): TestProjectConfiguration {
  return { extends: true, test: { name, ...test } };
}

function unit(exclude: readonly string[] = []): TestProjectConfiguration {
  return project("unit", {
    isolate: false, // the files of a worker share what they import
    include: ["test/**/*.test.ts", "docs/examples/contract-vitest.test.ts"],
    exclude: ["test/{servers,citus,ops,browser,package,interop}/**", "**/*.slow.test.ts", ...exclude],
  });
}
const others = [
  // Processes under load and failure.
  project("slow", {
    include: ["test/**/*.slow.test.ts", "test/servers/changes-at-once.test.ts"], // the latter on SQLite, too
    testTimeout: 120_000,
  }),
  // PostgreSQL; each worker creates a database beside the one of LOYALTY_TEST_POSTGRES_URL.
  project("servers", {
    include: ["test/servers/**/*.test.ts", ...databaseTests],
    testTimeout: 120_000,
    provide: { postgresUrl: process.env.LOYALTY_TEST_POSTGRES_URL ?? "" },
  }),
  // A database on a Citus coordinator with two workers, which LOYALTY_TEST_CITUS_URL names.
  project("citus", {
    include: ["test/citus/**/*.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  }),
  // Faults under load, with PostgreSQL and HAProxy from Debian.
  project("ops", { include: ["test/ops/**/*.test.ts"], testTimeout: 600_000 }),
  // Chromium.
  project("browser", { include: ["test/browser/**/*.test.ts"], fileParallelism: false }),
  // Programs of other authors, which tools/interop locks.
  project("interop", {
    include: ["test/interop/**/*.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  }),
  // The registry, a build, and minutes.
  project("package", {
    include: ["test/package/**/*.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  }),
];
/** Stryker runs every project of this file. It needs the unit tests that start no process: a process does not see a mutant. */
const isMutationRun = process.env.STRYKER_MUTATOR_WORKER !== undefined;
function startsProcess(file: string): boolean {
  return /node:child_process|\b(?:run(?:Command|Program)|startCli|copyProject|scratchGit)\b/.test(
    readFileSync(file, "utf8"),
  );
}

const sources = fileURLToPath(new URL("src", import.meta.url));

export default defineConfig({
  // The examples import the package, here from the sources.
  resolve: { alias: [{ find: /^loyalty-interface((?:\/\w+)?)$/, replacement: `${sources}$1/index.ts` }] },
  test: {
    setupFiles: "test/support/test-environment.ts",
    env,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: "100%", // much of the time goes to processes that the tests start and wait for
    projects: isMutationRun ? [unit(globSync("test/**/*.test.ts").filter(startsProcess))] : [unit(), ...others],
    coverage: {
      include: ["src/**/*.ts", "scripts/**/*.ts"],
      exclude: [
        "src/service/store/postgres/**", // npm run test:servers tests it
        "scripts/generate/{rules/**,runtime.ts}", // Redocly loads the rules, and the validators contain the other
        "scripts/diff/compare-with-base.ts", // only commands call it
      ],
      reporter: ["text-summary", "json"],
      reportOnFailure: true,
      // Percentages of the statements that run in the processes of the tests.
      thresholds: {
        "src/client/**": { statements: 97 },
        "src/contract/**": { statements: 97 },
        "src/service/**": { statements: 90 },
        "src/traffic/**": { statements: 95 },
        "src/cli/**": { statements: 90 },
        "scripts/{diff,generate}/**": { statements: 93 },
      },
    },
  },
});
