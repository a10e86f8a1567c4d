import { exampleActivities } from "../../src/contract/examples.ts";
import { type ImportOptions, type ImportSummary, importDataset, type Store } from "../../src/service/index.ts";
import { deriveClientId } from "../../src/service/store/manage-keys.ts";
import { hashSecret, type TokenRow } from "../../src/service/store/store.ts";

/** Imports records as the lines of a dataset. */
export function importRecords(
  store: Store,
  records: readonly object[],
  options: ImportOptions = {},
): Promise<ImportSummary> {
  return importDataset(
    store,
    records.map((record) => JSON.stringify(record)),
    options,
  );
}

/** The secret of the keys that tests import. */
export const SECRET = "a-secret-of-20-characters-or-more";

/** Project `p` with the key `a` and {@link SECRET}, campaign `c` and member `m`. */
export const smallWorld: readonly object[] = [
  { kind: "project", id: "p", features: [] },
  { kind: "application_key", project_id: "p", app_id: "a", app_token: SECRET, name: "n" },
  { kind: "campaign", project_id: "p", id: "c" },
  { kind: "member", campaign_id: "c", id: "m" },
];

const [template] = exampleActivities();

/** An event of the member of {@link smallWorld}. */
export const smallEvent = (id: string, changes: object = {}): object => ({
  kind: "activity",
  campaign_id: "c",
  member_id: "m",
  activity: { ...template, id, ...changes },
});

/** A token of the key of {@link smallWorld}, which has expired. */
export const smallToken: TokenRow = {
  client_id: deriveClientId("a"),
  project_id: "p",
  scope: "api",
  expires_at: 1,
  key_hash: hashSecret(SECRET),
};
