import { describe, expect, it } from "vitest";
import { runProgram } from "../support/run-cli.ts";

const mutate = (...args: string[]) => runProgram(["scripts/mutate.ts", "src/contract/json-pointer.ts", ...args]);

describe("npm run test:mutate", () => {
  it("changes the lines that the seed draws, and prints the score", async () => {
    const { code, stdout } = await mutate("--sample", "3", "--seed", "7");

    expect([code, stdout]).toEqual([0, expect.stringMatching(/^seed 7\n/)]);
    // The score of all mutants, that of the covered ones, and the number of those that a test noticed.
    const [, killed] = /^All files +\| +[\d.]+ \| +[\d.]+ \| +(\d+) \|/m.exec(stdout) ?? [];
    expect(Number(killed)).toBeGreaterThan(0);
  });

  it("has nothing to do if no line changed", async () => {
    expect(await mutate("--changed", "HEAD")).toMatchObject({ code: 0, stdout: "nothing to mutate\n" });
  });
});
