import { expect, it } from "vitest";
import { operations } from "../../src/contract/internal.ts";
import { createDispatcher } from "../../src/service/create-dispatcher.ts";

it("createDispatcher names a parameter that a handler ignores, at start", () => {
  const create = (isIgnored: (name: string) => boolean) => {
    const list = Object.values(operations).map(({ id, parameters }) => [
      id,
      { consumes: parameters.map(({ name }) => name).filter((name) => !isIgnored(name)) },
    ]);
    createDispatcher({} as never, Object.fromEntries(list));
  };

  expect(() => create(() => false)).not.toThrow();
  expect(() => create((name) => name === "memberId")).toThrow(
    "has no handler of listMemberActivity that takes memberId",
  );
});
