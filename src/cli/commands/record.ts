import type { Server } from "node:net";
import { Command, InvalidArgumentError } from "commander";
import type { HarSink } from "../../traffic/index.ts";
import { bindPort } from "../io/bind-port.ts";
import type { Io } from "../io/io.ts";
import { parseCount } from "../io/parse-count.ts";
import { toWriteError } from "../io/write-output.ts";

interface RecordOptions {
  readonly upstream: URL;
  readonly out: string;
  readonly port: number;
  readonly keyEnv?: string;
}

/** `loyalty record`: a reverse proxy on loopback that records what passes, until SIGINT or SIGTERM. */
export function recordCommand(io: Io): Command {
  return new Command("record")
    .summary("record traffic without its secrets")
    .description("Passes requests on to a service and writes the exchanges, redacted, to an HTTP archive.")
    .requiredOption("--upstream <url>", "base address of the service", parseUpstream)
    .requiredOption("--out <file>", "archive to write, in place of one that is there; whole after each exchange")
    .option("--port <number>", "port to listen on, on 127.0.0.1; 0 picks a free one", parseCount(0, 65_535), 8788)
    .option("--key-env <name>", "environment variable with the key of the pseudonyms; the same key gives the same ones")
    .addHelpText(
      "after",
      `
Credentials never reach the archive, and personal members are replaced by pseudonyms. Without --key-env each run has
pseudonyms of its own.

Exit code: 0 ended by SIGINT or SIGTERM, 1 an exchange was not written, 2 the proxy cannot listen or write.

Examples:
  loyalty record --upstream https://api.loyalty.example --out traffic.har
  curl -H 'X-App-Id: …' -H 'X-App-Token: …' http://127.0.0.1:8788/v1/loyalties/…/members/…/activity
  PSEUDONYM_KEY=… loyalty record --upstream http://127.0.0.1:8787 --out traffic.har --key-env PSEUDONYM_KEY`,
    )
    .action((options: RecordOptions) => recordUntilSignal(options, io));
}

async function recordUntilSignal({ upstream, out, port, keyEnv }: RecordOptions, io: Io): Promise<void> {
  const { createRecordingProxy, harFileSink } = await import("../../traffic/index.ts");
  const key = keyEnv === undefined ? undefined : process.env[keyEnv];
  if (keyEnv !== undefined && !key) throw new Error(`the environment variable ${keyEnv} holds no key`);
  const onError = (error: unknown) => {
    io.err(`loyalty record: an exchange was not written (${(error as NodeJS.ErrnoException).code ?? "error"})\n`);
    io.exit(1);
  };
  const later: HarSink = { write: (entry) => sink.write(entry), close: () => sink.close() };
  const server = createRecordingProxy({ upstream, sink: later, onError, ...(key && { key }) });
  const url = await bindPort(server, "127.0.0.1", port);
  const sink = openSink(() => harFileSink(out), out, server);
  io.out(
    io.isTerminal
      ? `recording ${url} → ${upstream.origin} in ${out}; Ctrl+C ends it\n`
      : `${JSON.stringify({ url, out })}\n`,
  );
  await io.waitForSignal();
  await new Promise((resolve) => server.close(resolve)); // waits for exchanges in flight
  await sink.close();
}

/** After the proxy listens: where it cannot, an archive that is there already stays as it is. */
function openSink(open: () => HarSink, out: string, server: Server): HarSink {
  try {
    return open();
  } catch (error) {
    server.close();
    throw toWriteError(out, error);
  }
}

function parseUpstream(text: string): URL {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url;
  throw new InvalidArgumentError("It must be an http or https address without credentials.");
}
