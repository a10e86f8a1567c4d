import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { compareContracts, type Finding } from "../../../scripts/diff/compare-contracts.ts";
import type { Contract } from "../../../scripts/generate/contract.ts";
import { type ContractEdit, editContract } from "../../support/edit-contract.ts";

/** A row of `edits.yaml`, which says what the properties mean. */
interface Row extends ContractEdit {
  readonly before?: ContractEdit;
  readonly finds: string | readonly string[];
}

const contract: Contract = parse(await readFile("test/fixtures/compared.yaml", "utf8"));
const rows: Row[] = parse(await readFile(new URL("edits.yaml", import.meta.url), "utf8"));

function describeFinding({ step, place, reason, isSure, violatesDocument, section }: Finding): string {
  const notes = [...(isSure ? [] : ["not sure"]), ...(violatesDocument ? [`against ${section}`] : [])];
  return `${step} ${place}: ${reason}${notes.length > 0 ? ` (${notes.join(", ")})` : ""}`;
}

describe("compareContracts", () => {
  const compared = rows.map(({ before = {}, finds, ...edit }) => {
    const base = editContract(contract, before);
    return { finds: [finds].flat(), findings: compareContracts(base, editContract(base, edit)).findings };
  });

  it.each(compared)("finds $finds", ({ finds, findings }) => {
    expect(findings.map(describeFinding)).toEqual(finds);
  });

  it.each([
    { gone: "listUsers", pointer: "/paths/~1management~1v1~1projects~1{projectId}~1users/get" },
    { gone: "Webhook/properties/active", pointer: "/components/schemas/Webhook/properties/active" },
    {
      gone: "listMemberActivity/parameters/0", // its component stays
      pointer: "/paths/~1v1~1loyalties~1{campaignId}~1members~1{memberId}~1activity/get",
    },
  ])("leads to $pointer if $gone is gone", ({ gone, pointer }) => {
    const { findings } = compareContracts(contract, editContract(contract, { remove: [gone] }));
    expect(findings.map((finding) => finding.pointer)).toEqual([pointer]);
  });
});
