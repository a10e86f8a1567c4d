import { globSync } from "node:fs";
import { basename, resolve } from "node:path";
import { describe, it } from "vitest";
import { Operations, type Scenario } from "../support/ops/operations.ts";

const isShortRun = process.env.LOYALTY_OPS === "short";

describe("the service under trouble", async () => {
  for (const file of globSync("test/ops/scenarios/*.ts").sort()) {
    const { scenario } = (await import(/* @vite-ignore */ resolve(file))) as { scenario: Scenario };
    if (isShortRun && !scenario.isShort) continue;
    it(`${basename(file, ".ts")}: ${scenario.row.event}`, () => scenario.run(new Operations()));
  }
});
