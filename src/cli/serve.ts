import type { AddressInfo } from "node:net";
import { Command, InvalidArgumentError } from "commander";
import type { DemoDataset } from "../service/index.ts";
import type { Io } from "./io.ts";

interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly database?: string;
  readonly demo?: boolean;
}

/** `loyalty serve`: the service on a socket, until SIGINT or SIGTERM. */
export function serveCommand(io: Io): Command {
  return new Command("serve")
    .summary("run the service")
    .description("Runs the service. Without --database it serves a demo dataset from memory and prints its keys.")
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option("--port <number>", "port to listen on; 0 picks a free one", parsePort, 8787)
    .option("--database <file>", "SQLite database, created where it does not exist; :memory: keeps nothing")
    .option("--demo", "put the demo dataset into the database")
    .addHelpText(
      "after",
      `
Where standard output is no terminal, every line is JSON, and the first has "url".
SIGINT and SIGTERM finish the requests in flight and end with exit code 0.

Examples:
  loyalty serve                                demo dataset, from memory
  loyalty serve --database loyalty.db          what loyalty import has put there
  loyalty serve --port 0 | head -1             a free port, told as JSON`,
    )
    .action((options: ServeOptions) => serveUntilSignal(options, io));
}

async function serveUntilSignal(
  { host, port, database, demo = database === undefined }: ServeOptions,
  io: Io,
): Promise<void> {
  // Here, so that the other commands start without them.
  const [{ serve }, { createService, demoDataset, importDataset, openStore }] = await Promise.all([
    import("@hono/node-server"),
    import("../service/index.ts"),
  ]);
  const store = await openStore(database === undefined ? {} : { database });
  const dataset = demo ? demoDataset() : undefined;
  if (dataset) await importDataset(store, dataset.lines);
  const server = serve({ fetch: createService({ store }).fetch, hostname: host, port });
  await new Promise((resolve, reject) => server.once("listening", resolve).once("error", reject));
  announce(server.address() as AddressInfo, dataset, io);
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  await new Promise((resolve) => server.close(resolve)); // waits for requests in flight, ends idle connections
  await store.close();
}

function announce({ address, family, port }: AddressInfo, dataset: DemoDataset | undefined, io: Io): void {
  const url = `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
  if (!io.isTerminal) {
    io.out(`${JSON.stringify({ url, ...(dataset && { credentials: dataset.credentials, ids: dataset.ids }) })}\n`);
    return;
  }
  io.out(`listening on ${url}; Ctrl+C ends it\n${dataset ? tryIt(url, dataset) : ""}`);
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

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError("It must be a number from 0 to 65535.");
  return port;
}
