import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { bindPort } from "../../src/cli/serve/start-http-server.ts";
import { openStore, type ServiceOptions, type Store, startDemo } from "../../src/service/index.ts";
import { createFileSink, createRecorder } from "../../src/traffic/index.ts";

/** The service with the demo dataset that a scenario runs against. */
export interface ScenarioContext {
  readonly baseUrl: string;
  /** Records the exchanges. */
  readonly fetch: typeof fetch;
  readonly store: Store;
}

/** A scenario: options of the service, and the calls. */
export interface Scenario {
  readonly options?: Partial<ServiceOptions>;
  readonly run: (context: ScenarioContext) => Promise<void>;
}

const START = Date.parse("2026-10-01T08:00:00Z");
const ONE_SECOND_MS = 1000;
/** The recorded people are invented; the key only makes each run the same. */
const PSEUDONYM_KEY = "recordings of the demo";

/** Runs a scenario against a new service and writes the archive. @returns The number of exchanges. */
export async function recordScenario(file: string, { options, run }: Scenario): Promise<number> {
  const clock = { now: START };
  const now = () => clock.now;
  const randomBytes = countedBytes();
  const demo = await startDemo({
    store: await openStore({ now }),
    randomBytes,
    createRequestId: () => `req_${randomBytes(9).toString("hex")}`,
    ...options,
  });
  const server = createServer(demo.service.listener);
  const url = await bindPort(server, "127.0.0.1", 0);
  let exchanges = 0;
  const recorder = createRecorder({
    sink: createFileSink(file),
    key: PSEUDONYM_KEY,
    now,
    fetch: async (input, init) => {
      exchanges++;
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const response = await fetch(new Request(url + pathname + search, request));
      clock.now += ONE_SECOND_MS; // gives exchanges an order in time
      return response;
    },
  });
  try {
    await run({ baseUrl: demo.options.baseUrl, fetch: recorder.fetch, store: demo.store });
  } finally {
    await recorder.close();
    server.close().closeAllConnections();
    await demo.close();
  }
  return exchanges;
}

/** Returns bytes that look random and are the same in each run. */
function countedBytes(): (size: number) => Buffer {
  let count = 0;
  return (size) => createHash("sha512").update(`recording ${++count}`).digest().subarray(0, size);
}
