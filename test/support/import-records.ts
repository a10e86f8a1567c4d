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

/** Reads the first page of the member of {@link smallWorld}. */
export async function readSmallPage(store: Store, request: object = {}) {
  const names = { projectId: "p", campaignId: "c", memberId: "m" };
  const page = await store.readPage({ ...names, order: "created_at", limit: 100, ...request });
  return JSON.parse(new TextDecoder().decode(page as Uint8Array));
}

/** Begins a transaction, which `end` commits, or rolls back because of an error. */
export async function beginTransaction({ engine }: Store, text: string, ...parameters: readonly unknown[]) {
  const hasBegun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const transaction = engine.transact(async (connection) => {
    await connection.run(text, ...parameters);
    hasBegun.resolve();
    await mayEnd.promise;
  });
  await hasBegun.promise;
  return { transaction, end: (error?: Error) => (error ? mayEnd.reject(error) : mayEnd.resolve()) };
}

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
