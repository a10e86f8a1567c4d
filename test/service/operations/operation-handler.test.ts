import { expect, it } from "vitest";
import { requireCaller } from "../../../src/service/operations/operation-handler.ts";

it("§5.1: a handler fails if the contract admits a caller that it cannot serve", () => {
  const caller = { kind: "management", id: "m" } as const;

  expect(requireCaller({ caller, context: {} as never }, "management")).toBe(caller);
  expect(() => requireCaller({ caller, context: {} as never }, "application")).toThrow("not management");
  expect(() => requireCaller({ caller: undefined, context: {} as never }, "application")).toThrow("not undefined");
});
