import { readFile } from "node:fs/promises";
import { Ajv } from "ajv";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createScreen } from "../../../src/cli/io/screen.ts";
import { formats } from "../../../src/cli/report/print-report.ts";
import type { Report } from "../../../src/cli/report/report.ts";
import type { Finding } from "../../../src/traffic/findings/finding.ts";
import { createPart } from "../../../src/traffic/findings/report-part.ts";

const finding: Finding = {
  fingerprint: "000000000001",
  rule: "response-type",
  operationId: "listUsers",
  half: "response",
  status: 200,
  pointer: "/data/*/email",
  expected: "must be string",
  message: "must be string, got <&>",
  component: "ProjectUser",
  section: "2.10",
  eventTypes: [],
  count: 2,
  places: [{ source: "c:d<&>.har", entry: 2, pointer: "/data/0/email" }],
};
const refusal: Finding = {
  ...finding,
  fingerprint: "000000000002",
  rule: "request-accept",
  half: "request",
  status: 400,
  pointer: "/query/limit",
  expected: "must have the status 2XX",
  message: "must have the status 2XX, got status 400",
  section: "4.1",
  count: 1,
  places: [{ source: "https://api.loyalty.example/", entry: 56, pointer: "/query/limit" }],
  case: "query limit at its maximum",
  curl: ["curl 'https://api.loyalty.example/?limit=100'"],
};
/** A finding that two exchanges show. */
const contradiction: Finding = {
  ...finding,
  fingerprint: "000000000003",
  rule: "no-event-twice",
  pointer: "",
  expected: "must keep no-event-twice",
  message: "event evt_2 is listed on two pages",
  component: "no-event-twice",
  section: "4.1",
  assumption: "S35",
  count: 1,
  places: [0, 2].map((entry) => ({ source: "package.json", entry, pointer: "" })),
};
const exchanges = (checked: number, total = checked) => ({ checked, total, unit: "exchange" }) as const;
const accepted = { ...contradiction, accepted: "ticket 7" };
const report: Report = {
  title: "loyalty test",
  parts: [
    createPart("good.har", { extent: exchanges(1), operations: ["listUsers"] }),
    createPart("c:d<&>.har", {
      extent: exchanges(10, 12),
      operations: ["listUsers", "listMemberActivity"],
      findings: [finding, refusal, accepted],
      errors: ["has no valid response.content"],
      warnings: ["has no response for #6"],
      notes: ["undocumented: query foo ×2"],
    }),
    createPart("unchecked.har", { extent: exchanges(1), operations: ["listUsers"], unchecked: ["has no credentials"] }),
    createPart("accepted.har", { extent: exchanges(3), operations: ["listUsers"], findings: [accepted] }),
    createPart("none.har", { errors: ["does not exist"] }),
  ],
  sections: [
    {
      title: "assumptions",
      rows: [
        ["S13", ["refuted", "bad"], "an unknown cursor: 404"],
        ["", ["", "bad"], "contract: 400"],
        ["S15", ["not seen", "secondary"], "limits: needs a 429"],
        ["S06", ["holds", "good"], "the status: 204"],
      ],
    },
  ],
  summary: "6 files checked",
  details: { files: [{ file: "good.har" }] },
};
const names = Object.keys(formats) as (keyof typeof formats)[];
const format = (name: keyof typeof formats, isQuiet = false, shown = report, screen = createScreen({})) =>
  formats[name](shown, { screen, isQuiet });

describe("the formats of a report", () => {
  it.each(names)("the format %s shows each part, finding and section", async (name) => {
    await expect(format(name)).toMatchFileSnapshot(`reports/${name}.txt`);
  });

  it("text lists only failures if it is quiet", () => {
    const lines = format("text", true).split("\n");

    expect(lines.filter((line) => /^[✔•✖]/.test(line)).map((line) => line.split(/ +/)[1])).toEqual([
      "c:d<&>.har",
      "none.har",
    ]);
    expect(lines.join()).toContain("S13");
    expect(lines.join()).not.toMatch(/S06|undocumented|accepted/);
    expect(lines.slice(-2)).toEqual(["6 files checked", ""]);
  });

  it.each([
    { isTerminal: true, columns: 80, width: 80 },
    { isTerminal: true, columns: 200, width: 120 },
    { isTerminal: false, columns: 80, width: 120 },
  ])("text fills lines of $width characters, all but commands: %j", ({ width, ...terminal }) => {
    const words = "word ".repeat(60).trim();
    const long = { ...finding, message: words };
    const command = `curl '${words}'`;
    const findings = [long, { ...refusal, curl: [command] }, ...Array<Finding>(20).fill(accepted)];
    const parts = [createPart("long.har", { extent: exchanges(1), findings, notes: [words] })];
    const shown = { ...report, parts, sections: [{ title: "long", rows: [["S13", words]] }] };

    const lines = format("text", false, shown, createScreen(terminal)).split("\n");

    const lengths = lines.filter((line) => !line.includes("curl ")).map(({ length }) => length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(width);
    expect(Math.max(...lengths)).toBeGreaterThan(width - "word ".length);
    expect(lines.find((line) => line.includes("curl "))).toBe(`    ${command}`);
  });

  it("SARIF follows its schema, and has relative addresses of files in the working directory", async () => {
    const schema = parse(await readFile("test/fixtures/sarif.yaml", "utf8"));
    const validate = new Ajv({ formats: fullFormats }).compile(schema);

    const log = JSON.parse(format("sarif"));

    expect([validate(log), validate.errors]).toEqual([true, null]);
    expect(format("sarif")).toContain('"uri": "package.json"');
  });

  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  const invisible = all.filter((each) =>
    /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffe\uffff]/u.test(each),
  );
  const roles = ["good", "bad", "warning", "secondary", "exchange"]; // they are no texts
  const forge = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value), (_, part: unknown) => {
      return typeof part === "string" && !roles.includes(part) ? `${part}${invisible.join("FORGED")}` : part;
    });

  it.each(names)("the format %s escapes control characters, and those that change the direction of text", (name) => {
    const text = format(name, false, forge(report));

    expect(text).toContain("FORGED");
    expect(invisible.filter((character) => text.replaceAll("\n", "").includes(character))).toEqual([]);
    expect(text).not.toMatch(/^FORGED/m);
    if (name === "json") expect(JSON.parse(text).findings[0]).toEqual(forge(finding));
  });
});
