import { type ImportOptions, type ImportSummary, importDataset, type Store } from "../../src/service/index.ts";

/** Imports records as the lines of a dataset. */
export function importRecords(
  store: Store,
  records: readonly object[],
  options: ImportOptions = {},
): Promise<ImportSummary> {
  return importDataset(
    store,
    records.map((record) => JSON.stringify(record)),
    { minSecretLength: 1, ...options },
  );
}

/** Project `p` with the keys `a` and `t`, campaign `c` and member `m`. */
export const smallWorld: readonly object[] = [
  { kind: "project", id: "p", features: [] },
  { kind: "application_key", project_id: "p", app_id: "a", app_token: "t", name: "n" },
  { kind: "campaign", project_id: "p", id: "c" },
  { kind: "member", campaign_id: "c", id: "m" },
];
