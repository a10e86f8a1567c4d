import { defineConfig } from "vitest/config";

/** What needs real servers: `npm run test:servers`. LOYALTY_TEST_POSTGRES_URL names a database that may be emptied. */
export default defineConfig({
  test: {
    include: ["test/servers/**/*.test.ts", "test/service/{*,operations/*,store/*}.test.ts"],
    setupFiles: "test/support/conformance.ts",
    globalSetup: "test/support/start-postgres.ts",
    fileParallelism: false, // they share one database
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
