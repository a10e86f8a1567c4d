import { execFile } from "node:child_process";
import { promisify } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { credentialVariables } from "../../src/contract/credential-kinds.ts";
import { readDailySeed } from "../support/random.ts";
import { serveFetch } from "../support/serve.ts";
import { listDeviations } from "./deviations.ts";
import { deviate } from "./served.ts";
import { listSaid, other, pairs, startVerifyDemo } from "./verify-demo.ts";

const GROUPS = Number(process.env.LOYALTY_PAIRS ?? 300);
const { send, verify } = await startVerifyDemo();
const all = listDeviations();

const { application, management, other: others } = credentialVariables;
const env = {
  ...process.env,
  [application[1]]: pairs.application.secret,
  [management[1]]: pairs.management.secret,
  [others[1]]: other.application.secret,
};

/** Replaces what each response has anew. */
function normalize(body: string): string {
  return body
    .replaceAll(/"(access_token|client_id|expires_at|request_id|group_id)":("[^"]*"|\d+)/g, '"$1":…')
    .replaceAll(/evt_\d+(?=")/g, "evt");
}

describe("verifyService finds, and the commands of each finding show in sh, a service that", () => {
  it.each(listDeviations())("$name", async ({ change, says }) => {
    const received: string[] = [];
    const baseUrl = await serveFetch(deviate(send, change));
    const record: typeof fetch = async (...request) => {
      const response = await fetch(...request);
      received.push(`${response.status} ${normalize(await response.clone().text())}`);
      return response;
    };
    const report = await verify(record, { baseUrl });

    expect(listSaid(report)).toEqual([...says].sort());
    for (const { curl = [], places, message } of report.findings) {
      const { stdout } = await promisify(execFile)("sh", ["-c", curl.join("\n")], { env });
      const [head = "", body = ""] = stdout.split("\r\n\r\n");
      const shown = `${head.split(" ")[1]} ${normalize(body)}`;
      expect([message, shown]).toEqual([message, received[places.at(-1)?.entry ?? -1]]);
    }
  });
});

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
  {
    timeout: 1_800_000,
  },
  async ({ size, groups }) => {
    const group = fc.uniqueArray(fc.nat(all.length - 1), { minLength: size, maxLength: size });
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
