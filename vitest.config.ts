import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Node keeps what it made of our TypeScript: the hundreds of processes that tests start need not strip types again. */
const compileCache = fileURLToPath(new URL("node_modules/.cache/node", import.meta.url));
const exclude = ["test/servers/**", "test/browser/**", "test/long/**", "test/agreement/**"];

export default defineConfig({
  test: {
    setupFiles: "test/support/conformance.ts",
    env: { NODE_COMPILE_CACHE: compileCache },
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: "100%", // much of the time goes to processes that the tests start and wait for
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          isolate: false, // files of a worker share what they import, in place of loading it for each of them
          include: ["test/**/*.test.ts"],
          exclude: [...exclude, "test/**/*.slow.test.ts"],
          typecheck: { enabled: true, include: ["test/**/*.test-d.ts"] },
        },
      },
      {
        extends: true,
        test: {
          name: "slow",
          include: ["test/**/*.slow.test.ts"],
          exclude,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false, // some measure memory
        },
      },
      {
        // The suite of the service once more, on PostgreSQL.
        extends: true,
        test: {
          name: "postgres",
          include: ["test/service/{*,operations/*,store/*}.test.ts"],
          globalSetup: "test/support/start-postgres.ts",
          fileParallelism: false, // they share one database
        },
      },
    ],
  },
});
