/**
 * The service under load beside a bare `node:http` that sends a prebuilt Buffer, express with `res.json` over the same
 * file, and Prism as a mock server. Needs wrk (Debian: apt-get install wrk). Run: npm run bench:service
 *
 * Where a page is not said to be read, it comes from the memory of the service, as it does once it was asked for. A page
 * that is read lies in the memory of the machine: each one was asked for just before. Without this, whatever a system let go
 * of since the last round would be read from the disk, and the disk be measured.
 */
import { runCommand } from "../scripts/command/run-command.ts";
import { parseCount } from "../src/cli/io/parse-count.ts";
import { askEach } from "./service/ask-each.ts";
import type { Case } from "./service/cases.ts";
import { keys } from "./service/dataset.ts";
import { reportCases } from "./service/report-cases.ts";
import { type Load, runWrk } from "./service/run-wrk.ts";
import { Stage } from "./service/stage.ts";

const HELP = `Loads the service with wrk, beside a bare node:http, express and Prism.

Usage: npm run bench:service -- [--events 1000000] [--bytes N] [--beside N] [--rounds 5] [--seconds 5]
                                [--postgres postgres://...]

  --events     events of the database
  --bytes      size of each event; as small as they come where left out
  --beside     also a second SQLite file, of so many events
  --rounds     the median of so many counts
  --seconds    of each case in each round
  --postgres   also a PostgreSQL database: one that is empty, or that an earlier run has filled

SQLite files stay in the folder for temporary files, for the next run.
`;
await runCommand(
  {
    name: "bench:service",
    help: HELP,
    options: {
      events: { type: "string", default: "1000000" },
      bytes: { type: "string" },
      beside: { type: "string" },
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "5" },
      postgres: { type: "string" },
    },
  },
  async ({ events, bytes, beside, rounds, seconds, postgres }) => {
    const [count, length] = [parseCount(1, 1e9, "--rounds")(rounds), parseCount(1, 1e9, "--seconds")(seconds)];
    const stage = new Stage({
      events: parseCount(1, 1e9, "--events")(events),
      bytes: bytes === undefined ? undefined : parseCount(1, 1e9, "--bytes")(bytes),
      beside: beside === undefined ? undefined : parseCount(1, 1e9, "--beside")(beside),
      postgres,
    });
    try {
      await measure(await stage.start(), count, length);
    } finally {
      await stage.stop(); // whatever failed, no server outlives the bench
    }
    return 0;
  },
);

async function measure(cases: readonly Case[], rounds: number, length: number): Promise<void> {
  const loads = new Map<Case, Load[]>(cases.map((subject) => [subject, []]));
  for (let round = 0; round < rounds; round++) {
    for (const subject of cases) {
      const { server, paths, script, seconds = length } = subject;
      await askEach(server, paths, keys);
      loads.get(subject)?.push(await runWrk(server, { seconds, headers: keys, paths, script }));
    }
  }
  console.log(reportCases(cases, loads));
}
