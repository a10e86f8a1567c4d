import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createService, demoDataset, importDataset } from "../../../../src/service/index.ts";
import { importRecords, SECRET } from "../../../support/import-records.ts";
import { openTestStore, postgresUrl } from "../../../support/open-test-store.ts";
import { serve } from "../../../support/serve.ts";

const valid = demoDataset().lines.split("\n");
const records: Record<string, unknown>[] = valid.map((line) => JSON.parse(line));

/** JSON that is nested many times. */
const nested = fc
  .record({ depth: fc.constantFrom(10, 1_000, 100_000), pair: fc.constantFrom(["[", "]"], ['{"x":', "}"]) })
  .map(({ depth, pair: [open = "", close = ""] }) => `${open.repeat(depth)}1${close.repeat(depth)}`);
const strange = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom("", "\0", "\ud800", "a".repeat(256), "__proto__", "."),
);
/** A value as JSON. */
const json = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  strange.map((text) => JSON.stringify(text)),
  nested,
);

/** A record of the demo in which another value is somewhere, or which has a further property. */
const changed = fc
  .record({ record: fc.constantFrom(...records), value: json, isAdded: fc.boolean(), choice: fc.nat() })
  .map(({ record, value, isAdded, choice }) => {
    const copy = structuredClone(record);
    let place: Record<string, unknown> = copy;
    for (let step = choice; step % 3 > 0; step = Math.floor(step / 3)) {
      const inner = Object.values(place).filter((each) => typeof each === "object" && each !== null);
      place = (inner[step % inner.length] as Record<string, unknown> | undefined) ?? place;
    }
    const names = Object.keys(place);
    place[(isAdded ? undefined : names[choice % names.length]) ?? "added"] = "CHANGED";
    return JSON.stringify(copy).replace('"CHANGED"', value);
  });

const bytes = fc.uint8Array({ maxLength: 60 }).map((array) => Buffer.from(array.filter((byte) => byte !== 0x0a)));
/** A line that may be anything. */
const anyLine = fc.oneof(
  { weight: 1, arbitrary: bytes },
  { weight: 1, arbitrary: json.map((text) => Buffer.from(text)) },
  { weight: 4, arbitrary: changed.map((text) => Buffer.from(text)) },
);

describe("a line of a dataset, whatever it is,", () => {
  it("is imported, or refused by its number, and so is no other line", { timeout: 300_000 }, async () => {
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(anyLine, fc.nat({ max: valid.length }), async (line, at) => {
        const store = await openTestStore();
        const lines = [...valid.slice(0, at), line, ...valid.slice(at)].map((each) => Buffer.from(each));
        const dataset = Buffer.concat(lines.flatMap((each) => [each, Buffer.from("\n")]));
        const chunks = (async function* () {
          yield dataset;
        })();

        const { problems, applied } = await importDataset(store, chunks, { skipInvalid: true });
        await store.close();

        // What the line says of a record can contradict one of the others, which then is the invalid one.
        const others = problems.filter((problem) => problem.line !== at + 1);
        expect(others.map(({ reason }) => reason.replace(/\d+$/, ""))).toEqual(others.map(() => "differs from line "));
        expect(problems.length).toBeLessThanOrEqual(1);
        expect(applied).toBeGreaterThanOrEqual(valid.length - others.length);
        refused += problems.length;
      }),
      { numRuns: postgresUrl === undefined ? 150 : 60 },
    );
    expect(refused).toBeGreaterThan(20);
  });
});

describe("what is imported", () => {
  it("can be used: each id in a path or as a cursor, each key in the headers of a request", {
    timeout: 300_000,
  }, async () => {
    const usual = {
      project: "p",
      campaign: "c",
      member: "m",
      event: "e",
      applicationId: "a",
      applicationToken: SECRET,
      managementId: "m",
      managementToken: SECRET,
    };
    const name = fc.constantFrom(...(Object.keys(usual) as (keyof typeof usual)[]));
    const signs = fc.constantFrom("a b", "a/b", "..", "%2e", "\\", `${SECRET} `, `${SECRET}ü`, `${SECRET}\n`);
    const text = fc.oneof(strange, signs, fc.string({ unit: "grapheme", minLength: 20, maxLength: 260 }));
    const [{ activity } = {}] = records.filter(({ kind }) => kind === "activity");
    let used = 0;
    await fc.assert(
      fc.asyncProperty(name, text, async (changed, value) => {
        const given = { ...usual, [changed]: value };
        const { project, campaign, member, event } = given;
        const { applicationId, applicationToken, managementId, managementToken } = given;
        const store = await openTestStore();
        const { problems } = await importRecords(store, [
          { kind: "project", id: project, features: ["users"] },
          {
            kind: "application_key",
            project_id: project,
            app_id: applicationId,
            app_token: applicationToken,
            name: "n",
          },
          {
            kind: "management_key",
            management_id: managementId,
            management_token: managementToken,
            project_ids: [project],
          },
          { kind: "campaign", project_id: project, id: campaign },
          { kind: "member", campaign_id: campaign, id: member },
          {
            kind: "activity",
            campaign_id: campaign,
            member_id: member,
            activity: { ...(activity as object), id: event },
          },
          { kind: "user", user: { id: event, projects: { [project]: "USER" } } },
        ]);
        if (problems.length === 0) {
          const { url, server } = await serve(createService({ store }).listener);
          const activityPath = `/v1/loyalties/${encodeURIComponent(campaign)}/members/${encodeURIComponent(member)}/activity`;
          const pathAfter = `${activityPath}?starting_after_id=${encodeURIComponent(event)}`;
          const usersPath = `/management/v1/projects/${encodeURIComponent(project)}/users`;
          const keys = { "X-App-Id": applicationId, "X-App-Token": applicationToken };
          const headers = { ...keys, "X-Management-Id": managementId, "X-Management-Token": managementToken };
          const send = async (path: string) => (await fetch(url + path, { headers })).status;
          const statuses = [await send(activityPath), await send(pathAfter), await send(usersPath)];
          server.close().closeAllConnections();

          expect(statuses).toEqual([200, 200, 200]);
          used++;
        }
        await store.close();
      }),
      { numRuns: postgresUrl === undefined ? 200 : 60 },
    );
    expect(used).toBeGreaterThan(10);
  });
});
