import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { checkContract } from "../../../scripts/generate/check-contract.ts";
import { editContract, faults, readLine, shortenContract } from "./contract-faults.ts";

const contract = await readFile("openapi.yaml", "utf8");
const short = shortenContract(contract);

/** Checks a contract; returns each message with the text of its line. */
async function listMessages(text: string) {
  const lines = await checkContract(text, "openapi.yaml");
  const places = lines.map((each) => /^openapi\.yaml:(\d+):\d+ (.*)$/.exec(each));
  const numbers = places.map((place) => Number(place?.[1]));
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  return places.map((place, at) => ({ at: readLine(text, numbers[at] ?? 0), message: place?.[2] }));
}

describe("the check of the contract", () => {
  it("finds nothing in our contract", async () => {
    expect(await checkContract(contract, "openapi.yaml")).toEqual([]);
  });

  it.each(faults.filter(({ together }) => together === undefined))(
    "refuses $fault with file, line, place and remedy",
    async ({ edits, says }) => {
      expect(await listMessages(editContract(short, edits))).toEqual(says);
    },
  );

  it.each(["structure", "rules", "support"])(
    "names each fault of the %s at once, in the order of the file",
    async (kind) => {
      const group = faults.filter(({ together }) => together === kind);
      const text = editContract(
        short,
        group.flatMap(({ edits }) => edits),
      );

      const messages = await listMessages(text);

      const says = group.flatMap((fault) => fault.says);
      expect(messages).toHaveLength(says.length);
      expect(messages).toEqual(expect.arrayContaining([...says]));
    },
  );
});
