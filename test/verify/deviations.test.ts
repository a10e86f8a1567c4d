import { describe, it } from "vitest";
import { answerDeviations } from "./answer-deviations.ts";
import { callerDeviations } from "./caller-deviations.ts";
import { pageDeviations } from "./page-deviations.ts";
import { startVerifyDemo } from "./verify-demo.ts";

const { expectFound, expectFoundWithTokens } = await startVerifyDemo();

describe("verifyService finds a service that", () => {
  it.each(callerDeviations())("$name", expectFoundWithTokens);
  it.each(pageDeviations())("$name", (deviation) => expectFound(deviation));
  it.each(answerDeviations())("$name", (deviation) => expectFound(deviation));
});
