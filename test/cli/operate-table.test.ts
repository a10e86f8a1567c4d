import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { scenarios } from "../ops/scenarios/scenarios.ts";

it("docs/operate.md has a row for each scenario of test/ops", () => {
  const [, table = ""] =
    /^\| If this happens .*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(readFileSync("docs/operate.md", "utf8")) ?? [];
  const rows = table
    .trim()
    .split("\n")
    .map((row) => row.split(" | "));

  expect(rows.map(([event]) => event)).toEqual(scenarios.map(({ event }) => `| ${event}`));
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([4]));
});
