import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { compareContracts, type Finding } from "../../../scripts/diff/compare-contracts.ts";
import { factRules } from "../../../scripts/diff/rules.ts";
import type { Contract } from "../../../scripts/generate/contract.ts";
import { toPath } from "../../../src/contract/json.ts";

type Node = Record<string, unknown>;
/**
 * The new value of each place, which starts at an operation, a component or the contract. A place with `-` is removed, with `+`
 * gets one more item, and with `>` gets another name. `given` applies to both contracts.
 */
type Edits = Readonly<Record<string, unknown>> & { readonly given?: Edits };

const contract: Contract = parse(await readFile("test/fixtures/compared.yaml", "utf8"));

/** Finds the object and the key of an operation, a component, a kind of components or a field of the contract. */
function findOwner(contract: Contract, name: string): [owner: Node, key: string] {
  for (const item of Object.values(contract.paths)) {
    const found = Object.entries(item).find(([, operation]) => operation.operationId === name);
    if (found) return [item as Node, found[0]];
  }
  const owners = [contract, contract.components, ...Object.values(contract.components)] as unknown[] as Node[];
  return [owners.find((each) => Object.hasOwn(each, name)) ?? (contract as unknown as Node), name];
}

function edit(from: Contract, { given, ...edits }: Edits): Contract {
  const copy = structuredClone(from);
  for (const [place, value] of Object.entries(edits)) {
    const [, sign, path = ""] = /^([-+>]?)(.*)$/.exec(place) ?? [];
    const [root = "", ...names] = toPath(`/${path}`);
    const [owner, key] = findOwner(copy, root);
    const name = names.pop() ?? key;
    const parent = path === root ? owner : [key, ...names].reduce((node, step) => node[step] as Node, owner);
    if (sign === "") parent[name] = value;
    else if (sign === "+") parent[name] = [...((parent[name] as unknown[] | undefined) ?? []), value];
    else {
      if (sign === ">") parent[String(value)] = parent[name];
      if (Array.isArray(parent)) parent.splice(Number(name), 1);
      else delete parent[name];
    }
  }
  return copy;
}

/** Each edit with its findings: step, place and reason, and the section that it violates. */
const rows: [expected: string, edits: Edits][] = parse(await readFile(new URL("edits.yaml", import.meta.url), "utf8"));

function describeFinding({ step, place, reason, isSure, violatesDocument, section }: Finding): string {
  const notes = [...(isSure ? [] : ["not sure"]), ...(violatesDocument ? [`against ${section}`] : [])];
  return `${step} ${place}: ${reason}${notes.length > 0 ? ` (${notes.join(", ")})` : ""}`;
}

describe("compareContracts", () => {
  const compared = rows.map(([expected, edits]) => {
    const base = edits.given ? edit(contract, edits.given) : contract;
    return { expected, findings: compareContracts(base, edit(base, edits)).findings };
  });

  it.each(compared)("finds $expected", ({ expected, findings }) => {
    expect(findings.map(describeFinding).join("; ")).toBe(expected);
  });

  it.each([...factRules.map(({ id }) => id), "type-name", "removed", "new", "new-required", "narrowed-response"])(
    "has an edit that the rule %s finds",
    (id) => {
      expect(compared.flatMap(({ findings }) => findings.map(({ rule }) => rule))).toContain(id);
    },
  );
});
