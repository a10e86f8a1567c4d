import { describe, expect, it } from "vitest";
import type { ExchangeViolation } from "../../../src/traffic/check/check-exchange.ts";
import { toKind } from "../../../src/traffic/check/violation-groups.ts";

describe("the kind of a violation", () => {
  const toKindAt = (pointer: string, component = "ProjectRole") =>
    toKind({
      operationId: "listUsers",
      status: 200,
      in: "response",
      component,
      pointer,
      keyword: "type",
    } as ExchangeViolation);

  it("§2.10: is the same for all names of projects, also for one with a line break", () => {
    const kind = toKindAt("/data/0/projects/shop");

    expect(kind).toContain("/data/*/projects/* type");
    expect(toKindAt("/data/7/projects/other")).toBe(kind);
    expect(toKindAt("/data/1/projects/a\nb")).toBe(kind);
  });

  it("keeps the names of properties that the contract does not describe", () => {
    expect(toKindAt("/data/0/nickname/1", "ProjectUser")).toContain("/data/*/nickname/* type");
  });
});
