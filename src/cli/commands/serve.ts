import { Command } from "commander";
import type { DemoDataset } from "../../service/index.ts";
import type { Io } from "../io/io.ts";
import { parseCount } from "../io/parse-count.ts";
import type { Addresses, ServeOptions } from "../serve/serve-options.ts";

/** `loyalty serve`: the service on a socket, until SIGINT or SIGTERM. */
export function serveCommand(io: Io): Command {
  return new Command("serve")
    .summary("run the service")
    .description("Runs the service. Without --database it serves a demo dataset from memory and prints its keys.")
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option("--port <number>", "port to listen on; 0 picks a free one", parseCount(0, 65_535), 8787)
    .option("--database <database>", "SQLite file, created where it does not exist; :memory:; or postgres://…")
    .option("--demo", "put the demo dataset into the database")
    .option("--admin-port <number>", "second port, on loopback: /healthz, /readyz, /metrics", parseCount(0, 65_535))
    .option("--workers <number>", "processes that serve, on one port and one database", parseCount(1, 64), 1)
    .option("--pool <number>", "most connections to PostgreSQL, of each process", parseCount(0, 1_000), 10)
    .option("--rate-limit <number>", "requests a minute that one credential may make", parseCount(0, 1e9))
    .option(
      "--slowdown <milliseconds>",
      "most that a request waits after failed credentials; 0: none",
      parseCount(0, 60_000),
      2_000,
    )
    .option("--drain <seconds>", "most seconds to wait for requests in flight at the end", parseCount(0, 3_600), 30)
    .option("--purge <seconds>", "seconds between purges of expired tokens", parseCount(1, 86_400), 60)
    .option("--verify", "hold every answer to the contract; a violation is logged and counted")
    .option("--fault <rule>", "a fault on demand, for tests of clients; may be given again", collect, [])
    .option("--log", "one line of JSON for each request, on standard error")
    .addHelpText(
      "after",
      `
Where standard output is no terminal, every line is JSON, and the first has "url" and "docsUrl".
Exit code: 0 ended by SIGINT or SIGTERM, the requests in flight finished, 2 it cannot listen, or open the database.

Faults: KIND[=VALUE][,on=OPERATION][,nth=N|N-M][,rate=R][,seed=S][,retry-after=SECONDS]. KIND is one of
latency=MILLISECONDS, status=401|402|429|500|503, drop, truncate, nonconforming, expired-token. A rule strikes every
request, or the nth (from the Nth to the Mth) for the operation, or the part R of them that the seed picks.

Examples:
  loyalty serve                                demo dataset, from memory
  loyalty serve --database loyalty.db          what loyalty import has put there
  loyalty serve --port 0 | head -1             a free port, told as JSON
  loyalty serve --fault status=429,retry-after=3,on=listMemberActivity,nth=2
  loyalty serve --fault latency=800,rate=0.1,seed=7 --fault drop,nth=5-6`,
    )
    .action(async (options: ServeOptions) => {
      // Here, so that the other commands start without it.
      const { serveUntilSignal } = await import("../serve/serve-until-signal.ts");
      await serveUntilSignal(options, io, (addresses, dataset) => announce(addresses, dataset, io));
    });
}

function announce(addresses: Addresses, dataset: DemoDataset | undefined, io: Io): void {
  const docsUrl = `${addresses.url}/docs/`;
  if (!io.isTerminal) {
    const demo = dataset && { credentials: dataset.credentials, ids: dataset.ids };
    io.out(`${JSON.stringify({ ...addresses, docsUrl, ...demo })}\n`);
    return;
  }
  const admin = addresses.adminUrl === undefined ? "" : `, admin port ${addresses.adminUrl}`;
  const listening = `listening on ${addresses.url}${admin}; Ctrl+C ends it\ndocumentation: ${docsUrl}\n`;
  io.out(`${listening}${dataset ? tryIt(addresses.url, dataset) : ""}`);
}

/** The demo keys, and three requests to try. */
function tryIt(url: string, { credentials, ids }: DemoDataset): string {
  const application = `-H 'X-App-Id: ${credentials.appId}' -H 'X-App-Token: ${credentials.appToken}'`;
  const management = `-H 'X-Management-Id: ${credentials.managementId}' -H 'X-Management-Token: ${credentials.managementToken}'`;
  return `
Demo dataset. Application key ${credentials.appId} / ${credentials.appToken},
management key ${credentials.managementId} / ${credentials.managementToken}. Try:

  curl '${url}/v1/loyalties/${ids.campaignId}/members/${ids.memberId}/activity?limit=2' \\
    ${application}
  curl -d grant_type=client_credentials -d scope=loyalties ${url}/oauth/token \\
    ${application}
  curl ${url}/management/v1/projects/${ids.projectId}/webhooks \\
    ${management}
`;
}

/** Gathers an option that may be given again. */
const collect = (text: string, before: readonly string[]) => [...before, text];
