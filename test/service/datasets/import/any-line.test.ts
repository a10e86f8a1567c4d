import fc from "fast-check";
import { expect, it } from "vitest";
import { createService, demoDataset, importDataset } from "../../../../src/service/index.ts";
import { importRecords, SECRET, smallEvent } from "../../../support/import-records.ts";
import { openTestStore } from "../../../support/open-test-store.ts";
import { serve } from "../../../support/serve.ts";

const numRuns = 20;
const valid = demoDataset().lines.split("\n");

/** Texts that a database, a path or a header cannot have, and others. */
const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme", minLength: 20, maxLength: 260 }),
  fc.constantFrom("", "\0", "\ud800", "..", "%2e", "a/b", "\\", "__proto__", `${SECRET} `, `${SECRET}ü`, `${SECRET}\n`),
);
/** A value as JSON, which may be nested many times. */
const json = fc.oneof(
  fc.json(),
  text.map((value) => JSON.stringify(value)),
  fc.constantFrom(10, 1_000, 100_000).map((depth) => "[".repeat(depth) + "]".repeat(depth)),
);
/** A line of the demo with another value for one of its properties, or with a further property. */
const changed = fc
  .record({ line: fc.constantFrom(...valid), json, choice: fc.nat() })
  .map(({ line, json: value, choice }) => {
    const names = [...line.matchAll(/"\w+":/g)];
    const at = (names[choice % names.length]?.index ?? 0) + (names[choice % names.length]?.[0].length ?? 0);
    const rest = line.slice(at).replace(/^(?:"(?:[^"\\]|\\.)*"|[\w.-]+)/, () => value);
    return choice % 3 === 0 ? line.replace(/\}$/, `,"added":${value}}`) : line.slice(0, at) + rest;
  });
const anyLine = fc.oneof(
  fc.uint8Array().map((bytes) => Buffer.from(bytes.filter((byte) => byte !== 0x0a))),
  json.map((line) => Buffer.from(line)),
  { weight: 4, arbitrary: changed.map((line) => Buffer.from(line)) },
);

it("any line of a dataset is imported, or refused by its number, and so is no other line", {
  timeout: 300_000,
}, async () => {
  let refused = 0;
  const property = fc.asyncProperty(anyLine, fc.nat({ max: valid.length }), async (line, at) => {
    const store = await openTestStore();
    const lines = [...valid.slice(0, at), line, ...valid.slice(at)].flatMap((each) => [
      Buffer.from(each),
      Buffer.from("\n"),
    ]);
    const { problems } = await importDataset(
      store,
      (async function* () {
        yield Buffer.concat(lines);
      })(),
      { skipInvalid: true },
    );
    await store.close();

    // What it says of a record can contradict another line, which then is the one that is refused.
    const [problem] = problems.filter(({ reason }) => !/^differs from line \d+$/.test(reason));
    expect(problem?.line ?? at + 1).toBe(at + 1);
    expect(problems.length).toBeLessThanOrEqual(1);
    refused += problems.length;
  });

  await fc.assert(property, { numRuns });
  expect(refused).toBeGreaterThan(5);
});

it("what is imported can be used: each id in a path or as a cursor, each key in a header", {
  timeout: 300_000,
}, async () => {
  const usual = {
    project: "p",
    campaign: "c",
    member: "m",
    event: "e",
    appId: "a",
    appToken: SECRET,
    managementId: "m",
    managementToken: SECRET,
  };
  const name = fc.constantFrom(...(Object.keys(usual) as (keyof typeof usual)[]));
  let used = 0;
  const property = fc.asyncProperty(name, text, async (changedName, value) => {
    const given = { ...usual, [changedName]: value };
    const { project, campaign, member, event, appId, appToken, managementId, managementToken } = given;
    const store = await openTestStore();
    const { problems } = await importRecords(store, [
      { kind: "project", id: project, features: ["users"] },
      { kind: "application_key", project_id: project, app_id: appId, app_token: appToken, name: "n" },
      {
        kind: "management_key",
        management_id: managementId,
        management_token: managementToken,
        project_ids: [project],
      },
      { kind: "campaign", project_id: project, id: campaign },
      { kind: "member", campaign_id: campaign, id: member },
      { ...smallEvent(event), campaign_id: campaign, member_id: member },
      { kind: "user", user: { id: event, projects: { [project]: "USER" } } },
    ]);
    if (problems.length === 0) {
      const { url, server } = await serve(createService({ store }).listener);
      const inPath = encodeURIComponent(project);
      const ofMember = encodeURIComponent(member);
      const cursor = encodeURIComponent(event);
      const activity = `/v1/loyalties/${encodeURIComponent(campaign)}/members/${ofMember}/activity`;
      const headers = {
        "X-App-Id": appId,
        "X-App-Token": appToken,
        "X-Management-Id": managementId,
        "X-Management-Token": managementToken,
      };
      for (const path of [
        activity,
        `${activity}?starting_after_id=${cursor}`,
        `/management/v1/projects/${inPath}/users`,
      ])
        expect((await fetch(url + path, { headers })).status, path).toBe(200);
      server.close().closeAllConnections();
      used++;
    }
    await store.close();
  });

  await fc.assert(property, { numRuns });
  expect(used).toBeGreaterThan(2);
});
