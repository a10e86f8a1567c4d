import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyProject } from "../support/copy-project.ts";

let copy = "";
beforeAll(async () => {
  copy = await copyProject("contributor");
  await edit("openapi.yaml", addEventTypeAndParameter);
  expect((await run("scripts/generate.ts")).code).toBe(0);
});
afterAll(() => rm(copy, { recursive: true }));

/** Follows CONTRIBUTING.md: adds an event type, copied from its neighbour, and a query parameter. */
function addEventTypeAndParameter(contract: string): string {
  const neighbour = /^ {4}CustomerVoucherDeletedActivity:\n(?: {6}.*\n)+/m.exec(contract)?.[0] ?? "";
  const added = neighbour
    .replace("CustomerVoucherDeletedActivity", "CustomerVoucherFrozenActivity")
    .replace("The card was deleted.", "The card was frozen.")
    .replace("customer.voucher.deleted", "customer.voucher.frozen");
  const example = /^ {4}customer\.voucher\.deleted:\n(?: {6}.*\n)+/m.exec(contract)?.[0] ?? "";
  const addedExample = example
    .replaceAll("customer.voucher.deleted", "customer.voucher.frozen")
    .replace(/evt_\w+/, "evt_Fr6mT9cXw2LhQ8rJv6rF")
    .replace("2026-09-14T12:00:05.000Z", "2026-09-13T12:00:05.000Z");
  const schema = "#/components/schemas/CustomerVoucherFrozenActivity";
  return contract
    .replace(neighbour, neighbour + added)
    .replace(example, example + addedExample)
    .replace(/^ {12}customer\.voucher\.deleted:\n.*\n/m, (ref) => ref + ref.replaceAll("deleted", "frozen"))
    .replace(/^ {6}discriminator:\n {8}propertyName: type\n/m, `        - $ref: "${schema}"\n$&`)
    .replace(
      /^ {10}customer\.voucher\.loyalty_card\.points_expired: .*\n/m,
      `$&          customer.voucher.frozen: "${schema}"\n`,
    )
    .replace(
      '        - $ref: "#/components/parameters/StartingAfterId"\n',
      "$&        - { name: channel, in: query, description: Channel of the cause., x-section: '4.1', schema: { type: string } }\n",
    );
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(join(copy, file), "utf8");
  const after = change(before);
  expect(after).not.toBe(before);
  await writeFile(join(copy, file), after);
}

function run(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: copy, maxBuffer: 64e6 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

interface Report {
  testResults: { name: string; assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
}

/** Runs unit tests; returns those that fail, as file and title, each with the instruction in its message. */
async function listFailures(...files: string[]): Promise<Record<string, string>> {
  const report = join(copy, "report.json");
  const args = ["run", "--project", "unit", "--reporter=json", `--outputFile=${report}`];
  await run("node_modules/vitest/vitest.mjs", ...args, ...files);
  const { testResults } = JSON.parse(await readFile(report, "utf8")) as Report;
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => [
        `${relative(copy, name)}: ${fullName}`,
        /npm run record|info\.version/.exec(failureMessages.join())?.[0] ?? "no instruction",
      ]),
  );
  return Object.fromEntries(failures);
}

describe("a contributor who adds an event type and a query parameter, and generates", () => {
  it("has a contract without an error or a warning", async () => {
    const { code, output } = await run("node_modules/@redocly/cli/bin/cli.js", "lint", "loyalty");

    expect(code).toBe(0);
    expect(output).not.toMatch(/warning/i);
  });

  it("gets compile errors only in the table of event data, and they name it", async () => {
    const { output } = await run("node_modules/typescript/lib/tsc.js", "--pretty");

    const errors = [...stripVTControlCharacters(output).matchAll(/^([\w./-]+):\d+:\d+ - error/gm)];
    expect([...new Set(errors.map(([, file]) => file))]).toEqual(["test/contract/activity.test-d.ts"]);
    expect(output).toContain("EventData");
  });

  it("sees only these tests fail, each with a message that says what to do", { timeout: 900_000 }, async () => {
    expect(await listFailures()).toEqual({
      "test/contract/openapi.test.ts: the contract §4.1, §8: limits limit and order, and requires only the path parameters":
        "info.version",
      "test/contract/openapi.test.ts: the contract §6.1: has the 26 event types, one variant each, spelled as in the document":
        "info.version",
      "test/recordings.test.ts: the recordings §6.1: show every event type": "npm run record",
      "test/recordings.test.ts: the recordings are what npm run record writes, byte for byte": "npm run record",
      "test/traffic/coverage/coverage-collector.test.ts: CoverageCollector §7.2: finds every operation, status, error case, event type and authentication in the recordings":
        "npm run record",
      "test/vitest/matchers.test.ts: toCover passes if everything required was seen": "npm run record",
    });
  });

  it("passes all of them after following the messages", async () => {
    await edit("test/contract/activity.test-d.ts", (text) =>
      text.replace(/^ {2}"customer\.voucher\.deleted": (.*)\n/m, '$&  "customer.voucher.frozen": $1\n'),
    );
    await edit("test/contract/openapi.test.ts", (text) =>
      text
        .replace('explain("6.1")).toHaveLength(26)', 'explain("6.1")).toHaveLength(27)')
        .replace(
          /( +)\{ in: "query", name: "starting_after_id".*\n/,
          '$&$1{ in: "query", name: "channel", required: false, schema: { type: "string" } },\n',
        ),
    );
    expect((await run("scripts/record.ts")).code).toBe(0);

    const files = ["contract/activity", "contract/openapi", "recordings", "traffic/coverage", "vitest/matchers"];
    expect(await listFailures(...files.map((name) => `test/${name}`))).toEqual({});
    expect((await run("node_modules/typescript/lib/tsc.js")).output).toBe("");
  });

  it("learns from npm run diff that this is a minor step, and which fact of the document it changes", async () => {
    const { output } = await run("scripts/diff.ts", "--base", join(process.cwd(), "openapi.yaml"));

    expect(output).toContain("new event type");
    expect(output).toContain("new parameter");
    expect(output).toContain("violates the document: §2.2");
    expect(output).toContain("Semver step: minor");
  });
});
