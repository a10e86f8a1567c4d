import { describe, it } from "vitest";
import { Operations } from "../support/ops/operations.ts";
import { scenarios } from "./scenarios/scenarios.ts";

const isShortRun = process.env.LOYALTY_OPS === "short";

describe("the service under trouble", () => {
  for (const { event, isShort, run } of scenarios) {
    if (isShortRun && !isShort) continue;
    it(event, async () => {
      const operations = new Operations();
      await run(operations);
      process.stdout.write(`${event}: ${operations.describe()}\n`);
    });
  }
});
