import { describe, expect, it } from "vitest";
import { listUnfollowed } from "./contract-consumers.ts";

describe("client, service, checker, recorder, coverage and samples", () => {
  it("all consumers follow each fact of the operations in openapi.yaml, read without the generator", async () => {
    expect(await listUnfollowed()).toEqual([]);
  });
});
