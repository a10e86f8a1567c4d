import { it } from "vitest";
import { Operations } from "./operations.ts";
import { scenarios } from "./scenarios.ts";

it.each(scenarios)("$event", ({ run }) => run(new Operations()));
