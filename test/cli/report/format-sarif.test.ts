import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sarifSchema from "@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json" with { type: "json" };
import { Ajv } from "ajv";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { describe, expect, it } from "vitest";
import { ACTIVITY_URL, entry, har, page } from "../../support/har.ts";
import { runInProcess } from "../../support/run-in-process.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();
// Draft 4 differs from the dialect that ajv reads only in these two keywords, and in patterns without the flag u.
const { $schema, id, ...schema } = sarifSchema;
const validate = new Ajv({ strict: false, unicodeRegExp: false, formats: fullFormats }).compile(schema);

const headers = { "X-App-Id": "a", "X-App-Token": "t" };
const wrong = entry({ headers, body: page([], { has_more: null }) });
const repeated = entry({
  headers,
  url: `${ACTIVITY_URL}?starting_after_id=e_1`,
  body: page([], { has_more: true, more_starting_after: "e_1" }),
});
const unknownProperty = entry({ headers, body: page([], { has_more: false, new_name: 1, other_name: 1 }) });

interface Located {
  locations: object[];
}

/** Runs a check, and returns its output and the document that it writes. */
async function check(...args: readonly string[]) {
  const output = join(folder, "report.sarif");
  const result = await runInProcess(["check", "--format", "sarif", "--output", output, ...args]);
  const document = JSON.parse(await readFile(output, "utf8"));
  expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
  return { ...result, run: document.runs[0] };
}

describe("loyalty check --format sarif", () => {
  it("a violation is a result with rule, section, place and fingerprint", async () => {
    const path = await file("a violation.har", har(entry({ headers }), wrong, wrong));

    const { code, stdout, run } = await check(path);

    expect(code).toBe(1);
    expect(stdout).toContain("2 violations");
    expect(run.tool.driver.rules).toEqual([{ id: "response-type", shortDescription: { text: "response type" } }]);
    expect(run.results).toEqual([
      {
        ruleId: "response-type",
        level: "error",
        message: {
          text: expect.stringContaining("/has_more: must be boolean, got null (MemberActivityList, §2.1) ×2"),
        },
        partialFingerprints: { "loyalty/v1": expect.stringMatching(/^[0-9a-f]{12}$/) },
        properties: { section: "2.1" },
        suppressions: [],
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: expect.stringMatching(/^file:\/\/\/.*a%20violation\.har$/) },
              region: { startLine: 1 },
            },
            logicalLocations: [{ fullyQualifiedName: "log.entries[1].response", kind: "object" }],
          },
        ],
        occurrenceCount: 2,
      },
    ]);
  });

  it("a broken invariant is a result at its last exchange, with those before it", async () => {
    const times = ["00Z", "10Z"].map((second) => ({ startedAt: `2026-06-01T12:00:${second}` }));
    const [first, second] = [page([{ id: "e_1", created_at: "2026-01-01T00:00:00Z", type: "t" }]), page([])];
    const url = `${ACTIVITY_URL}?order=created_at&limit=9`;
    const exchanges = [first, second].map((body, at) => entry({ headers, url, body, ...times[at] }));
    const path = await file("b.har", har(...exchanges));

    const { run } = await check("--invariants", path);

    const result = run.results.find(({ ruleId }: { ruleId: string }) => ruleId === "no-event-lost");
    const names = [result.relatedLocations, result.locations].map(([place]) => place.logicalLocations[0]);
    expect(names.map(({ fullyQualifiedName }) => fullyQualifiedName)).toEqual(["log.entries[0]", "log.entries[1]"]);
    expect(result).toMatchObject({ properties: { section: "4.1", assumption: "S35" }, level: "error" });
    expect(run.tool.driver.rules).toContainEqual({
      id: "no-event-lost",
      shortDescription: { text: expect.stringMatching(/^no event lost \(assumed: .*\(S35\)\)$/) },
    });
  });

  it("an accepted violation is suppressed, and other ones are not", async () => {
    const baseline = join(folder, "baseline.json");
    await check("--baseline", baseline, "--update-baseline", await file("c.har", har(wrong)));

    const { code, run } = await check(
      "--invariants",
      "--baseline",
      baseline,
      await file("d.har", har(wrong, repeated)),
    );

    expect(code).toBe(1);
    expect(run.results.map((result: Record<string, unknown>) => [result.ruleId, result.suppressions])).toEqual([
      ["response-type", [{ kind: "external", status: "accepted" }]],
      ["cursor-moves", []],
    ]);
  });

  it("what could not be checked is a notification, and an undocumented property a note", async () => {
    const path = await file("e.har", har(unknownProperty, entry({ headers, status: 0 })));

    const { code, run } = await check(path, join(folder, "none.har"));

    expect(code).toBe(2);
    const note = { ruleId: "undocumented", level: "note", message: { text: expect.any(String) } };
    expect(run.results).toMatchObject([note, note]);
    expect(run.tool.driver.rules).toHaveLength(1);
    expect(run.invocations).toMatchObject([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [
          { level: "error", message: { text: "does not exist" }, locations: [expect.any(Object)] },
          { level: "warning", message: { text: expect.stringContaining("#2") } },
        ],
      },
    ]);
  });

  it("a file in the working directory has a relative address", async () => {
    const { run } = await check("package.json", `${process.cwd()}-other/a.har`);

    const [first, second] = run.invocations[0].toolExecutionNotifications.map(({ locations }: Located) => locations);
    expect(first).toEqual([{ physicalLocation: { artifactLocation: { uri: "package.json" } } }]);
    expect(JSON.stringify(second)).toContain('"file:///');
  });

  it("the report is printed although its file cannot be written", async () => {
    const path = await file("f.har", har(wrong));
    const output = join(folder, "none", "report.json");

    const { code, stdout, stderr } = await runInProcess(["check", "--json", "--output", output, path]);

    expect([code, stdout.includes("1 violation"), stderr]).toEqual([2, true, expect.stringContaining(output)]);
  });

  it("--clock-tolerance decides whether the clocks of two servers contradict each other", async () => {
    const date = (seconds: number) => ({ date: new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)).toUTCString() });
    const form = { access_token: "tok_1" };
    const url = "https://api.loyalty.example/v1/oauth/token/revoke";
    const revoked = entry({ url, headers, form, status: 204, body: "", responseHeaders: date(0) });
    const used = entry({ headers: { authorization: "Bearer tok_1" }, responseHeaders: date(5) });
    const paths = [await file("g.har", har(revoked)), await file("h.har", har(used))];
    const findCode = async (...args: readonly string[]) =>
      (await runInProcess(["check", "--invariants", ...args, ...paths])).code;

    expect([await findCode(), await findCode("--clock-tolerance", "3")]).toEqual([0, 1]);
  });
});
