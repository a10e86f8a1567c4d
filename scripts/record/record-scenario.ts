import { createHash } from "node:crypto";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import {
  createService,
  type DemoDataset,
  demoDataset,
  importDataset,
  openStore,
  type ServiceOptions,
  type Store,
} from "../../src/service/index.ts";
import { createFileSink, createRecorder } from "../../src/traffic/index.ts";

/** What a scenario acts on. */
export interface Stage {
  readonly demo: DemoDataset;
  readonly baseUrl: string;
  /** Records what passes through it. */
  readonly fetch: typeof fetch;
  readonly store: Store;
}

/** A scenario: what the service is like, and what is asked of it. */
export interface Scenario {
  readonly options?: Partial<ServiceOptions>;
  readonly play: (stage: Stage) => Promise<void>;
}

const START = Date.parse("2026-10-01T08:00:00Z");
const ONE_SECOND_MS = 1000;
/** Made-up people in a made-up shop; the key only has to be the same on every run. */
const PSEUDONYM_KEY = "recordings of the demo";

/** Plays a scenario against a service of its own and writes the archive. @returns The number of exchanges. */
export async function recordScenario(file: string, { options, play }: Scenario): Promise<number> {
  const store = await openStore();
  const demo = demoDataset();
  await importDataset(store, demo.lines);
  const clock = { now: START };
  const now = () => clock.now;
  const service = createService({ store, now, randomBytes: countedBytes(), ...options });
  const server = serve({ fetch: service.fetch, hostname: "127.0.0.1", port: 0 });
  await new Promise((resolve) => server.once("listening", resolve));

  let exchanges = 0;
  const recorder = createRecorder({
    sink: createFileSink(file),
    key: PSEUDONYM_KEY,
    now,
    origin: "https://api.loyalty.example",
    fetch: async (input, init) => {
      exchanges++;
      const response = await fetch(input, init);
      clock.now += ONE_SECOND_MS; // so that exchanges have an order in time
      return response;
    },
  });
  try {
    const { port } = server.address() as AddressInfo;
    await play({ demo, baseUrl: `http://127.0.0.1:${port}`, fetch: recorder.fetch, store });
  } finally {
    await recorder.close();
    await new Promise((resolve) => server.close(resolve));
    await store.close();
  }
  return exchanges;
}

/** Bytes that look random and are the same on every run. */
function countedBytes(): (size: number) => Uint8Array {
  let count = 0;
  return (size) => createHash("sha512").update(`recording ${++count}`).digest().subarray(0, size);
}
