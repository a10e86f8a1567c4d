import { Command } from "commander";
import { formatCount } from "../../contract/format-count.ts";
import { securityHeaders } from "../../contract/operations.ts";
import type { HarEntry, RecordingSink } from "../../traffic/index.ts";
import { formatNotes } from "../io/configure-command.ts";
import { explainWrite } from "../io/files.ts";
import type { Io } from "../io/io.ts";
import { parseAddress, parseCount } from "../io/options.ts";
import { printMessage } from "../io/output.ts";
import { addRedactionOptions, REDACTION_HELP, type RedactOptions, toRedactorOptions } from "./redact.ts";

interface RecordOptions extends RedactOptions {
  readonly upstream: URL;
  readonly port: number;
}

const COMMAND = "loyalty record";

/** `loyalty record`: runs a recording reverse proxy on loopback until SIGINT or SIGTERM. */
export function recordCommand(io: Io): Command {
  const command = new Command("record")
    .requiredOption("--upstream <url>", "base URL of the service", parseAddress)
    .option("--port <number>", "port to listen on, on 127.0.0.1; 0 picks a free one", parseCount(0, 65_535), 8788);
  return addRedactionOptions(command, "url and out when it listens; another one at the end: exchanges and failed")
    .description("Forwards requests to a service and records the exchanges, redacted, as HAR or NDJSON.")
    .addHelpText(
      "after",
      formatNotes({
        text: `
${REDACTION_HELP}

With --json, or if standard output is not a terminal, each line is a JSON document.

While it runs, a HAR recording is in FILE.part. On SIGINT or SIGTERM it becomes FILE and replaces an older one. After a kill,
FILE.part has every exchange that was answered. \`loyalty check FILE.part\` works while the recording runs. A .part and an
.ndjson file are never overwritten.`,
        exitCode: "0 ended by SIGINT or SIGTERM, 1 an exchange was not written, 2 the proxy cannot listen or write.",
        examples: [
          "loyalty record --upstream https://api.loyalty.example --out traffic.har",
          `curl -H '${securityHeaders.ApplicationId}: …' -H '${securityHeaders.ApplicationToken}: …' http://127.0.0.1:8788/v1/loyalties/…/members/…/activity`,
          "KEY=… loyalty record --upstream http://127.0.0.1:80 --out a.har --key-env KEY",
        ],
      }),
    )
    .action((options: RecordOptions) => recordUntilSignal(options, io));
}

async function recordUntilSignal(options: RecordOptions, io: Io): Promise<void> {
  io.outliveOutput();
  const { upstream, out, port } = options;
  const { createFileSink, createRecordingProxy } = await import("../../traffic/index.ts");
  const { bindPort } = await import("../serve/start-http-server.ts"); // loads the service, which other commands do not need
  let url = "";
  let exchanges = 0;
  let failed = 0;
  const print = (json: object, text: string) =>
    io.out(options.json || !io.screen.isTerminal ? `${JSON.stringify(json)}\n` : `${text}\n`);
  let sink: RecordingSink | undefined; // opened once the proxy listens, so that a port in use leaves no empty recording
  const write = async (entry: HarEntry) => {
    await (sink as RecordingSink).write(entry); // no request came before it was opened
    exchanges++;
  };
  const proxy = createRecordingProxy({
    upstream,
    sink: { write },
    onError(error) {
      failed++;
      const { code = "error" } = error as NodeJS.ErrnoException;
      printMessage("error", COMMAND, `an exchange was not written (${code})`, io);
    },
    ...toRedactorOptions(options),
  });
  try {
    url = await bindPort(proxy.server, "127.0.0.1", port);
    sink = await explainWrite(out, () => createFileSink(out));
  } catch (error) {
    await proxy.close();
    throw error;
  }
  const key = options.keyEnv ? "" : " with a key of this run alone (--key-env)";
  print({ url, out }, `recording ${url} → ${upstream.origin} in ${out}${key}; Ctrl+C ends it`);
  await io.waitForSignal();
  await proxy.close();
  await explainWrite(out, () => sink?.close());
  const text = `${formatCount(exchanges, "exchange")} recorded in ${out}${failed > 0 ? `, ${failed} not written` : ""}`;
  print({ out, exchanges, failed }, text);
  if (failed > 0) io.exit(1);
}
