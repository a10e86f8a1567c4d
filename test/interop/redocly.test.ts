import { globSync } from "node:fs";
import { cp, mkdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { startDemoServer } from "../support/demo-server.ts";
import { runProgram } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();
const { baseUrl, demo } = await startDemoServer();
const contract = await readFile("openapi.yaml", "utf8");
const flows = await readFile("test/arazzo.yaml", "utf8");

/** Runs a command of Redocly that writes a report, and returns the report. */
async function runRedocly(command: string, target: string, outputOption: string, ...options: string[]) {
  const output = join(folder, `${command}.json`);
  const args = [command, target, outputOption, output, ...options];
  const { code, stderr } = await runProgram(["node_modules/@redocly/cli/bin/cli.js", ...args]);
  expect([0, 1], stderr).toContain(code); // 1: the report has findings
  return JSON.parse(await readFile(output, "utf8"));
}

describe("redocly respect with the flows of test/arazzo.yaml and the running service", () => {
  interface Workflow {
    readonly workflowId: string;
    readonly executedSteps: { stepId: string; checks: { name: string; passed: boolean }[] }[];
  }

  /** Runs flows against the service; returns the number of steps, and the failed checks as "workflow/step: check". */
  async function respect(contract: string, steps = flows): Promise<{ steps: number; failed: string[] }> {
    await file("openapi.yaml", contract);
    await mkdir(join(folder, "test"), { recursive: true });
    const inputs = JSON.stringify({ ...demo.credentials, ...demo.ids });
    const target = await file("test/arazzo.yaml", steps);
    const { files } = await runRedocly("respect", target, "-J", "-S", `loyalty=${baseUrl}`, "-i", inputs);
    const [report] = Object.values<{ executedWorkflows: Workflow[] }>(files);
    const checks = (report?.executedWorkflows ?? []).flatMap(({ workflowId, executedSteps }) =>
      executedSteps.map(({ stepId, checks }) =>
        checks.flatMap((check) => (check.passed ? [] : [`${workflowId}/${stepId}: ${check.name}`])),
      ),
    );
    return { steps: checks.length, failed: checks.flat() };
  }

  /** The contract with each range of statuses replaced: `4XX` by 400, 401 and so on, except those that it names. */
  function expandRanges(): string {
    const document = parse(contract);
    const paths = Object.values<Record<string, { responses: Record<string, unknown> }>>(document.paths);
    for (const { responses } of paths.flatMap((operations) => Object.values(operations))) {
      for (const range of Object.keys(responses).filter((status) => status.endsWith("XX"))) {
        for (let status = 0; status < 100; status++) responses[Number(range[0]) * 100 + status] ??= responses[range];
        delete responses[range];
      }
    }
    return JSON.stringify(document); // JSON is YAML
  }

  it("passes all criteria, statuses, content types and schemas", async () => {
    expect(await respect(expandRanges())).toEqual({ steps: 18, failed: [] });
  });

  it("fails only for statuses that the contract gives as a range, which it does not know", async () => {
    const { failed } = await respect(contract);

    // It compares statuses as strings, and ends a workflow at the first failure.
    expect(failed).toEqual([
      "life-of-a-token/read-without-the-scope: status code check",
      "page-by-page/unknown-cursor: status code check",
    ]);
  });

  it("fails if the service deviates from the flows or from the contract", async () => {
    const otherScope = await respect(expandRanges(), flows.replace("scope: loyalties", "scope: vouchers"));
    const otherShape = await respect(expandRanges().replace('"const":"Bearer"', '"const":"Basic"'));

    expect(otherScope.failed[0]).toBe("life-of-a-token/issue: success criteria check");
    expect(otherShape.failed[0]).toBe("life-of-a-token/issue: schema check");
  });
});

describe("redocly drift", () => {
  /** Compares a recording, or a folder of recordings, with the contract. */
  const drift = (traffic: string) =>
    runRedocly("drift", traffic, "--output", "--api", "openapi.yaml", "--format", "json");

  it("reads every exchange of the recordings and finds no error", async () => {
    // Those of browsers contain requests for other pages.
    const recordings = join(folder, "recordings");
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
