import type { EventEmitter } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import { installTools } from "../../scripts/programs/install-tools.ts";

/** A request that autocannon repeats. */
export interface RepeatedRequest {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Returns the request to send. */
  readonly setupRequest?: (request: RepeatedRequest) => RepeatedRequest;
  readonly onResponse?: (status: number, body: string) => void;
}

/** Options of autocannon, which has no types. */
interface AutocannonOptions {
  readonly url: string;
  readonly connections: number;
  /** Seconds. */
  readonly duration: number;
  readonly requests: readonly RepeatedRequest[];
  /** Called with each connection, which emits `request` and `response`. */
  readonly setupClient?: (client: EventEmitter) => void;
}

/** A run of autocannon: emits `reqError`, and is the promise of its results. */
interface AutocannonRun
  extends EventEmitter,
    PromiseLike<{ readonly "2xx": number; readonly non2xx: number; readonly errors: number }> {
  stop(): void;
}

/** Installs the tools of the benches, and loads [autocannon](https://github.com/mcollina/autocannon) of them. */
export async function loadAutocannon(): Promise<(options: AutocannonOptions) => AutocannonRun> {
  const require = createRequire(join(await installTools("bench"), "autocannon"));
  return require("autocannon");
}
