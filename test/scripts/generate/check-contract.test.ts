import { describe, expect, it } from "vitest";
import { checkContract } from "../../../scripts/generate/check-contract.ts";
import { contract, editContract, faults } from "./contract-faults.ts";

type Said = [at: string, message: string];

/** Checks a contract. @returns Each message with the text at its place, as far as the text is expected. */
async function listMessages(text: string, expected: readonly Said[] = []): Promise<Said[]> {
  const lines = await checkContract(text, "openapi.yaml");
  const places = lines.map((each) => /^openapi\.yaml:(\d+):(\d+) (.*)$/.exec(each) ?? []);
  const numbers = places.map(([, line]) => Number(line));
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  return places.map(([, line, column, message = ""]) => {
    const found = text.split("\n")[Number(line) - 1]?.slice(Number(column) - 1) ?? "";
    const [at = found] = expected.find(([start, said]) => said === message && found.startsWith(start)) ?? [];
    return [at, message];
  });
}

describe("the check of the contract", () => {
  it("finds nothing in a contract without a fault", async () => {
    expect(await listMessages(contract)).toEqual([]);
  });

  it("finds the id of an item that is one of several schemas, however they are combined", async () => {
    expect(await listMessages(editContract({ "      oneOf:\n": "      anyOf:\n" }))).toEqual([]);
  });

  it.each(faults.filter(({ group }) => group === "alone"))(
    "refuses $fault with file, line, place and remedy",
    async ({ edits, says }) => {
      const expected = Object.entries(says);

      expect(await listMessages(editContract(edits), expected)).toEqual(expected);
    },
  );

  it.each(["structure", "rules", "support"])(
    "names each fault of the %s at once, in the order of the file",
    async (kind) => {
      const group = faults.filter((fault) => fault.group === kind);
      const text = group.reduce((before, { edits }) => editContract(edits, before), contract);
      const expected = group.flatMap(({ says }) => Object.entries(says));

      const messages = await listMessages(text, expected);

      expect(messages.toSorted()).toEqual(expected.toSorted());
    },
  );
});
