import { exampleActivities } from "../../src/contract/examples.ts";
import { importDataset, openStore } from "../../src/service/index.ts";
import { Random } from "./random.ts";

/** Number of members, of events, and what the random choices depend on. */
interface DatasetSize {
  readonly members: number;
  readonly events: number;
  /** @default 1 */
  readonly seed?: number;
}

/** The key and the ids of every generated dataset. */
export const generatedWorld = {
  projectId: "proj_generated",
  campaignId: "camp_generated",
  appId: "app_generated",
  appToken: "generated-application-token",
};
const { projectId: project_id, campaignId: campaign_id, appId: app_id, appToken: app_token } = generatedWorld;

const FIRST_EVENT = Date.parse("2024-01-01T00:00:00Z");
const MAX_MS_BETWEEN_EVENTS = 2_000;
/** Exponent of a member's share: a few members have most of the events. */
const SKEW = 3;

/** Returns the id of a generated member, counted from 0. */
export const generatedMemberId = (index: number): string => `LC-${index.toString(36).toUpperCase().padStart(6, "0")}`;

/**
 * Generates a dataset as NDJSON lines: activities of all types, spread unevenly over the members of a campaign, a few at the same
 * time. The same seed gives the same dataset, byte for byte. Memory use does not grow with the size.
 */
export function* generateDataset({ members, events, seed = 1 }: DatasetSize): Generator<string> {
  yield JSON.stringify({ kind: "project", id: project_id, features: [] });
  yield JSON.stringify({ kind: "application_key", project_id, app_id, app_token, name: "Generated shop" });
  yield JSON.stringify({ kind: "campaign", project_id, id: campaign_id });
  for (let index = 0; index < members; index++)
    yield JSON.stringify({ kind: "member", campaign_id, id: generatedMemberId(index) });
  const random = new Random(seed);
  const templates = exampleActivities();
  let time = FIRST_EVENT;
  for (let index = 0; index < events; index++) {
    time += Math.floor(random.next() * MAX_MS_BETWEEN_EVENTS);
    const member_id = generatedMemberId(Math.floor(random.next() ** SKEW * members));
    const id = `evt_${seed.toString(36)}_${index.toString(36)}`;
    const group_id = `req_${Math.floor(random.next() * 2 ** 40).toString(16)}`;
    const activity = { ...random.pick(templates), id, created_at: new Date(time).toISOString(), group_id };
    yield JSON.stringify({ kind: "activity", campaign_id, member_id, activity });
  }
}

/** Imports a generated dataset into a database. Creates its schema if the role may. */
export async function fillDatabase(database: string, size: DatasetSize): Promise<void> {
  const store = await openStore({ database, migrate: true });
  await importDataset(store, generateDataset(size));
  await store.close();
}
