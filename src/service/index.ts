/**
 * The service behind the interface: a fetch handler and a listener over a store. Entry `loyalty-interface/service`. May import the
 * contract, but neither the client nor the traffic tools.
 */
export type { OperationId } from "../contract/internal.ts";
export { createService, type Service } from "./create-service.ts";
export { type DemoDataset, demoDataset } from "./datasets/demo-dataset.ts";
export { type ImportSummary, importDataset } from "./datasets/import/import-dataset.ts";
export type { DatasetSource } from "./datasets/import/read-lines.ts";
export type { ImportOptions } from "./datasets/import/record-kinds.ts";
export type { ServedExchange, ServiceOptions } from "./http/service-options.ts";
export { openStore, type StoreOptions } from "./open-store.ts";
export { startDemo } from "./start-demo.ts";
export type { PoolState } from "./store/engine.ts";
export type { OnQuery, Store } from "./store/store.ts";
