import fc from "fast-check";
import { expect, it } from "vitest";
import { readDailySeed } from "../support/random.ts";
import { listDeviations } from "./deviations.ts";
import { deviate } from "./served.ts";
import { listSaid, startVerifyDemo } from "./verify-demo.ts";

const GROUPS = Number(process.env.LOYALTY_PAIRS ?? 300);
const { send, verify } = await startVerifyDemo();

const all = listDeviations();

/** Lists the deviations of a group of which a report says nothing that it does not say of the others, although they happened. */
async function findHidden(chosen: readonly number[]): Promise<string[]> {
  const deviations = listDeviations();
  const happened = new Set<number>();
  // Each changes what those before it left.
  const fetch = chosen.reduce((inner, at) => {
    return deviate(inner, async (served) => {
      const response = await deviations[at]?.change(served);
      if (response) happened.add(at);
      return response;
    });
  }, send);
  const said = listSaid(await verify(fetch));
  return [...happened].flatMap((one) => {
    const others = new Set(chosen.filter((at) => at !== one).flatMap((at) => all[at]?.says ?? []));
    const own = all[one]?.says.filter((text) => !others.has(text)) ?? [];
    return own.length > 0 && !own.some((text) => said.includes(text)) ? [`${all[one]?.name}`] : [];
  });
}

it.each([
  { size: 2, groups: GROUPS },
  { size: 3, groups: Math.ceil(GROUPS / 3) },
])(
  "§4: of the pairs in $groups groups of $size deviations, at most 2 % hide one",
  { timeout: 1_800_000 },
  async ({ size, groups }) => {
    const at = fc.nat(all.length - 1);
    const group = fc.uniqueArray(at, { minLength: size, maxLength: size });
    const hidden: string[] = [];
    for (const chosen of fc.sample(group, { numRuns: groups, seed: readDailySeed() })) {
      // In one order, a change can replace the response of another one.
      const names = await findHidden(chosen);
      const again = names.length === 0 ? [] : await findHidden(chosen.toReversed());
      const both = names.filter((name) => again.includes(name));
      if (both.length > 0) hidden.push(`${chosen.map((each) => all[each]?.name).join(" + ")}: ${both.join(", ")}`);
    }

    console.info(
      `${all.length} deviations, ${groups} groups of ${size}, hidden: ${hidden.length}\n${hidden.join("\n")}`,
    );
    expect(hidden.length).toBeLessThanOrEqual((0.02 * groups * size * (size - 1)) / 2);
  },
);
