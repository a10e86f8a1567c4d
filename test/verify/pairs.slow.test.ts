import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { readDailySeed } from "../support/read-daily-seed.ts";
import { deviate, listDeviations } from "./deviations.ts";
import { application, listFound, management, send, store, verify } from "./verify-demo.ts";

afterAll(() => store.close());
const PAIRS = Number(process.env.LOYALTY_PAIRS ?? 640);

/** Verifies a service with several deviations, created anew because some have a state. */
async function find(...chosen: readonly number[]) {
  const deviations = listDeviations(application, management);
  const names = chosen.map((index) => deviations[index]?.name ?? "");
  const shown = new Set<number>();
  const fetch = chosen.reduce((inner, index) => {
    return deviate(inner, async (traffic) => {
      const response = await deviations[index]?.change(traffic);
      if (response) shown.add(index);
      return response;
    });
  }, send);
  return { names, found: listFound(await verify(fetch)), areShown: shown.size === chosen.length };
}

it("§4: one deviation does not hide another one", { timeout: 1_800_000 }, async () => {
  const alone: string[][] = [];
  for (const index of listDeviations(application, management).keys()) alone.push((await find(index)).found);
  /** Lists what the report says of one deviation and not of the other one. */
  const listOwn = (one: number, other: number) => alone[one]?.filter((each) => !alone[other]?.includes(each)) ?? [];
  const index = fc.nat(alone.length - 1);
  const pair = fc.tuple(index, index).filter(([one, other]) => listOwn(one, other)[0] !== listOwn(other, one)[0]);
  const hidden: string[] = [];
  let count = 0;
  for (const [inner, outer] of fc.sample(pair, { numRuns: PAIRS, seed: readDailySeed() })) {
    const { names, found, areShown } = await find(inner, outer);
    const isHidden = (own: string[]) => own.length > 0 && !own.some((each) => found.includes(each));
    count += areShown ? 1 : 0; // the inner one can leave nothing to change
    if (areShown && (isHidden(listOwn(inner, outer)) || isHidden(listOwn(outer, inner))))
      hidden.push(names.join(" + "));
  }

  console.info(
    `${alone.length} deviations, ${count} pairs, one of both hidden: ${hidden.length}\n${hidden.join("\n")}`,
  );
  expect(hidden.length / count).toBeLessThanOrEqual(0.02);
});
