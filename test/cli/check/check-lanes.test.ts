import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkFiles, lanesFor } from "../../../src/cli/check/check-files.ts";
import { formatReport, type ReportFormat, reportFormats } from "../../../src/cli/report/format-report.ts";
import { mergeCoverage } from "../../../src/traffic/internal.ts";
import { ACTIVITY_URL, entry, har, page } from "../../support/har.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lanes-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

const io = { stdin: (async function* () {})() };
const PADDING = "ü".repeat(20_000);
const USERS_URL = "https://api.loyalty.example/management/v1/projects/p/users";

/** Several chunks of deviations of which the first place, the order and the number could each come out wrong. */
function manifold(count: number) {
  return Array.from({ length: count }, (_, at) => {
    const user = { id: 1, [`extra_${at % 7}`]: PADDING, email: at % 5 === 0 ? at : "a@b.example" };
    if (at % 4 === 0) return entry({ url: `https://x.example/ping/${at % 120}`, body: PADDING });
    if (at % 4 === 1) return entry({ url: `${ACTIVITY_URL}?limit=${at % 3}`, body: page([{ type: `odd.${at % 9}` }]) });
    return entry({ url: USERS_URL, body: { ...page(Array.from({ length: 3 }, () => user)), total: at % 11 } });
  });
}

/** Every format of what so many lanes found. */
async function outputs(files: readonly string[], lanes: number, options: object): Promise<Record<string, string>> {
  const reports = await checkFiles(files, { ...options, lanes }, io);
  const coverages = reports.flatMap((report) => ("coverage" in report && report.coverage ? [report.coverage] : []));
  const report = {
    files: reports,
    isClosed: true,
    ...(coverages.length > 0 && { coverage: mergeCoverage(coverages) }),
  };
  return Object.fromEntries(reportFormats.map((format) => [format, formatReport(format as ReportFormat, report)]));
}

describe("lanes of loyalty check", () => {
  it.each([{}, { coverage: true, laws: true }])(
    "print the same bytes in every format, however many there are (%j)",
    async (options) => {
      const archive = JSON.stringify(har(...manifold(240)));
      const lines = manifold(90).map((each) => JSON.stringify(each));
      const files = [
        await file("a.har", archive),
        await file("b.ndjson", lines.join("\n")),
        await file("cut.har", archive.slice(0, -5000)),
        await file("bad.ndjson", [...lines.slice(0, 70), "{", ...lines, '{"x":1}'].join("\n")),
        join(folder, "none.har"),
        await file("c.har", JSON.stringify(har(entry()))),
      ];

      const one = await outputs(files, 1, options);

      expect(archive.length).toBeGreaterThan(3 << 20);
      expect(Object.keys(one)).toHaveLength(5);
      expect(one.json).toContain("extra_6");
      expect(one.junit).toContain("exchange 71 (line 71) is cut off");
      for (const lanes of [2, 4]) expect(await outputs(files, lanes, options)).toEqual(one);
    },
  );

  it("check bodies in threads as they do without", async () => {
    const files = [await file("good.json", JSON.stringify(page())), await file("bad.json", "{}"), "none.json"];
    const bodyOf = { operationId: "listMemberActivity", status: 200 } as const;

    expect(await outputs(files, 3, { bodyOf })).toEqual(await outputs(files, 1, { bodyOf }));
  });

  it("are one where a thread is not worth its start", async () => {
    expect(lanesFor([await file("small.har", JSON.stringify(har(entry())))])).toBe(1);
  });
});
