import { type Command, InvalidArgumentError } from "commander";
import { securityHeaders } from "../../contract/operations.ts";
import type { RecordingSink } from "../../traffic/index.ts";
import type { Io } from "../io/io.ts";
import { parseCount } from "../io/options.ts";
import { toWriteError } from "../io/write-output.ts";
import { bindPort } from "../serve/start-http-server.ts";
import { createRedactingCommand, openSink, REDACTION_HELP, type RedactOptions, toRedactorOptions } from "./redact.ts";

interface RecordOptions extends RedactOptions {
  readonly upstream: URL;
  readonly port: number;
}

/** `loyalty record`: runs a recording reverse proxy on loopback until SIGINT or SIGTERM. */
export function recordCommand(io: Io): Command {
  return createRedactingCommand("record")
    .summary("record traffic without its secrets")
    .description("Forwards requests to a service and records the exchanges, redacted, as HAR or NDJSON.")
    .requiredOption("--upstream <url>", "base URL of the service", parseUpstream)
    .option("--port <number>", "port to listen on, on 127.0.0.1; 0 picks a free one", parseCount(0, 65_535), 8788)
    .addHelpText(
      "after",
      `
${REDACTION_HELP}

While it runs, a HAR recording is in the journal FILE.ndjson. On SIGINT or SIGTERM it becomes FILE and replaces an older
one. After a kill, check the journal: it has every complete exchange. An existing .ndjson file is never overwritten.

Exit code: 0 ended by SIGINT or SIGTERM, 1 an exchange was not written, 2 the proxy cannot listen or write.

Examples:
  loyalty record --upstream https://api.loyalty.example --out traffic.har
  curl -H '${securityHeaders.ApplicationId}: …' -H '${securityHeaders.ApplicationToken}: …' http://127.0.0.1:8788/v1/loyalties/…/members/…/activity
  PSEUDONYM_KEY=… loyalty record --upstream http://127.0.0.1:8787 --out traffic.ndjson --key-env PSEUDONYM_KEY`,
    )
    .action((options: RecordOptions) => recordUntilSignal(options, io));
}

async function recordUntilSignal(options: RecordOptions, io: Io): Promise<void> {
  const { upstream, out, port } = options;
  let url: string;
  const { createFileSink, createRecordingProxy } = await import("../../traffic/index.ts");
  const onError = (error: unknown) => {
    io.err(`loyalty record: an exchange was not written (${(error as NodeJS.ErrnoException).code ?? "error"})\n`);
    io.exit(1);
  };
  const proxy = createRecordingProxy({
    upstream,
    sink: { write: (entry) => sink.write(entry), close: () => sink.close() },
    onError,
    ...toRedactorOptions(options),
  });
  let sink: RecordingSink;
  try {
    // Opened once the proxy listens, so that a port in use leaves no empty recording.
    url = await bindPort(proxy.server, "127.0.0.1", port);
    sink = openSink(createFileSink, out);
  } catch (error) {
    await proxy.close();
    throw error;
  }
  io.out(
    io.isTerminal
      ? `recording ${url} → ${upstream.origin} in ${out}; Ctrl+C ends it\n`
      : `${JSON.stringify({ url, out })}\n`,
  );
  await io.waitForSignal();
  await proxy.close();
  try {
    await sink.close();
  } catch (error) {
    throw toWriteError(out, error);
  }
}

function parseUpstream(text: string): URL {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url;
  throw new InvalidArgumentError("It must be an http or https URL without credentials.");
}
