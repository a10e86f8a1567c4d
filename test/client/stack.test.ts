import { expect, it, onTestFinished } from "vitest";
import * as library from "../../src/index.ts";
import { collectErrors, findLost } from "./caller-stacks.ts";

it("the stack of each error leads to the function that called the client", async () => {
  const { stackTraceLimit } = Error;
  onTestFinished(() => {
    Error.stackTraceLimit = stackTraceLimit;
  });
  Error.stackTraceLimit = 10; // as in Node; vitest keeps more
  const found = await collectErrors(library);
  const values: readonly unknown[] = Object.values(library);
  const names = values.flatMap((value) =>
    typeof value === "function" && value.prototype instanceof library.LoyaltyError ? value.name : [],
  );

  expect(findLost(found)).toEqual([]);
  expect(found.filter(({ cause, name }) => !cause.startsWith(name))).toEqual([]);
  expect(new Set(found.map(({ name }) => name))).toEqual(new Set([...names, "TypeError"]));
  expect(found.length).toBeGreaterThan(250);
});
