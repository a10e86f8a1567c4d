import { beforeAll, expect, it } from "vitest";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { type DemoService, startDemoService } from "../../support/demo-service.ts";
import { importRecords } from "../../support/import-records.ts";

const [template] = exampleActivities();
/** Code points of each of the 17 planes: the first that text may contain, one from the middle, and the last, a noncharacter. */
const planes = Array.from({ length: 17 }, (_, plane) => {
  const offsets = plane === 0 ? [0x21, 0x2603, 0xfeff, 0x202e, 0xe000, 0xffff] : [0x0, 0x8421, 0xffff];
  return { plane, text: String.fromCodePoint(...offsets.map((offset) => plane * 0x10000 + offset)) };
});

let service: DemoService;
beforeAll(async () => {
  service = await startDemoService();
  const project_id = service.demo.ids.projectId;
  const records = planes.flatMap(({ text }) => [
    { kind: "campaign", project_id, id: `c${text}` },
    { kind: "member", campaign_id: `c${text}`, id: `m${text}` },
    ...[1, 2].map((number) => ({
      kind: "activity",
      campaign_id: `c${text}`,
      member_id: `m${text}`,
      activity: { ...template, id: `e${number}${text}`, group_id: text, created_at: `2026-01-0${number}T00:00:00Z` },
    })),
  ]);
  await importRecords(service.store, records);
  return () => service.store.close();
});

const list = (campaignId: string, memberId: string, query = "") =>
  service.call(
    `/v1/loyalties/${encodeURIComponent(campaignId)}/members/${encodeURIComponent(memberId)}/activity?${query}`,
    { headers: service.application },
  );

it.each(planes)(
  "§4.1, §7.2, §9: Unicode plane $plane is returned unchanged in ids, texts, cursors and errors",
  async ({ text }) => {
    const { status, body } = await list(`c${text}`, `m${text}`, "limit=1");
    const next = await list(`c${text}`, `m${text}`, `starting_after_id=${encodeURIComponent(`e1${text}`)}`);
    const unknown = await list(`c${text}`, `x${text}`);

    expect([status, body.data[0].id, body.data[0].group_id]).toEqual([200, `e1${text}`, text]);
    expect(body.more_starting_after).toBe(`e1${text}`);
    expect(next.body.data.map(({ id }: { id: string }) => id)).toEqual([`e2${text}`]);
    expect([unknown.status, unknown.body.resource_id]).toEqual([404, `x${text}`]);
    expect(unknown.body.details).toBe(`Cannot find voucher with id x${text}`);
  },
);
