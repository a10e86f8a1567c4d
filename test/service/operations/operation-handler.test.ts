import { expect, it } from "vitest";
import type { Caller } from "../../../src/service/http/service-request.ts";
import { requireCaller } from "../../../src/service/operations/operation-handler.ts";

it("§5.1: a handler fails if the contract admits a caller that it cannot serve", () => {
  const caller: Caller = { kind: "management", client_id: "m", project_id: "", key_hash: new Uint8Array(), now: 0 };

  expect(requireCaller({ caller, context: {} as never }, "management")).toBe(caller);
  expect(() => requireCaller({ caller, context: {} as never }, "application")).toThrow("not management");
  expect(() => requireCaller({ caller: undefined, context: {} as never }, "application")).toThrow("not undefined");
});
