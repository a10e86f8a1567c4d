import { describe, expect, it } from "vitest";
import { lintContract } from "../../../scripts/generate/lint-contract.ts";
import createPlugin, { rules } from "../../../scripts/generate/rules/plugin.ts";
import { contract, editContract, faults, schemas } from "./contract-faults.ts";

interface Said {
  /** The text at the place of the message. */
  readonly at: string;
  readonly message: string;
}

const toSaid = ([at, message]: [string, string]): Said => ({ at, message });

/** Lints a contract. @returns Each message with the text at its place, as far as the text is expected. */
async function listMessages(text: string, expected: readonly Said[] = []): Promise<Said[]> {
  const lines = await lintContract(text, "openapi.yaml");
  const places = lines.map((each) => /^openapi\.yaml:(\d+):(\d+) (.*)$/.exec(each) ?? []);
  const numbers = places.map(([, line]) => Number(line));
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  return places.map(([, line, column, message = ""]) => {
    const found = text.split("\n")[Number(line) - 1]?.slice(Number(column) - 1) ?? "";
    const known = expected.find((said) => said.message === message && found.startsWith(said.at));
    return { at: known?.at ?? found, message };
  });
}

describe("the lint of the contract", () => {
  it("finds nothing in a contract without a fault", async () => {
    expect(await listMessages(contract)).toEqual([]);
  });

  it("finds the id of an item that is one of several schemas, however they are combined", async () => {
    expect(await listMessages(editContract({ "      oneOf:\n": "      anyOf:\n" }))).toEqual([]);
  });

  it.each(Object.entries(faults.alone))("refuses %s with file, line, place and remedy", async (_, { edits, says }) => {
    const expected = Object.entries(says).map(toSaid);

    expect(await listMessages(editContract(edits), expected)).toEqual(expected);
  });

  it.each(["structure", "meaning"] as const)(
    "names each fault of the %s at once, in the order of the file",
    async (group) => {
      const all = Object.values(faults[group]);
      const text = all.reduce((before, { edits }) => editContract(edits, before), contract);
      const expected = all.flatMap(({ says }) => Object.entries(says).map(toSaid));

      const messages = await listMessages(text, expected);

      expect(messages).toHaveLength(expected.length);
      expect(messages).toEqual(expect.arrayContaining(expected));
    },
  );

  it.each(rules.map(({ id }) => id))("has a fault that only the rule %s refuses", (id) => {
    const messages = Object.values(faults).flatMap((group) => Object.values(group).map(({ says }) => says));
    const ofSchemas = Object.values(schemas).map(({ refused = {} }) => refused);
    const names = [...messages, ...ofSchemas].map((says) =>
      Object.values(says).map((message) => message.match(/\(([^()]*)\)$/)?.[1]),
    );

    expect(Object.keys(createPlugin().rules?.oas3 ?? {})).toContain(id);
    expect(names.some((each) => each.every((name) => name === `contract/${id}`))).toBe(true);
  });
});
