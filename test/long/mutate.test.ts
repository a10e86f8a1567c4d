import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const mutate = async (...args: string[]) =>
  (await promisify(execFile)(process.execPath, ["scripts/mutate.ts", ...args], { maxBuffer: 64e6 })).stdout;

describe("npm run test:mutate", () => {
  it("changes the lines that the seed draws, and prints the score", async () => {
    const output = await mutate("src/contract/json-pointer.ts", "--sample", "3", "--seed", "7");

    expect(output).toMatch(/^seed 7\n/);
    const [, killed, total] = /^all +[\d.]+ % +\((\d+) of (\d+)\)$/m.exec(output) ?? [];
    expect(Number(killed)).toBeGreaterThan(0);
    expect(Number(total)).toBeGreaterThanOrEqual(3);
  });

  it("has nothing to do if no line changed", async () => {
    expect(await mutate("src/contract/json-pointer.ts", "--changed", "HEAD")).toBe("nothing to mutate\n");
  });
});
