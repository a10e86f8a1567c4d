/**
 * The service with its demo dataset in this process: no account, no port. In your project, pass the address and the keys
 * of the real service to `createLoyaltyClient` instead.
 */
import { createService, demoDataset, importDataset, openStore } from "../src/service/index.ts";

/** Starts the demo. @returns Options for a client, the IDs that there are to read, and `close`, which ends the demo. */
export async function startDemo() {
  const { lines, credentials, ids } = demoDataset();
  const store = await openStore();
  await importDataset(store, lines);
  const service = createService({ store });
  const { appId, appToken } = credentials;
  const fetchFromService: typeof fetch = (input, init) => service.fetch(new Request(input, init));
  const options = {
    baseUrl: "https://api.loyalty.example",
    application: { appId, appToken },
    fetch: fetchFromService,
  };
  return { options, ids, close: () => store.close() };
}
