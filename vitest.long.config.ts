import { defineConfig } from "vitest/config";

/** Tests that need a build, the registry, curl or peers of the project, and minutes: npm run test:package. */
export default defineConfig({
  test: {
    setupFiles: "test/support/conformance.ts",
    include: ["test/long/**/*.test.ts", "test/agreement/**/*.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});
