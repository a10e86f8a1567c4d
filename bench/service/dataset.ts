import { generateDataset, generatedMemberId, generatedWorld } from "../../src/service/datasets/generate-dataset.ts";
import { createService, importDataset, openStore } from "../../src/service/index.ts";

const { projectId, campaignId, appId, appToken } = generatedWorld;
const MEMBERS = 1_000;
/** Maximum number of pages to choose from at random, spread over the whole log. */
const CURSORS = 10_000;

/** Headers of the generated application. */
export const keys = { "X-App-Id": appId, "X-App-Token": appToken };

/** The first page of a member. The first member is the busiest one, with a tenth of the events. */
export const firstPagePath = (limit: number, member = 0): string =>
  `/v1/loyalties/${campaignId}/members/${generatedMemberId(member)}/activity?limit=${limit}`;
/** The first pages of all members. */
export const firstPagePaths = (limit: number): string[] =>
  Array.from({ length: MEMBERS }, (_, member) => firstPagePath(limit, member));

/** Returns the bytes of the busiest member's first page, as the service sends them. */
export async function readFirstPage(database: string, limit: number): Promise<Buffer> {
  const store = await openStore({ database });
  const request = new Request(`http://service.example${firstPagePath(limit)}`, { headers: keys });
  const response = await createService({ store }).fetch(request);
  const bytes = Buffer.from(await response.arrayBuffer());
  await store.close();
  return bytes;
}

/** Fills a database if it is empty. */
export async function fillDatabase(database: string, events: number, bytes: number | undefined): Promise<void> {
  const store = await openStore({ database });
  if ((await store.findApplicationKey(appId, appToken)) === undefined)
    await importDataset(store, generateDataset({ members: MEMBERS, events, bytes }));
  await store.close();
}

/** Returns pages spread over the log of the busiest member, and the last full one. */
export async function listPagePaths(database: string, limit: number): Promise<{ any: string[]; deepest: string }> {
  const store = await openStore({ database });
  const memberKey = await store.findMember(projectId, campaignId, generatedMemberId(0), 0);
  const rows = await store.engine.kysely
    .selectFrom("activity")
    .select("id")
    .where("member_key", "=", Number(memberKey))
    .orderBy("created_at_us")
    .orderBy("sequence")
    .execute();
  await store.close();
  const toPath = (id = "") => `${firstPagePath(limit)}&starting_after_id=${id}`;
  const step = Math.max(1, Math.floor(rows.length / CURSORS));
  const any = rows.filter((_, index) => index % step === 0).map(({ id }) => toPath(id));
  return { any, deepest: toPath(rows.at(-1 - limit)?.id) };
}
