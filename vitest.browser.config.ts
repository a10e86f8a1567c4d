import { defineConfig } from "vitest/config";

/** Tests in Chromium, which the machine has to have: npm run test:browser. */
export default defineConfig({
  test: {
    setupFiles: "test/support/conformance.ts",
    include: ["test/browser/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
