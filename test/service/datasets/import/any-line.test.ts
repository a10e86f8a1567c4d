import fc from "fast-check";
import { expect, it } from "vitest";
import { createService, demoDataset, importDataset } from "../../../../src/service/index.ts";
import { SECRET } from "../../../support/import-records.ts";
import { openTestStore } from "../../../support/open-test-store.ts";
import { serve } from "../../../support/serve.ts";

const numRuns = 10;
const demo = demoDataset();
const valid = demo.lines.split("\n");

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

it("any line of a dataset is imported, or refused by its number, and so is no other line", async () => {
  let refused = 0;
  const property = fc.asyncProperty(anyLine, fc.nat({ max: valid.length }), async (line, at) => {
    const store = await openTestStore();
    const lines = [...valid.slice(0, at), line, ...valid.slice(at)];
    const bytes = Buffer.concat(lines.flatMap((each) => [Buffer.from(each), Buffer.from("\n")]));
    const chunks = (async function* () {
      yield bytes;
    })();
    const { problems } = await importDataset(store, chunks);
    await store.close();

    // What it says of a record can contradict another line, which then is the one that is refused.
    const [problem] = problems.filter(({ reason }) => !/^differs from line \d+$/.test(reason));
    expect(problem?.line ?? at + 1).toBe(at + 1);
    expect(problems.length).toBeLessThanOrEqual(1);
    refused += problems.length;
  });

  await fc.assert(property, { numRuns });
  expect(refused).toBeGreaterThan(0);
});

it("what is imported can be used: each id in a path or as a cursor, each key in a header", async () => {
  const [, eventId = ""] = /"activity":\{"id":"(\w+)"/.exec(demo.lines) ?? [];
  const usual = { ...demo.ids, ...demo.credentials, eventId };
  const name = fc.constantFrom(...(Object.keys(usual) as (keyof typeof usual)[]));
  let used = 0;
  const property = fc.asyncProperty(name, text, async (changedName, value) => {
    const given = { ...usual, [changedName]: value };
    const store = await openTestStore();
    const lines = demo.lines.replaceAll(JSON.stringify(usual[changedName]), () => JSON.stringify(value));
    const { problems } = await importDataset(store, lines);
    if (problems.length === 0) {
      const { url, server } = await serve(createService({ store }).listener);
      const inPath = (each: keyof typeof usual) => encodeURIComponent(given[each]);
      const activity = `/v1/loyalties/${inPath("campaignId")}/members/${inPath("memberId")}/activity`;
      const headers = {
        "X-App-Id": given.appId,
        "X-App-Token": given.appToken,
        "X-Management-Id": given.managementId,
        "X-Management-Token": given.managementToken,
      };
      for (const path of [
        activity,
        `${activity}?starting_after_id=${inPath("eventId")}`,
        `/management/v1/projects/${inPath("projectId")}/users`,
      ])
        expect((await fetch(url + path, { headers })).status, path).toBe(200);
      server.close().closeAllConnections();
      used++;
    }
    await store.close();
  });

  await fc.assert(property, { numRuns });
  expect(used).toBeGreaterThan(0);
});
