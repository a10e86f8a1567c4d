import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { startDemoServer } from "../support/demo-server.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

const REDOCLY = resolve("node_modules/@redocly/cli/bin/cli.js");
const { folder: directory } = createScratchFolder();
const { baseUrl, demo } = await startDemoServer();

/** The report of `redocly respect` on one file of flows. */
interface Report {
  readonly executedWorkflows: {
    readonly workflowId: string;
    readonly executedSteps: { stepId: string; checks: { name: string; passed: boolean }[] }[];
  }[];
}

/** Runs flows against the service; returns the number of steps, and the failed checks as "workflow/step: check". */
async function respect(name: string, contract: string, flows = ""): Promise<{ steps: number; failed: string[] }> {
  const folder = join(directory, name);
  await mkdir(join(folder, "test"), { recursive: true });
  await writeFile(join(folder, "openapi.yaml"), contract);
  await writeFile(join(folder, "test/arazzo.yaml"), flows || (await readFile("test/arazzo.yaml", "utf8")));
  const inputs = JSON.stringify({ ...demo.credentials, ...demo.ids });
  const output = join(folder, "output.json");
  const args = ["respect", join(folder, "test/arazzo.yaml"), "-S", `loyalty=${baseUrl}`, "-i", inputs, "-J", output];
  await promisify(execFile)(process.execPath, [REDOCLY, ...args]).catch((error) => {
    if (error.code !== 1) throw error; // 1: the output has failed checks
  });
  const [report] = Object.values<Report>(JSON.parse(await readFile(output, "utf8")).files);
  const steps = (report?.executedWorkflows ?? []).flatMap(({ workflowId, executedSteps }) =>
    executedSteps.map(({ stepId, checks }) =>
      checks.flatMap((check) => (check.passed ? [] : [`${workflowId}/${stepId}: ${check.name}`])),
    ),
  );
  return { steps: steps.length, failed: steps.flat() };
}

/** Replaces each range of statuses: `4XX` by 400, 401 and so on, except those that the contract names. */
function expandRanges(contract: string): string {
  const document = parse(contract);
  for (const operations of Object.values<Record<string, { responses: Record<string, unknown> }>>(document.paths)) {
    for (const operation of Object.values(operations)) {
      for (const [range, response] of Object.entries(operation.responses)) {
        if (!range.endsWith("XX")) continue;
        delete operation.responses[range];
        const first = Number(range[0]) * 100;
        for (let status = first; status < first + 100; status++) operation.responses[status] ??= response;
      }
    }
  }
  return JSON.stringify(document); // JSON is YAML
}

describe("redocly respect with the flows of test/arazzo.yaml and the running service", () => {
  it("passes all criteria, statuses, content types and schemas", async () => {
    const { steps, failed } = await respect("expanded", expandRanges(await readFile("openapi.yaml", "utf8")));

    expect(failed).toEqual([]);
    expect(steps).toBe(18);
  });

  it("fails only for statuses that the contract gives as a range, which it does not know", async () => {
    const { failed } = await respect("unchanged", await readFile("openapi.yaml", "utf8"));

    // It compares statuses as strings, and ends a workflow at the first failure.
    expect(failed).toEqual([
      "life-of-a-token/read-without-the-scope: status code check",
      "page-by-page/unknown-cursor: status code check",
    ]);
  });

  it("fails if the service deviates from the flows or from the contract", async () => {
    const contract = expandRanges(await readFile("openapi.yaml", "utf8"));
    const flows = await readFile("test/arazzo.yaml", "utf8");
    const otherScope = await respect("other-scope", contract, flows.replace("scope: loyalties", "scope: vouchers"));
    const otherShape = await respect("other-shape", contract.replace('"const":"Bearer"', '"const":"Basic"'));

    expect(otherScope.failed[0]).toBe("life-of-a-token/issue: success criteria check");
    expect(otherShape.failed[0]).toBe("life-of-a-token/issue: schema check");
  });
});
