import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type OperationId, operations } from "../../src/contract/internal.ts";
import { readDailySeed } from "../support/random.ts";
import { listDeviations } from "./deviations.ts";
import { deviate, ISSUE, LIST, REVOKE } from "./served.ts";
import { listSaid, startVerifyDemo } from "./verify-demo.ts";

const COUNT = Number(process.env.LOYALTY_DEVIATIONS ?? 10);
const { send, verify } = await startVerifyDemo();
const operationIds = Object.values(operations).map(({ id }) => id);
const all = listDeviations();
const [chosen = []] = fc.sample(fc.shuffledSubarray(all, { minLength: Math.min(COUNT, all.length) }), {
  numRuns: 1,
  seed: readDailySeed(),
});

/** The operations that show what becomes of a token. */
const tokenOperations: readonly OperationId[] = [ISSUE, REVOKE, LIST];

describe("verifyService finds a service that", () => {
  it.each(chosen.slice(0, COUNT))("$name", async ({ change, says }) => {
    const named = operationIds.filter((id) => says.some((text) => text.includes(` ${id} `)));
    const sources = says.map((text) => text.split(" ")[0] ?? "");
    const accept = sources.filter((source) => !source.startsWith("§"));
    const report = await verify(deviate(send, change), { only: [...tokenOperations, ...named], accept });

    expect(listSaid(report)).toEqual([...says].sort());
    expect(report.conforms).toBe(accept.length === sources.length);
  });
});
