import { execFile } from "node:child_process";
import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyProject } from "../support/copy-project.ts";

let copy = "";
const seconds: Record<string, string> = {};
beforeAll(async () => {
  copy = await copyProject("contributor");
  await edit("openapi.yaml", changed);
  await timed("npm run generate", () => run("scripts/generate.ts"));
});
afterAll(async () => {
  console.log(
    `A contributor's waits: ${Object.entries(seconds)
      .map((entry) => entry.join(" "))
      .join(", ")}`,
  );
  await rm(copy, { recursive: true });
});

/** The contract with one more event type, copied from a neighbour, and one more query parameter: what CONTRIBUTING.md says. */
function changed(contract: string): string {
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
      "$&        - { name: channel, in: query, description: Way of the cause., x-section: '4.1', schema: { type: string } }\n",
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

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  seconds[name] = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  return result;
}

/** Tests of processes under load and failure: they take minutes, and say nothing of what the contract holds. */
const UNCONCERNED = /^test\/(cli\/(crash|fuzz|limits|bad-input|import-large|record|serve.*)\.test)/;
/** Other suites of this project, which need servers, a browser or minutes. */
const ELSEWHERE = /^test\/(long|agreement|servers|browser)\//;

interface Report {
  testResults: { name: string; assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
}

/** The tests that fail, as file and title, each with its message. */
async function failures(...args: string[]): Promise<Map<string, string>> {
  const report = join(copy, "report.json");
  await run(
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    "unit",
    "--reporter=json",
    `--outputFile=${report}`,
    ...args,
  );
  const { testResults } = JSON.parse(await readFile(report, "utf8")) as Report;
  return new Map(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages }): [string, string] => [
          `${relative(copy, name)}: ${fullName}`,
          failureMessages.join("\n"),
        ]),
    ),
  );
}

describe("a contributor who adds an event type and a query parameter, and generates", () => {
  it("has a contract without an error or a warning", async () => {
    const { code, output } = await run("node_modules/@redocly/cli/bin/cli.js", "lint", "loyalty");

    expect(code).toBe(0);
    expect(output).not.toMatch(/warning/i);
  });

  it("meets no compile error but in the exhaustive switch, which names the new type and says what to do", async () => {
    const { output } = await timed("npm run typecheck", () => run("node_modules/typescript/lib/tsc.js", "--pretty"));

    const errors = [...stripVTControlCharacters(output).matchAll(/^([\w./-]+):\d+:\d+ - error/gm)];
    expect(errors.map(([, file]) => file)).toEqual(["test/contract/activity.test-d.ts"]);
    expect(output).toContain("customer.voucher.frozen");
    expect(output).toContain("// a new event type: add its case above");
  });

  it("fails these tests and no others, each with a message that says what to do", { timeout: 900_000 }, async () => {
    const files: string[] = [];
    for await (const file of glob("test/**/*.{test,test-d}.ts"))
      if (!UNCONCERNED.test(file) && !ELSEWHERE.test(file)) files.push(file);
    const failed = await timed("npm test", () => failures(...files));

    const told = Object.fromEntries(
      [...failed].map(([name, message]) => [name, /npm run record|info\.version/.exec(message)?.[0]]),
    );
    expect(told).toEqual({
      "test/contract/openapi.test.ts: the contract §4.1, §8: bounds limit, closes order, and requires only the path":
        "info.version",
      "test/contract/openapi.test.ts: the contract §6.1: has the 26 event types, one variant each, spelled as in the document":
        "info.version",
      "test/recordings.test.ts: the recordings §6.1: show every event type": "npm run record",
      "test/recordings.test.ts: the recordings are what `npm run record` writes, byte for byte": "npm run record",
      "test/traffic/coverage/coverage.test.ts: Coverage §7.2: shows that the recordings exercise every operation, status, error case, event type and authentication":
        "npm run record",
      "test/vitest/matchers.test.ts: toCover holds where everything that is wanted was seen": "npm run record",
    });
  });

  it("is green after doing what they say", async () => {
    await edit("test/contract/activity.test-d.ts", (text) =>
      text.replace('    case "customer.voucher.deleted":\n', '    case "customer.voucher.frozen":\n$&'),
    );
    await edit("test/contract/openapi.test.ts", (text) =>
      text
        .replace('pinned("6.1")).toHaveLength(26)', 'pinned("6.1")).toHaveLength(27)')
        .replace('      ["query starting_after_id"', '      ["query channel", false, { type: "string" }],\n$&')
        .replace(/(\["query channel".*\n)(.*starting_after_id.*\n)/, "$2$1"),
    );
    expect((await timed("npm run record", () => run("scripts/record.ts"))).code).toBe(0);

    const files = ["contract/activity", "contract/openapi", "recordings", "traffic/coverage", "vitest/matchers"];
    const left = await failures(...files.map((name) => `test/${name}`));

    expect([...left]).toEqual([]);
    expect((await run("node_modules/typescript/lib/tsc.js")).output).toBe("");
  });

  it("is told by npm run diff that this is a minor step, and which fact of the document it changes", async () => {
    const { output } = await run("scripts/diff.ts", "--base", join(process.cwd(), "openapi.yaml"));

    expect(output).toContain("new event type");
    expect(output).toContain("new parameter");
    expect(output).toContain("violates the document: §2.2");
    expect(output).toContain("Semver step: minor");
  });
});
