import { beforeAll, describe, expect, it } from "vitest";
import { exampleActivities } from "../../../../src/contract/examples.ts";
import { importDataset } from "../../../../src/service/index.ts";
import { startDemoService } from "../../../support/demo-service.ts";
import { importRecords } from "../../../support/import-records.ts";

const service = await startDemoService();

const [template] = exampleActivities();

it("S23: an import fails if the database cannot be reached, and names no servers", async () => {
  const { store } = await startDemoService();
  await store.close();

  await expect(importDataset(store, [])).rejects.toThrow(/^the database is out of reach$/);
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

describe("an import into a database with data of another project", () => {
  const secret = "a-secret-of-20-chars";
  const key = (app_token: string) => ({
    kind: "application_key",
    project_id: "p1",
    app_id: "mine",
    app_token,
    name: "n",
  });
  const campaign = (project_id: string) => ({ kind: "campaign", id: "moved", project_id });
  const user = (...projects: string[]) => ({
    kind: "user",
    user: { id: "ann", projects: Object.fromEntries(projects.map((id) => [id, "USER"])) },
  });
  beforeAll(async () => {
    const projects = ["p1", "p2"].map((id) => ({ kind: "project", id, features: [] }));
    await importRecords(service.store, [...projects, key(secret), campaign("p1"), user("p1")]);
  });

  it.each([
    { kind: "project", line: { id: "p3", features: [] }, other: { features: ["users"] } },
    {
      kind: "application_key",
      line: { project_id: "p1", app_id: "k", app_token: secret, name: "n" },
      other: { name: "m" },
    },
    {
      kind: "management_key",
      line: { management_id: "k", management_token: secret, project_ids: [] },
      other: { project_ids: ["p1"] },
    },
    { kind: "campaign", line: { id: "c3", project_id: "p1" }, other: { project_id: "p2" } },
    {
      kind: "webhook",
      line: { project_id: "p1", webhook: { id: "w" } },
      other: { webhook: { id: "w", active: true } },
    },
    { kind: "user", line: { user: { id: "u" } }, other: { user: { id: "u", projects: { p1: "USER" } } } },
  ])("may repeat a $kind, but says one thing of it, also with replace", async ({ kind, line, other }) => {
    const record = { kind, ...line };
    const different = await importRecords(service.store, [record, { ...record, ...other }, record], { replace: true });
    const same = await importRecords(service.store, [record, record]);

    expect(same).toMatchObject({ applied: 2, problems: [] });
    expect(different).toMatchObject({ applied: 0, problems: [{ line: 2, reason: "differs from line 1" }] });
  });

  const TEXT = "a string of 1 to 255 characters without U+0000";
  const LEAVES = "user ann would leave a project (--replace allows it)";
  it.each<[object, reason: string | undefined, replace?: boolean]>([
    [user("p2"), LEAVES],
    [user(), LEAVES],
    [user("p1", "p2"), undefined],
    [user("p2"), undefined, true],
    [campaign("p1"), undefined],
    [campaign("p2"), "campaign moved belongs to another project", true],
    [{ kind: "project", id: "p3", feature: [] }, "project has no property feature: did you mean features?"],
    [{ kind: "project", id: "p3", ["x".repeat(41)]: [] }, "project has an unknown property"],
    [
      { kind: "activity", campaign_id: "c", member_id: "none", activity: template },
      "member none of campaign c does not exist",
    ],
    [
      { kind: "management_key", management_id: "m", management_token: secret, project_ids: ["p1", "none"] },
      "project none does not exist",
    ],
    [user(""), `user.projects must have names, each ${TEXT}`],
    [{ kind: "webhook", project_id: "p1", webhook: {} }, `webhook.id must be ${TEXT}`],
    [
      key(secret.slice(1)),
      "application_key.app_token must be a string of 20 to 255 letters, digits and signs of ASCII",
    ],
  ])("the record %j gets the reason %j (with replace: %s)", async (record, reason, replace = false) => {
    const { problems } = await importRecords(service.store, [record], { replace });

    expect(problems.map((problem) => problem.reason)).toEqual(reason === undefined ? [] : [reason]);
  });
});
