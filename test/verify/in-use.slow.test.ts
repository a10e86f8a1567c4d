import fc from "fast-check";
import { expect, it } from "vitest";
import { formPost } from "../support/demo-service.ts";
import { importRecords } from "../support/import-records.ts";
import { pathNames } from "../support/path-names.ts";
import { readDailySeed } from "../support/random.ts";
import { startVerifyDemo } from "./verify-demo.ts";

const RUNS = Number(process.env.LOYALTY_RUNS ?? 200);
const { store, send, issue, list, application, verify } = await startVerifyDemo();
const { campaignId, memberId } = pathNames;
const [template] = (await list()).body.data;
let arrived = 0;

/** Changes the store, or uses a token, as other clients do; `random` chooses the details. */
const changes = [
  async function arrive(random: number) {
    const createdAt = [template.created_at, new Date().toISOString()][random % 2];
    const activity = { ...template, id: `evt_arrived_${arrived++}`, created_at: createdAt };
    await importRecords(store, [{ kind: "activity", campaign_id: campaignId, member_id: memberId, activity }]);
  },
  async function erase(random: number) {
    const order = ["created_at_us", "created_at_us DESC", "id"][random % 3];
    const text = `DELETE FROM activity WHERE id IN (SELECT id FROM activity
      WHERE member_key = (SELECT key FROM member WHERE id = $1) ORDER BY ${order} LIMIT ${1 + (random % 2)})`;
    await store.connection.run(text, memberId);
  },
  async function useToken() {
    const { access_token: token } = (await issue()).body;
    await send("http://service.example/v1/oauth/token/revoke", formPost(application, { access_token: token }));
  },
];

it("§4.1: events that arrive and disappear, and tokens of others, are no deviation", {
  timeout: 1_800_000,
}, async () => {
  const change = fc.record({
    at: fc.integer({ min: 1, max: 230 }),
    index: fc.constantFrom(0, 0, 1, 2),
    random: fc.nat(),
  });
  const runs = fc.sample(fc.array(change, { minLength: 1, maxLength: 30 }), { numRuns: RUNS, seed: readDailySeed() });
  const wrong: unknown[] = [];
  for (const planned of runs) {
    let sent = 0;
    const fetch: typeof send = async (input, init) => {
      sent++;
      for (const { index, random } of planned.filter(({ at }) => at === sent)) await changes[index]?.(random);
      return send(input, init);
    };
    const report = await verify(fetch, { names: pathNames, other: {} });
    if (!report.conforms) wrong.push(report.findings);
  }

  console.info(`${RUNS} runs, ${runs.flat().length} changes, false alarms: ${wrong.length}`);
  expect(wrong).toEqual([]);
});
