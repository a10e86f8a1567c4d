import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startDemoServer } from "../support/demo-service.ts";
import { openapi } from "../support/openapi.ts";
import { runProgram } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();
const { baseUrl, demo } = await startDemoServer();
const flows = await readFile("test/arazzo.yaml", "utf8");
await mkdir(join(folder, "test"));

describe("redocly respect with the flows of test/arazzo.yaml and the running service", () => {
  type Step = { stepId: string; checks: { name: string; passed: boolean }[] };

  /** Runs flows against the service; returns the number of steps, and the failed checks as "workflow/step: check". */
  async function respect(contract: object, steps = flows): Promise<{ steps: number; failed: string[] }> {
    await file("openapi.yaml", contract);
    const inputs = JSON.stringify({ ...demo.credentials, ...demo.ids });
    const target = await file("test/arazzo.yaml", steps);
    const output = join(folder, "report.json");
    const args = ["respect", target, "-J", output, "-S", `loyalty=${baseUrl}`, "-i", inputs];
    const { code, stderr } = await runProgram(["node_modules/@redocly/cli/bin/cli.js", ...args]);
    expect([0, 1], stderr).toContain(code); // 1: the report has findings
    const { files } = JSON.parse(await readFile(output, "utf8"));
    const [report] = Object.values<{ executedWorkflows: { workflowId: string; executedSteps: Step[] }[] }>(files);
    const executed = (report?.executedWorkflows ?? []).flatMap(({ workflowId, executedSteps }) =>
      executedSteps.map(({ stepId, checks }) =>
        checks.flatMap(({ name, passed }) => (passed ? [] : [`${workflowId}/${stepId}: ${name}`])),
      ),
    );
    return { steps: executed.length, failed: executed.flat() };
  }

  /** The contract with each range of statuses replaced: `4XX` by 400, 401 and so on, except those that it names. */
  const expanded = structuredClone(openapi);
  for (const { responses } of Object.values(expanded.paths).flatMap((methods) => Object.values(methods)))
    for (const range of Object.keys(responses).filter((status) => status.endsWith("XX"))) {
      for (let status = 0; status < 100; status++)
        responses[Number(range[0]) * 100 + status] ??= responses[range] as (typeof responses)[string];
      delete responses[range];
    }
  const otherShape = JSON.parse(JSON.stringify(expanded).replace('"const":"Bearer"', '"const":"Basic"'));
  const otherScope = flows.replace("scope: loyalties", "scope: vouchers");

  it("passes all 18 steps if the contract has no ranges of statuses, and fails only for those otherwise", async () => {
    expect(await respect(expanded)).toEqual({ steps: 18, failed: [] });
    // It compares statuses as strings, and ends a workflow at the first failure.
    expect((await respect(openapi)).failed).toEqual([
      "life-of-a-token/read-without-the-scope: status code check",
      "page-by-page/unknown-cursor: status code check",
    ]);
  });

  it("fails if the service deviates from the flows or from the contract", async () => {
    expect((await respect(expanded, otherScope)).failed[0]).toBe("life-of-a-token/issue: success criteria check");
    expect((await respect(otherShape)).failed[0]).toBe("life-of-a-token/issue: schema check");
  });
});
