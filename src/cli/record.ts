import type { AddressInfo } from "node:net";
import { Command, InvalidArgumentError } from "commander";
import type { Io } from "./io.ts";

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
    .requiredOption("--out <file>", "archive to write; a whole archive after each exchange")
    .option("--port <number>", "port to listen on, on 127.0.0.1; 0 picks a free one", parsePort, 8788)
    .option("--key-env <name>", "environment variable with the key of the pseudonyms; the same key gives the same ones")
    .action((options: RecordOptions) => recordUntilSignal(options, io));
}

async function recordUntilSignal({ upstream, out, port, keyEnv }: RecordOptions, io: Io): Promise<void> {
  const { createRecordingProxy, harFileSink } = await import("../traffic/index.ts");
  const key = keyEnv === undefined ? undefined : process.env[keyEnv];
  if (keyEnv !== undefined && !key) throw new Error(`the environment variable ${keyEnv} holds no key`);
  const sink = harFileSink(out);
  const onError = (error: unknown) => {
    io.err(`loyalty record: an exchange was not written (${(error as NodeJS.ErrnoException).code ?? "error"})\n`);
    io.exit(1);
  };
  const server = createRecordingProxy({ upstream, sink, onError, ...(key && { key }) });
  server.listen(port, "127.0.0.1");
  await new Promise((resolve, reject) => server.once("listening", resolve).once("error", reject));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  io.out(
    io.isTerminal
      ? `recording ${url} → ${upstream.origin} in ${out}; Ctrl+C ends it\n`
      : `${JSON.stringify({ url, out })}\n`,
  );
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  await new Promise((resolve) => server.close(resolve)); // waits for exchanges in flight
  await sink.close();
}

function parseUpstream(text: string): URL {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url;
  throw new InvalidArgumentError("It must be an http or https address without credentials.");
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError("It must be a number from 0 to 65535.");
  return port;
}
