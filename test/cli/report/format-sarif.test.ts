import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sarifSchema from "@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json" with { type: "json" };
import { Ajv } from "ajv";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { describe, expect, it } from "vitest";
import { entry, har, page } from "../../support/har.ts";
import { runInProcess } from "../../support/run-in-process.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();
// Draft 4 differs from the dialect that ajv reads only in these two keywords, and in patterns without the flag u.
const { $schema, id, ...schema } = sarifSchema;
const validate = new Ajv({ strict: false, unicodeRegExp: false, formats: fullFormats }).compile(schema);

const headers = { "X-App-Id": "a", "X-App-Token": "t" };
const wrong = entry({ headers, body: page([], { has_more: null }) });
interface Located {
  locations: object[];
}

describe("loyalty check --format sarif", () => {
  it("reports in SARIF conform to its schema", async () => {
    const documents = (await readFile("test/cli/report/reports/sarif.txt", "utf8")).split("\n\n");

    expect(documents.length).toBeGreaterThan(1);
    for (const text of documents) expect([validate(JSON.parse(text)), validate.errors]).toEqual([true, null]);
  });

  it("--output writes the report to a file, and prints it as text", async () => {
    const output = join(folder, "report.sarif");

    const { code, stdout } = await runInProcess([
      "check",
      "--format",
      "sarif",
      "--output",
      output,
      await file("a.har", har(wrong)),
    ]);

    expect([code, stdout]).toEqual([1, expect.stringContaining("1 violation")]);
    expect(JSON.parse(await readFile(output, "utf8")).runs[0].results).toHaveLength(1);
  });

  it("a file in the working directory has a relative address", async () => {
    const other = `${process.cwd()}-other/a.har`;
    const { json } = await runInProcess(["check", "--format", "sarif", "package.json", other]);

    const notifications: Located[] = json().runs[0].invocations[0].toolExecutionNotifications;
    const [first, second] = notifications.map(({ locations }) => locations);
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
