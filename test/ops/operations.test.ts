import { describe, it } from "vitest";
import { Operations } from "../support/ops/operations.ts";
import { scenarios } from "./scenarios/scenarios.ts";

const isShortRun = process.env.LOYALTY_OPS === "short";

describe("the service under trouble", () => {
  for (const { event, isShort, run } of scenarios) {
    if (isShort || !isShortRun) it(event, () => run(new Operations()));
  }
});
