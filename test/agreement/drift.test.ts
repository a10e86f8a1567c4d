import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

/** What `redocly drift` says of a run. */
interface DriftReport {
  readonly run: {
    readonly totalExchanges: number;
    readonly documentedExchanges: number;
    readonly skippedExchanges: number;
    readonly findingsBySeverity: { readonly error: number; readonly warning: number };
  };
  readonly problems: { readonly severity: string; readonly message: string }[];
}

/** Runs it over a recording, or a folder of them. */
async function drift(traffic: string): Promise<DriftReport> {
  const folder = await mkdtemp(join(tmpdir(), "drift-"));
  const output = join(folder, "report.json");
  const redocly = resolve("node_modules/@redocly/cli/bin/cli.js");
  const args = ["drift", traffic, "--api", "openapi.yaml", "--format", "json", "--output", output];
  await promisify(execFile)(process.execPath, [redocly, ...args]).catch((error) => {
    if (error.code !== 1) throw error; // 1: it has findings; which, the report says
  });
  const report = JSON.parse(await readFile(output, "utf8"));
  await rm(folder, { recursive: true });
  return report;
}

describe("redocly drift", () => {
  it("reads every exchange of the recordings, and finds no error in them", async () => {
    const { run, problems } = await drift("test/recordings");

    expect(run.totalExchanges).toBeGreaterThan(30);
    expect(run).toMatchObject({ documentedExchanges: run.totalExchanges, skippedExchanges: 0 });
    expect(run.findingsBySeverity).toMatchObject({ error: 0, warning: 0 });
    // What is left: it takes the headers of the security schemes for undocumented ones.
    expect(
      problems.filter(({ message }) => !/^Undocumented header in traffic: "x-(app|management)-/.test(message)),
    ).toEqual([]);
  });

  it("reads a recording well enough to find what is wrong in it", async () => {
    const folder = await mkdtemp(join(tmpdir(), "drift-"));
    const recording = JSON.parse(await readFile("test/recordings/tokens.har", "utf8"));
    const { content } = recording.log.entries[0].response;
    content.text = JSON.stringify({ ...JSON.parse(content.text), expires_in: "soon" });
    await writeFile(join(folder, "broken.har"), JSON.stringify(recording));
    const { problems } = await drift(join(folder, "broken.har"));
    await rm(folder, { recursive: true });

    expect(problems.filter(({ message }) => message.includes("expires_in"))).not.toEqual([]);
  });
});
