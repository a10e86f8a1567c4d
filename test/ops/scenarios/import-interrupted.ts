import { expect } from "vitest";
import { generateDataset } from "../../../src/service/datasets/generate-dataset.ts";
import type { Operations, Scenario } from "../../support/ops/operations.ts";
import { MEMBERS } from "../../support/ops/start-load.ts";
import { runCli } from "../../support/run-cli.ts";

export const scenario: Scenario = {
  isShort: true,
  row: {
    event: "`loyalty import` loses its connection to PostgreSQL",
    clientsSee: "nothing; no event of the import is visible",
    watch: "exit code 2 and one line",
    action: "run the same import again",
  },
  async run(operations: Operations) {
    const postgres = await operations.postgres();
    const instance = await operations.serve(postgres.url);
    const load = operations.load(instance.url);
    const lines = [...generateDataset({ members: MEMBERS, events: 60_000 })].join("\n");
    const file = operations.file("more.ndjson", lines);
    const count = async () => Number((await postgres.query("SELECT count(*) FROM activity"))[0]?.count);
    const before = await count();

    const importing = runCli(["import", "--database", postgres.url, file]);
    const inTransaction = "FROM pg_stat_activity WHERE query LIKE 'insert into \"activity\"%'";
    while ((await postgres.query(`SELECT pg_terminate_backend(pid) ${inTransaction}`)).length === 0);
    const interrupted = await importing;
    const after = await count();
    const again = await runCli(["import", "--database", postgres.url, file]);

    expect(await load.stop()).toEqual({});
    expect([interrupted.code, interrupted.stdout, after]).toEqual([2, "", before]);
    expect(interrupted.stderr).toMatch(/^loyalty import: .*the database is out of reach.*\n$/);
    expect([again.code, await count()]).toEqual([0, 60_000]);
  },
};
