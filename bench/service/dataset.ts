import { generateDataset, generatedMemberId, generatedWorld } from "../../src/service/datasets/generate-dataset.ts";
import { createService, importDataset, openStore, type Store } from "../../src/service/index.ts";

const { projectId, campaignId, appId, appToken } = generatedWorld;
const MEMBERS = 1_000;
/** Pages that the random ones are picked from: spread over the whole log. */
const CURSORS = 10_000;

/** Headers of the generated application, and the path of its busiest member, who has a tenth of the events. */
export const keys = { "X-App-Id": appId, "X-App-Token": appToken };
export const activityPath = pathOf(0);

/** Paths of the first page of every member. */
export const firstPagePaths = (limit: number): string[] =>
  Array.from({ length: MEMBERS }, (_, member) => `${pathOf(member)}?limit=${limit}`);

function pathOf(member: number): string {
  return `/v1/loyalties/${campaignId}/members/${generatedMemberId(member)}/activity`;
}

/** The bytes of the first page, as the service sends them. */
export async function firstPage(store: Store, limit: number): Promise<Buffer> {
  const request = new Request(`http://service.example${activityPath}?limit=${limit}`, { headers: keys });
  const response = await createService({ store }).fetch(request);
  return Buffer.from(await response.arrayBuffer());
}

/** Fills a database, where it is empty, and tells how fast that was. */
export async function fill(database: string, events: number, bytes: number | undefined): Promise<void> {
  const store = await openStore({ database });
  const isFilled = (await store.findApplicationKey(appId, appToken)) !== undefined;
  const startedAt = performance.now();
  if (!isFilled) await importDataset(store, generateDataset({ members: MEMBERS, events, bytes }));
  const rate = Math.round((events / (performance.now() - startedAt)) * 1000);
  const engine = database.startsWith("postgres") ? "PostgreSQL" : "SQLite";
  if (!isFilled) console.log(`imported ${events} events into ${engine}: ${rate} a second, making them included`);
  await store.close();
}

/** Paths of pages all over the log of the busiest member, and of the last full one. */
export async function pagePaths(database: string, limit: number): Promise<{ any: string[]; deepest: string }> {
  const store = await openStore({ database });
  const memberKey = await store.findMember(projectId, campaignId, generatedMemberId(0));
  const rows = await store.engine.kysely
    .selectFrom("activity")
    .select("id")
    .where("member_key", "=", Number(memberKey))
    .orderBy("created_at_us")
    .orderBy("sequence")
    .execute();
  await store.close();
  const path = (id = "") => `${activityPath}?limit=${limit}&starting_after_id=${id}`;
  const step = Math.max(1, Math.floor(rows.length / CURSORS));
  const any = rows.filter((_, index) => index % step === 0).map(({ id }) => path(id));
  return { any, deepest: path(rows.at(-1 - limit)?.id) };
}
