import { setTimeout as sleep } from "node:timers/promises";
import { createRedactor, type RedactorOptions } from "../redact/create-redactor.ts";
import { OpenExchange, type RequestHead } from "./open-exchange.ts";
import type { RecordingSink } from "./recording-sink.ts";

export interface RecordingOptions extends RedactorOptions {
  readonly sink: Pick<RecordingSink, "write">;
  /** Milliseconds since the epoch. */
  readonly now?: (() => number) | undefined;
  /** True if the bodies are decompressed already, as by `fetch`. */
  readonly isDecoded: boolean;
  /** Called if an exchange cannot be written. @param name `#1 GET`. */
  readonly onError: (error: unknown, name: string) => void;
}

/** Redacts exchanges when they end, and writes them to a sink, one after the other. */
export class Recording {
  count = 0;
  /** Settles when all exchanges that have ended are written. */
  written = Promise.resolve();
  readonly #options: RecordingOptions;
  readonly #redact: ReturnType<typeof createRedactor>;
  readonly #clock: () => number;

  constructor(options: RecordingOptions) {
    this.#options = options;
    this.#redact = createRedactor(options);
    this.#clock = options.now ?? (() => performance.timeOrigin + performance.now());
  }

  start(request: RequestHead): OpenExchange {
    const { sink, isDecoded, onError } = this.#options;
    const name = `#${++this.count} ${request.method}`;
    return new OpenExchange(request, {
      clock: this.#clock,
      isDecoded,
      write: (entry) => {
        this.written = this.written
          .then(() => sink.write(this.#redact(entry)))
          .catch((error: unknown) => onError(error, name));
        return this.written;
      },
    });
  }
}

/** Open exchanges have this time to end. */
const GRACE_MS = 1000;

/** Waits for open exchanges, but at most one second. */
export async function waitForLate(ends: Iterable<Promise<void>>): Promise<void> {
  const late = new AbortController();
  await Promise.race([Promise.all(ends), sleep(GRACE_MS, undefined, late).catch(() => undefined)]);
  late.abort();
}
