import { createService } from "./create-service.ts";
import { demoDataset } from "./datasets/demo-dataset.ts";
import { importDataset } from "./datasets/import/import-dataset.ts";
import { openStore } from "./open-store.ts";

/**
 * Starts the service with its demo dataset in this process: no account and no port, for examples and tests.
 * @returns Options for `createLoyaltyClient`, the IDs of the data, and `close`, which ends the service.
 */
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
