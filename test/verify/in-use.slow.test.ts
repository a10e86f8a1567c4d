import fc from "fast-check";
import { expect, it } from "vitest";
import { importDataset } from "../../src/service/index.ts";
import { verifyService } from "../../src/verify/index.ts";
import { startDemoService } from "../support/demo-service.ts";
import { readDailySeed } from "../support/read-daily-seed.ts";

const RUNS = Number(process.env.LOYALTY_RUNS ?? 200);
const { store, demo, fetch, issue, application } = await startDemoService({ now: Date.now });
const { campaignId, memberId } = demo.ids;
const events = demo.lines.split("\n").filter((line) => line.startsWith('{"kind":"activity"'));
let arrived = 0;

/** Imports an event of another member of the demo as one of this member; half of them are older than some that are there. */
async function arrive(random: number): Promise<void> {
  const { activity, ...line } = JSON.parse(events[random % events.length] ?? "");
  const time = random % 2 === 0 ? activity.created_at : new Date().toISOString();
  const changed = { ...activity, id: `evt_arrived_${arrived++}`, created_at: time };
  await importDataset(
    store,
    JSON.stringify({ ...line, campaign_id: campaignId, member_id: memberId, activity: changed }),
  );
}

/** Deletes events of the member: the oldest ones, the newest ones, or any. */
async function erase(random: number): Promise<void> {
  const order = ["created_at_us", "created_at_us DESC", "id"][random % 3];
  const some = `SELECT id FROM activity WHERE member_key = (SELECT key FROM member WHERE id = $1) ORDER BY ${order}`;
  const place = random % 3 === 2 ? ` LIMIT 1 OFFSET ${random % 90}` : ` LIMIT ${1 + (random % 3)}`;
  await store.engine.write({ name: `erase-${random}`, text: `DELETE FROM activity WHERE id IN (${some}${place})` }, [
    memberId,
  ]);
}

/** Issues a token, and revokes it: another client of the same application. */
async function useTokens(): Promise<void> {
  const { access_token: token } = (await issue()).body;
  const form = { method: "POST", headers: application, body: new URLSearchParams({ access_token: token }) };
  await fetch("http://service.example/v1/oauth/token/revoke", form);
}

it("§4.1: events that arrive and disappear, and tokens of others, are no deviation", {
  timeout: 1_800_000,
}, async () => {
  const change = fc.record({ at: fc.integer({ min: 1, max: 170 }), random: fc.nat(10_000) });
  const runs = fc.sample(fc.array(change, { minLength: 1, maxLength: 30 }), { numRuns: RUNS, seed: readDailySeed() });
  const wrong: unknown[] = [];
  for (const changes of runs) {
    let sent = 0;
    const { findings, assumptions, lacking } = await verifyService({
      names: demo.ids,
      application: { id: demo.credentials.appId, secret: demo.credentials.appToken },
      management: { id: demo.credentials.managementId, secret: demo.credentials.managementToken },
      sleep: async () => {},
      async fetch(input, init) {
        sent++;
        for (const { random } of changes.filter(({ at }) => at === sent)) {
          const work = [arrive, arrive, erase, useTokens][random % 4] ?? arrive;
          await work(Math.floor(random / 4));
        }
        return fetch(input, init);
      },
    });
    const refuted = assumptions.filter(({ verdict }) => verdict === "refuted").map(({ id }) => id);
    if (findings.length + refuted.length + lacking.length > 0)
      wrong.push({
        changes: changes.length,
        findings: findings.map(({ message, case: name }) => [name, message]),
        refuted,
      });
  }

  console.info(`${RUNS} runs, ${runs.flat().length} changes, ${arrived} arrivals, false alarms: ${wrong.length}`);
  expect(wrong).toEqual([]);
});
