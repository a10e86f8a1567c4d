import { createService } from "./create-service.ts";
import { demoDataset } from "./datasets/demo-dataset.ts";
import { importDataset } from "./datasets/import/import-dataset.ts";
import type { ServiceOptions } from "./http/service-options.ts";
import { openStore } from "./open-store.ts";

/**
 * Starts the service with its demo dataset in this process: no account and no port, for examples and tests.
 * @param given Options of the service. @default a new store in memory, without faults
 * @returns Options for `createLoyaltyClient`, the IDs of the data, the service with its store, and `close`, which ends it.
 */
export async function startDemo(given: Partial<ServiceOptions> = {}) {
  const { lines, credentials, ids } = demoDataset();
  const { appId, appToken, managementId, managementToken } = credentials;
  const store = given.store ?? (await openStore());
  await importDataset(store, lines);
  const service = createService({ ...given, store });
  const options = {
    baseUrl: "https://api.loyalty.example",
    application: { appId, appToken },
    management: { managementId, managementToken },
    fetch: service.fetch,
  };
  return { options, ids, service, store, close: () => store.close() };
}
