import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { readDailySeed } from "../support/read-daily-seed.ts";
import { deviate, listDeviations } from "./deviations.ts";
import { listFound, send, store, verify } from "./verify-demo.ts";

afterAll(() => store.close());
const PAIRS = Number(process.env.LOYALTY_PAIRS ?? 600);

/** Verifies a service with deviations, of which each changes what those before it left. */
async function find(...chosen: readonly number[]): Promise<string[]> {
  const deviations = listDeviations(); // anew, because some have a state
  const fetch = chosen.reduce((inner, at) => deviate(inner, deviations[at]?.change ?? (() => false)), send);
  return listFound(await verify(fetch));
}

it("§4: one deviation does not hide another one", { timeout: 1_800_000 }, async () => {
  const names = listDeviations().map(({ name }) => name);
  const alone: string[][] = [];
  for (const at of names.keys()) alone.push(await find(at));
  /** Lists what the report says of one deviation and not of the other one. */
  const listOwn = (one: number, other: number) => alone[one]?.filter((each) => !alone[other]?.includes(each)) ?? [];
  /** True if a report on both lacks one of them, if the reports on each differ. */
  const hides = async (one: number, other: number) => {
    const found = await find(one, other);
    const own = [listOwn(one, other), listOwn(other, one)];
    return own.some((each) => each.length > 0 && !each.some((text) => found.includes(text)));
  };
  const at = fc.nat(names.length - 1);
  const pairs = fc.tuple(at, at).filter(([one, other]) => listOwn(one, other).length + listOwn(other, one).length > 0);
  const hidden: string[] = [];
  for (const [one, other] of fc.sample(pairs, { numRuns: PAIRS, seed: readDailySeed() })) {
    // In one order, the first change can leave nothing to the second one.
    if ((await hides(one, other)) && (await hides(other, one))) hidden.push(`${names[one]} + ${names[other]}`);
  }

  console.info(`${names.length} deviations, ${PAIRS} pairs, hidden: ${hidden.length}\n${hidden.join("\n")}`);
  expect(hidden.length).toBeLessThanOrEqual(0.02 * PAIRS);
});
