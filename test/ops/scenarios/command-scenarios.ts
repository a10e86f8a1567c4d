import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { expect } from "vitest";
import { generateDataset, generatedMemberId, generatedWorld } from "../../../src/service/datasets/generate-dataset.ts";
import { EVENTS, type Scenario } from "../../support/ops/operations.ts";
import { MEMBERS } from "../../support/ops/start-load.ts";
import { runCli } from "../../support/run-cli.ts";

/** Commands that change the data while the service runs. */
export const commandScenarios: readonly Scenario[] = [
  {
    event: "`loyalty import` loses its connection to PostgreSQL",
    isShort: true,
    async run(operations) {
      const postgres = await operations.postgres();
      const instance = await operations.serve(postgres.url);
      const load = operations.load(instance.url);
      const lines = [...generateDataset({ members: MEMBERS, events: 60_000 })].join("\n");
      const count = async () => Number((await postgres.query("SELECT count(*) FROM activity"))[0]?.count);
      const before = await count();

      const importing = runCli(["import", "--database", postgres.url, "-"], lines);
      const inTransaction = "FROM pg_stat_activity WHERE query LIKE 'insert into \"activity\"%'";
      while ((await postgres.query(`SELECT pg_terminate_backend(pid) ${inTransaction}`)).length === 0);
      const interrupted = await importing;
      const after = await count();
      const again = await runCli(["import", "--database", postgres.url, "-"], lines);

      expect(await load.stop()).toEqual({});
      expect([interrupted.code, interrupted.stdout, after]).toEqual([2, "", before]);
      expect(interrupted.stderr).toMatch(/^loyalty import: .*the database is out of reach.*\n$/);
      expect([again.code, await count()]).toEqual([0, 60_000]);
    },
  },
  {
    event: "a million events are imported while the service runs",
    async run(operations) {
      const dataset = join(operations.folder, "dataset.ndjson");
      const lines = generateDataset({ members: MEMBERS, events: EVENTS });
      await pipeline(
        Readable.from(lines).map((line) => `${line}\n`),
        createWriteStream(dataset),
      );
      for (const database of await operations.databases()) {
        const instance = await operations.serve(database);
        const load = operations.load(instance.url);
        await load.waitFor("ok");

        const importing = runCli(["import", "--database", database, dataset]);
        const before = load.outcomes.ok ?? 0;
        const { code, stdout } = await importing;
        const during = (load.outcomes.ok ?? 0) - before;
        await load.waitFor("ok");

        expect(await load.stop()).toEqual({});
        expect([code, stdout]).toEqual([0, expect.stringMatching(/^(\d+) of \1 lines imported\n$/)]);
        expect(during).toBeGreaterThan(100);
      }
    },
  },
  {
    event: "an application gets a second key, and later the first one is revoked",
    isShort: true,
    async run(operations) {
      for (const database of await operations.databases()) {
        const instance = await operations.serve(database);
        const { appId, projectId } = generatedWorld;
        const before = operations.load(instance.url);
        await before.waitFor("ok");
        const create = ["key", "create", "application", "--project", projectId, "--database", database];
        const { id, secret } = await operations.loyalty(...create);
        const after = operations.load(instance.url, { keys: { appId: id, appToken: secret } });
        await Promise.all([before.waitFor("ok", 50), after.waitFor("ok", 50)]);

        expect(await before.stop()).toEqual({});
        const late = operations.load(instance.url, { maxRetries: 0 });
        await late.waitFor("ok");
        await operations.loyalty("key", "revoke", "application", appId, "--database", database);
        await late.waitFor("list 401", 1);
        await late.waitFor("issue 401", 1);
        await after.waitFor("ok", 50);

        expect(Object.keys(await late.stop()).sort()).toEqual(["issue 401", "list 401"]);
        expect(await after.stop()).toEqual({});
      }
    },
  },
  {
    event: "a member is erased with `loyalty member erase`",
    isShort: true,
    async run(operations) {
      for (const database of await operations.databases()) {
        const [first, second] = [await operations.serve(database), await operations.serve(database)];
        const { projectId, campaignId } = generatedWorld;
        const others = operations.load(first.url, { members: [1, 2, 3] });
        const erased = [first, second].map(({ url }) => operations.load(url, { members: [0], calls: ["list"] }));
        await Promise.all(erased.map((load) => load.waitFor("ok")));

        const names = [projectId, campaignId, generatedMemberId(0)];
        const { events } = await operations.loyalty("member", "erase", ...names, "--database", database);
        const seen = erased.map(({ outcomes }) => outcomes.ok);
        await Promise.all(erased.map((load) => load.waitFor("list 404")));
        await others.waitFor("ok", 50);

        expect(Number(events)).toBeGreaterThan(0);
        for (const [index, load] of erased.entries()) {
          expect(Object.keys(await load.stop())).toEqual(["list 404"]);
          expect((load.outcomes.ok ?? 0) - (seen[index] ?? 0)).toBeLessThan(5); // those in flight
        }
        expect(await others.stop()).toEqual({});
      }
    },
  },
];
