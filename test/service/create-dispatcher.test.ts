import { expect, it } from "vitest";
import { operations } from "../../src/contract/internal.ts";
import { createDispatcher } from "../../src/service/create-dispatcher.ts";

/** Creates a dispatcher whose handlers consume these names. */
function create(...[without, consumes]: [string?, string[]?]): void {
  const ids = Object.keys(operations).filter((id) => id !== without);
  const toNames = (id: string) => operations[id as keyof typeof operations].parameters.map(({ name }) => name);
  const handlers = Object.fromEntries(ids.map((id) => [id, { consumes: consumes ?? toNames(id) }]));
  createDispatcher({} as never, handlers as never);
}

it("createDispatcher names an operation without a handler, and a parameter that a handler ignores, at start", () => {
  expect(() => create()).not.toThrow();
  expect(() => create("revokeToken")).toThrow("src/service/operations has no handler of revokeToken");
  expect(() => create(undefined, ["campaignId"])).toThrow("has no handler of listMemberActivity that takes memberId");
});
