import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { checkContract } from "../../../scripts/generate/check-contract.ts";
import { editContract, faults, readLine, shortenContract } from "../../support/contract-faults.ts";

const contract = await readFile("openapi.yaml", "utf8");
const short = shortenContract(contract);

describe("the check of the contract", () => {
  it("finds nothing in our contract", async () => {
    expect(await checkContract(contract, "openapi.yaml")).toEqual([]);
  });

  it.each(faults)("refuses $fault with file, line, place and remedy", async ({ edits, says }) => {
    const text = editContract(short, edits);

    const lines = await checkContract(text, "openapi.yaml");

    const places = lines.map((each) => /^openapi\.yaml:(\d+):\d+ (.*)$/.exec(each));
    expect(places.map((place) => ({ at: readLine(text, Number(place?.[1])), message: place?.[2] }))).toEqual(says);
  });
});
