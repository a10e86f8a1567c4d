import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { expect } from "vitest";
import { generateDataset } from "../../../src/service/datasets/generate-dataset.ts";
import { EVENTS, type Operations, type Scenario } from "../../support/ops/operations.ts";
import { MEMBERS } from "../../support/ops/start-load.ts";
import { runCli } from "../../support/run-cli.ts";

export const scenario: Scenario = {
  row: {
    event: "a million events are imported while the service runs",
    clientsSee: "nothing; all events at once, at the end",
    watch: "the number of lines that `loyalty import` prints on a terminal",
    action: "nothing",
  },
  async run(operations: Operations) {
    const dataset = join(operations.folder, "dataset.ndjson");
    const lines = generateDataset({ members: MEMBERS, events: EVENTS });
    await pipeline(
      Readable.from(lines).map((line) => `${line}\n`),
      createWriteStream(dataset),
    );
    for (const database of [await operations.sqlite(), (await operations.postgres()).url]) {
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
};
