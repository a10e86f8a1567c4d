import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { exampleActivities } from "../../../../src/contract/examples.ts";
import { importDataset } from "../../../../src/service/index.ts";
import { startDemoService } from "../../../support/demo-service.ts";

const service = await startDemoService();

const [template] = exampleActivities();

describe("importDataset", () => {
  it("an event with another time than a date-time is first, if nonconforming events are allowed", async () => {
    const { store, list, demo } = await startDemoService({}, { allowViolations: true });
    const { campaignId: campaign_id, memberId: member_id } = demo.ids;
    const activity = { ...template, id: "late", created_at: "soon" };
    const line = JSON.stringify({ kind: "activity", campaign_id, member_id, activity });

    expect(await importDataset(store, line, { allowNonconforming: true })).toMatchObject({ applied: 1 });
    expect((await list()).body.data[0]).toEqual(activity);
  });

  it("S23: an import fails if the database cannot be reached, and names no servers", async () => {
    const { store } = await startDemoService();
    await store.close();

    await expect(importDataset(store, [])).rejects.toThrow(/^the database is out of reach$/);
  });
});

const lines = [
  '{"kind":"project","id":"ł","features":[]}\r',
  "",
  "no",
  '{"kind":"project","id":"?","features":[]}', // the question mark becomes a byte that is not UTF-8
  '{"kind":"campaign","id":"łódź","project_id":"ł"}',
];

it.each([1, 7, 10_000])("a dataset in chunks of %i bytes has the same lines and line numbers", async (size) => {
  const bytes = Buffer.from(lines.join("\n")).map((byte) => (byte === 0x3f ? 0xff : byte));
  const chunks = (async function* () {
    for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
  })();

  const summary = await importDataset(service.store, chunks, { skipInvalid: true });

  const problems = [
    { line: 3, reason: "is not JSON" },
    { line: 4, reason: "is not UTF-8" },
  ];
  expect(summary).toMatchObject({ lines: 4, applied: 2, problems });
});

it("a compressed dataset is refused with a hint, and one with the second byte of gzip is not JSON", async () => {
  const importBytes = async (bytes: Uint8Array) => {
    const chunks = (async function* () {
      yield bytes;
    })();
    return importDataset(service.store, chunks);
  };

  await expect(importBytes(gzipSync(lines.join("\n")))).rejects.toThrow(/compressed with gzip: .* zcat/);
  expect(await importBytes(Buffer.from("\u00cb"))).toMatchObject({ problems: [{ line: 1, reason: "is not JSON" }] });
});

describe("an import into a database with data of another project", () => {
  const secret = "a-secret-of-20-chars";
  const key = (project_id: string, app_token = secret) =>
    JSON.stringify({ kind: "application_key", project_id, app_id: "mine", app_token, name: "n" });
  const user = (...projects: string[]) =>
    JSON.stringify({
      kind: "user",
      user: { id: "ann", projects: Object.fromEntries(projects.map((id) => [id, "USER"])) },
    });
  const findReason = async (line: string, replace = false) => {
    const { problems } = await importDataset(service.store, line, { replace });
    return problems[0]?.reason;
  };
  beforeAll(async () => {
    const projects = ["p1", "p2"].map((id) => JSON.stringify({ kind: "project", id, features: [] }));
    await importDataset(service.store, [...projects, key("p1"), user("p1")]);
  });

  it("refuses to let a user leave a project, unless it may replace the user", async () => {
    const refusals = [await findReason(user("p2")), await findReason(user())];
    const allowed = [await findReason(user("p1", "p2")), await findReason(user("p2"), true)];

    expect(refusals).toEqual(Array(2).fill("user ann would leave a project (--replace allows it)"));
    expect(allowed).toEqual([undefined, undefined]);
  });

  it("refuses to move a campaign to another project", async () => {
    const campaign = (project_id: string) => JSON.stringify({ kind: "campaign", id: "moved", project_id });
    const reasons = [
      await findReason(campaign("p1")),
      await findReason(campaign("p1")),
      await findReason(campaign("p2"), true),
    ];

    expect(reasons).toEqual([undefined, undefined, "campaign moved belongs to another project"]);
  });

  it.each([".", ".."])("refuses %s as the id of a project, campaign or member, which no URL can have", async (id) => {
    const records = [
      { kind: "project", id, features: [] },
      { kind: "campaign", id, project_id: "p1" },
      { kind: "member", id, campaign_id: "c" },
    ];

    for (const record of records) expect(await findReason(JSON.stringify(record))).toMatch(/, other than \. and \.\.$/);
  });

  it("refuses an event of an unknown member, and names both ids", async () => {
    const event = { kind: "activity", campaign_id: "c", member_id: "none", activity: template };

    expect(await findReason(JSON.stringify(event))).toBe("member none of campaign c does not exist");
  });

  it("refuses secrets under 20 characters, without showing them", async () => {
    const management_token = secret.slice(1);
    const management = { kind: "management_key", management_id: "m", management_token, project_ids: [] };

    expect([await findReason(key("p2", secret.slice(1))), await findReason(JSON.stringify(management))]).toEqual([
      "the secret of application key mine must have at least 20 characters",
      "the secret of management key m must have at least 20 characters",
    ]);
  });
});
