import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Contract } from "../../../scripts/generate/contract.ts";
import { describeFault } from "../../../scripts/generate/lint/fault.ts";
import { lintContract } from "../../../scripts/generate/lint/lint-contract.ts";
import createPlugin, { rules } from "../../../scripts/generate/rules/plugin.ts";
import { writeContract } from "../../support/edit-contract.ts";
import { contract, faults, type Refusal, readPlace, replace, schemas } from "./contract-faults.ts";
import { listElements } from "./law/elements.ts";

/** Lints a contract. @returns What it says, with the text at each place, as far as the text is expected. */
async function listRefusals(text: string, expected: readonly Refusal[] = []): Promise<Refusal[]> {
  const refusals = await lintContract(text, "openapi.yaml");
  const lines = refusals.map(({ place }) => place.line);
  expect(lines).toEqual(lines.toSorted((one, other) => one - other));
  return refusals.map((fault) => {
    const says = describeFault(fault);
    const found = readPlace(text, fault.place);
    const known = expected.find((refusal) => refusal.says === says && found.startsWith(refusal.at));
    return { at: known?.at ?? found, says };
  });
}

describe("the lint of the contract", () => {
  it("finds nothing in a contract without a fault", async () => {
    expect(await listRefusals(contract)).toEqual([]);
  });

  it("finds the id of an item that is one of several schemas, however they are combined", async () => {
    expect(await listRefusals(replace({ "      oneOf:\n": "      anyOf:\n" }))).toEqual([]);
  });

  it.each([null, 5, {}, [null]])(
    "accepts an extension of another tool with the value %j on every element",
    async (value) => {
      const extended: Contract = parse(contract);
      const elements = listElements(extended).filter(
        ({ kind, value: { $ref } }) => kind !== "security" && $ref === undefined,
      );
      for (const element of [...elements.map((each) => each.value), extended.paths])
        Object.assign(element, { "x-foo": value });

      expect(await lintContract(writeContract(extended), "openapi.yaml")).toEqual([]);
    },
  );

  it.each([undefined, null, [[]], "x", { $ref: "#/nothing" }])(
    "names a fault if %j stands in the place of any element at the top",
    async (value) => {
      for (const name of Object.keys(parse(contract))) {
        const text = writeContract({ ...parse(contract), [name]: value });
        expect(await lintContract(text, "openapi.yaml"), name).not.toEqual([]);
      }
    },
  );

  it.each(Object.entries(faults.alone))("refuses %s with file, line, place and remedy", async (_, fault) => {
    expect(await listRefusals(replace(fault.replace), fault.refused)).toEqual(fault.refused);
  });

  it.each(["structure", "meaning"] as const)(
    "names each fault of the %s at once, in the order of the file",
    async (group) => {
      const all = Object.values(faults[group]);
      const text = all.reduce((before, fault) => replace(fault.replace, before), contract);
      const expected = all.flatMap(({ refused }) => refused);

      const refusals = await listRefusals(text, expected);

      expect(refusals).toHaveLength(expected.length);
      expect(refusals).toEqual(expect.arrayContaining(expected));
    },
  );

  it.each(rules.map(({ id }) => id))("has a fault that only the rule %s refuses", (id) => {
    const ofFaults = Object.values(faults).flatMap((group) => Object.values(group).map(({ refused }) => refused));
    const ofSchemas = Object.values(schemas).map(({ refused }) => (refused ? [refused] : []));
    const names = [...ofFaults, ...ofSchemas].map((refusals) =>
      refusals.map(({ says }) => says.match(/\(([^()]*)\)$/)?.[1]),
    );

    expect(Object.keys(createPlugin().rules?.oas3 ?? {})).toContain(id);
    expect(names.some((each) => each.length > 0 && each.every((name) => name === `contract/${id}`))).toBe(true);
  });
});
