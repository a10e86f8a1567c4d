import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { cp, mkdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { createScratchFolder } from "../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();

/** The report of `redocly drift`. */
interface DriftReport {
  readonly run: { readonly totalExchanges: number };
  readonly problems: { readonly severity: string; readonly message: string }[];
}

/** Runs `redocly drift` on a recording, or on a folder of recordings. */
async function drift(traffic: string): Promise<DriftReport> {
  const output = join(folder, "report.json");
  const args = ["drift", traffic, "--api", "openapi.yaml", "--format", "json", "--output", output];
  await promisify(execFile)(process.execPath, ["node_modules/@redocly/cli/bin/cli.js", ...args]).catch((error) => {
    if (error.code !== 1) throw error; // 1: the report has findings
  });
  return JSON.parse(await readFile(output, "utf8"));
}

describe("redocly drift", () => {
  it("reads every exchange of the recordings and finds no error", async () => {
    // Those of browsers contain requests for other pages.
    const recordings = join(folder, "recordings");
    await mkdir(recordings);
    for (const path of globSync("test/recordings/*.har")) await cp(path, join(recordings, basename(path)));

    const { run, problems } = await drift(recordings);

    expect(run.totalExchanges).toBeGreaterThan(30);
    expect(run).toMatchObject({
      documentedExchanges: run.totalExchanges,
      skippedExchanges: 0,
      findingsBySeverity: { error: 0, warning: 0 },
    });
    // It does not know that security schemes document headers.
    for (const { message } of problems)
      expect(message).toMatch(/^Undocumented header in traffic: "x-(app|management)-/);
  });

  it("finds a wrong value in a recording", async () => {
    const recording = JSON.parse(await readFile("test/recordings/tokens.har", "utf8"));
    const { content } = recording.log.entries[0].response;
    content.text = JSON.stringify({ ...JSON.parse(content.text), expires_in: "soon" });

    const { problems } = await drift(await file("broken.har", recording));

    expect(problems).toContainEqual(expect.objectContaining({ message: expect.stringContaining("expires_in") }));
  });
});
