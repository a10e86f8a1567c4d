import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import type { Scenario } from "../support/ops/operations.ts";

it("docs/operate.md has a row for each scenario of test/ops", async () => {
  const rows: string[] = [];
  for (const file of globSync("test/ops/scenarios/*.ts").sort()) {
    const { scenario } = (await import(/* @vite-ignore */ resolve(file))) as { scenario: Scenario };
    const { event, clientsSee, watch, action } = scenario.row;
    rows.push(`| ${[event, clientsSee, watch, action].join(" | ")} |`);
  }
  const head = "| If this happens | clients see | watch | do |\n|---|---|---|---|\n";

  expect(readFileSync("docs/operate.md", "utf8")).toContain(`${head}${rows.join("\n")}\n`);
});
