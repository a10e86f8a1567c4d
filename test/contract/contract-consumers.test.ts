import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { listUnfollowed } from "./contract-consumers.ts";

describe("client, service, checker, recorder, coverage and samples", () => {
  it("all consumers follow each fact of the operations in openapi.yaml, read without the generator", async () => {
    const contract = parse(readFileSync(new URL("../../openapi.yaml", import.meta.url), "utf8"));

    expect(await listUnfollowed(contract)).toEqual([]);
  });
});
