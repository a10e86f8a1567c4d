import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { getLineColLocation, Source } from "@redocly/openapi-core";
import { toPath, toPointer, valueAt } from "../../src/contract/json.ts";
import { type Contract, readContract } from "../generate/contract.ts";
import { ContractFault } from "../generate/contract-fault.ts";
import { type Comparison, compareContracts, type Finding } from "./compare-contracts.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A change, and its line in the contract; of something that is gone, the line of what had it. */
export interface LocatedFinding extends Finding {
  readonly line: number;
}

/** A comparison with its base. */
export interface Report extends Comparison {
  readonly findings: readonly LocatedFinding[];
  /** The base, such as a tag. */
  readonly base: string;
  /** The file that was compared with the base. */
  readonly contract: string;
}

/**
 * Compares the contract of a file with that of a file or a commit.
 * @throws Error that names the contract that cannot be read, or the command that finds the place of a fault.
 */
export async function compareWithBase(base: string, contract: string): Promise<Report> {
  const [before, after] = await Promise.all([readBase(base), readContract(contract)]);
  const source = new Source(contract, await readFile(contract, "utf8"));
  const locate = (finding: Finding): LocatedFinding => {
    let path = toPath(finding.pointer);
    while (valueAt(after, toPointer(path)) === undefined) path = path.slice(0, -1);
    const { start } = getLineColLocation({ source, pointer: `#${toPointer(path)}`, reportOnKey: true });
    return { ...finding, line: start.line };
  };
  try {
    const { findings, step } = compareContracts(before, after);
    return { findings: findings.map(locate), step, base, contract };
  } catch (error) {
    const reason = error instanceof ContractFault ? error.message : "a contract is not valid OpenAPI";
    throw new Error(`${reason}; npm run lint:contract names the element`, { cause: error });
  }
}

/** Runs git and returns its output without the last line break, or `undefined` if the command fails. */
export function runGit(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return status === 0 ? stdout.trimEnd() : undefined;
}

/** Reads the contract of a file or of a commit. */
async function readBase(base: string): Promise<Contract> {
  if (existsSync(base)) return readContract(base);
  const text = runGit("show", `${base}:./openapi.yaml`);
  if (base === "" || text === undefined) throw new Error(`${base}: neither a file nor a commit that has openapi.yaml`);
  return readContract(base, text);
}
