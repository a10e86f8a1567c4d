import { it } from "vitest";
import { Operations } from "./operations.ts";
import { scenarios } from "./scenarios.ts";

const isShortRun = process.env.LOYALTY_OPS === "short";

it.each(scenarios.filter(({ isShort }) => isShort || !isShortRun))("$event", ({ run }) => run(new Operations()));
