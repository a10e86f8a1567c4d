import type { Scenario } from "../../support/ops/operations.ts";
import { commandScenarios } from "./command-scenarios.ts";
import { instanceScenarios } from "./instance-scenarios.ts";
import { postgresScenarios } from "./postgres-scenarios.ts";
import { sqliteScenarios } from "./sqlite-scenarios.ts";

/** The faults, in the order of the table in docs/operate.md. */
export const scenarios: readonly Scenario[] = [
  ...instanceScenarios,
  ...sqliteScenarios,
  ...postgresScenarios,
  ...commandScenarios,
];
