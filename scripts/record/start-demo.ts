import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createService, demoDataset, importDataset, openStore, type ServiceOptions } from "../../src/service/index.ts";

/** Serves the demo dataset on a free port of loopback. `close` ends it. */
export async function startDemo(options: Partial<ServiceOptions> = {}) {
  const store = await openStore();
  const demo = demoDataset();
  await importDataset(store, demo.lines);
  const server = createServer(createService({ store, ...options }).listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    demo,
    store,
    baseUrl: `http://127.0.0.1:${port}`,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await store.close();
    },
  };
}
