import { expect } from "vitest";
import { generatedMemberId, generatedWorld } from "../../../src/service/datasets/generate-dataset.ts";
import { openStore } from "../../../src/service/index.ts";
import type { Operations, Scenario } from "../../support/ops/operations.ts";
import { MEMBERS } from "../../support/ops/start-load.ts";

export const scenario: Scenario = {
  row: {
    event: "one of the 16 partitions of `activity` is locked, for example by `CLUSTER`",
    clientsSee: "503 for the members in it, within 2 s; nothing for all others",
    watch: '`status="503"` of `listMemberActivity`; the log names the partition',
    action: "wait for the lock to end, or end its session",
  },
  async run(operations: Operations) {
    const postgres = await operations.postgres();
    const [locked, others] = await divideMembers(postgres.url, 8);
    const instance = await operations.serve(postgres.url);
    const session = await postgres.connect();
    const healthy = operations.load(instance.url, { members: others });
    const affected = operations.load(instance.url, { members: locked, calls: ["list"], maxRetries: 0 });
    await Promise.all([healthy.waitFor("ok"), affected.waitFor("ok")]);

    await session.query("BEGIN; LOCK TABLE activity_8 IN ACCESS EXCLUSIVE MODE");
    await affected.waitFor("list 503");
    await healthy.waitFor("ok", 400);
    const readiness = await instance.readiness();
    await session.query("ROLLBACK");
    await session.end();
    await affected.waitFor("ok");

    expect(await healthy.stop()).toEqual({});
    expect(Object.keys(await affected.stop())).toEqual(["list 503"]);
    expect(readiness).toBe(200);
    expect(healthy.slowestMs()).toBeLessThan(4_000);
    expect(affected.slowestMs()).toBeLessThan(4_000);
    expect(instance.hasLogged("partition activity_8 is locked")).toBe(true);
  },
};

/** Returns the numbers of the members in a partition, and of all others. */
async function divideMembers(database: string, partition: number): Promise<[number[], number[]]> {
  const store = await openStore({ database });
  const { projectId, campaignId } = generatedWorld;
  const inside: boolean[] = [];
  for (let member = 0; member < MEMBERS; member++) {
    const key = await store.findMember(projectId, campaignId, generatedMemberId(member), 0);
    const text = "SELECT satisfies_hash_partition('activity'::regclass, 16, $1, $2::bigint) AS inside";
    const [row] = await store.engine.read({ name: "inside", text }, [partition, key]);
    inside.push((row as { inside: boolean }).inside);
  }
  await store.close();
  const all = inside.map((_, member) => member);
  return [all.filter((member) => inside[member]), all.filter((member) => !inside[member])];
}
