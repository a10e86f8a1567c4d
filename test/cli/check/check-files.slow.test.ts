import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkFiles, countWorkers } from "../../../src/cli/check/check-files.ts";
import { createScreen } from "../../../src/cli/io/screen.ts";
import { formatReport, type ReportFormat, textFormats } from "../../../src/cli/report/format-report.ts";
import { CoverageCollector } from "../../../src/traffic/internal.ts";
import { ACTIVITY_URL, entry, har, page } from "../../support/har.ts";
import { createTestIo } from "../../support/run-in-process.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();
const io = createTestIo();
const PADDING = "ü".repeat(20_000);
const USERS_URL = "https://api.loyalty.example/management/v1/projects/p/users";

/** Several chunks of deviations whose first place, order and number depend on a correct merge. */
function createEntries(count: number) {
  return Array.from({ length: count }, (_, at) => {
    const user = { id: 1, [`extra_${at % 7}`]: PADDING, email: at % 5 === 0 ? at : "a@b.example" };
    if (at % 4 === 0) return entry({ url: `https://x.example/ping/${at % 120}`, body: PADDING });
    if (at % 40 === 9) return entry({ url: `${ACTIVITY_URL}?limit=1`, body: page([{ id: "a" }, { id: "b" }]) });
    if (at % 4 === 1) return entry({ url: `${ACTIVITY_URL}?limit=${at % 3}`, body: page([{ type: `odd.${at % 9}` }]) });
    return entry({ url: USERS_URL, body: { ...page(Array.from({ length: 3 }, () => user)), total: at % 11 } });
  });
}

/** The reports of a run with this number of workers, in every format. */
async function formatAll(files: readonly string[], workers: number, options: object): Promise<Record<string, string>> {
  const { files: reports, invariants } = await checkFiles(files, { ...options, workers }, io);
  const coverages = reports.flatMap((report) => ("coverage" in report && report.coverage ? [report.coverage] : []));
  const total = new CoverageCollector();
  for (const coverage of coverages) total.merge(coverage);
  const untimed = reports.map((report) => ("error" in report ? report : { ...report, seconds: 0 }));
  const report = {
    files: untimed,
    isClosed: true,
    isFull: false,
    waivers: [],
    ...(invariants && { invariants }),
    ...(coverages.length > 0 && { coverage: total.report() }),
  };
  const formats = ["json", ...textFormats] as ReportFormat[];
  return Object.fromEntries(formats.map((format) => [format, formatReport(format, report, createScreen({}))]));
}

describe("checkFiles", { timeout: 60_000 }, () => {
  it.each([{}, { coverage: true, invariants: true }])(
    "reports the same with one, two and four workers (%j)",
    async (options) => {
      const archive = JSON.stringify(har(...createEntries(240)));
      const lines = createEntries(90).map((each) => JSON.stringify(each));
      const files = [
        await file("a.har", archive),
        await file("b.ndjson", lines.join("\n")),
        await file("cut.har", archive.slice(0, -5000)),
        await file("bad.ndjson", [...lines.slice(0, 70), "{", ...lines, '{"x":1}'].join("\n")),
        join(folder, "none.har"),
        await file("c.har", JSON.stringify(har(entry()))),
      ];

      const one = await formatAll(files, 1, options);

      expect(archive.length).toBeGreaterThan(3 << 20);
      expect(Object.keys(one)).toHaveLength(5);
      expect(one.json).toContain("extra_6");
      expect(one.junit).toContain("exchange 71 (line 71) is cut off");
      for (const workers of [2, 4]) expect(await formatAll(files, workers, options)).toEqual(one);
    },
  );

  it("reports the same for bodies with one worker and with three", async () => {
    const files = [await file("good.json", JSON.stringify(page())), await file("bad.json", "{}"), "none.json"];
    const bodyResponse = { operationId: "listMemberActivity", status: 200 } as const;

    expect(await formatAll(files, 3, { bodyResponse })).toEqual(await formatAll(files, 1, { bodyResponse }));
  });

  it("starts no thread for small files", async () => {
    expect(countWorkers([await file("small.har", JSON.stringify(har(entry())))])).toBe(1);
  });
});
