import { describe, it } from "vitest";
import { answerDeviations } from "./answer-deviations.ts";
import { callerDeviations } from "./caller-deviations.ts";
import { pageDeviations } from "./page-deviations.ts";
import { requestDeviations } from "./request-deviations.ts";
import { startVerifyDemo } from "./verify-demo.ts";

const { expectFound } = await startVerifyDemo();

describe("verifyService finds a service that", () => {
  it.each(requestDeviations())("$name", expectFound);
  it.each(callerDeviations())("$name", expectFound);
  it.each(pageDeviations())("$name", expectFound);
  it.each(answerDeviations())("$name", expectFound);
});
