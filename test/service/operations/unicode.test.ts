import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
});
afterAll(() => service.store.close());

const list = (campaignId: string, memberId: string, query = "") =>
  service.call(
    `/v1/loyalties/${encodeURIComponent(campaignId)}/members/${encodeURIComponent(memberId)}/activity?${query}`,
    { headers: service.application },
  );

describe.each(planes)("Unicode plane $plane", ({ text }) => {
  it("§4.1: in ids and texts is returned unchanged", async () => {
    const { status, body } = await list(`c${text}`, `m${text}`, "limit=1");

    expect([status, body.data[0].id, body.data[0].group_id]).toEqual([200, `e1${text}`, text]);
    expect(body.more_starting_after).toBe(`e1${text}`);
  });

  it("§9: in a cursor leads to the next page", async () => {
    const { body } = await list(`c${text}`, `m${text}`, `starting_after_id=${encodeURIComponent(`e1${text}`)}`);

    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([`e2${text}`]);
  });

  it("§7.2: in an unknown id is reported as it was sent", async () => {
    const { status, body } = await list(`c${text}`, `x${text}`);

    expect([status, body.resource_id, body.details]).toEqual([404, `x${text}`, `Cannot find voucher with id x${text}`]);
  });
});
