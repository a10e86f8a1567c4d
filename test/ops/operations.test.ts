import { globSync } from "node:fs";
import { basename, resolve } from "node:path";
import { describe, it } from "vitest";
import { Operations, type Scenario } from "../support/ops/operations.ts";

const isShortRun = process.env.LOYALTY_OPS === "short";

describe("the service under trouble", async () => {
  for (const file of globSync("test/ops/scenarios/*.ts").sort()) {
    const { scenario } = (await import(/* @vite-ignore */ resolve(file))) as { scenario: Scenario };
    if (isShortRun && !scenario.isShort) continue;
    const name = basename(file, ".ts");
    it(`${name}: ${scenario.row.event}`, async () => {
      const operations = new Operations();
      await scenario.run(operations);
      process.stdout.write(`${name}: ${operations.describe()}\n`);
    });
  }
});
