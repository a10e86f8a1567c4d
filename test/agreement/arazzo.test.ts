import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createListener, type DemoDataset, demoDataset, importDataset, openStore } from "../../src/service/index.ts";
import { createCheckedService } from "../support/checked-service.ts";

const REDOCLY = resolve("node_modules/@redocly/cli/bin/cli.js");

let store: Awaited<ReturnType<typeof openStore>>;
let demo: DemoDataset;
let server: Server;
let directory: string;
beforeAll(async () => {
  store = await openStore();
  demo = demoDataset();
  await importDataset(store, demo.lines);
  server = createServer(createListener(createCheckedService({ store })));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  directory = await mkdtemp(join(tmpdir(), "arazzo-"));
});
afterAll(async () => {
  server.close();
  await store.close();
  await rm(directory, { recursive: true });
});

/** The steps that `redocly respect` took, and the checks that failed, each as "workflow/step: check". */
interface Verdict {
  readonly steps: string[];
  readonly failed: string[];
}

/** What it writes of a workflow. */
interface ExecutedWorkflow {
  readonly workflowId: string;
  readonly executedSteps: { stepId: string; checks: { name: string; passed: boolean; condition?: string }[] }[];
}

/** Runs the flows against the service, which is to keep to this contract. */
async function respect(name: string, contract: string, flows = ""): Promise<Verdict> {
  const folder = join(directory, name);
  await mkdir(join(folder, "test"), { recursive: true });
  await writeFile(join(folder, "openapi.yaml"), contract);
  await writeFile(join(folder, "test/arazzo.yaml"), flows || (await readFile("test/arazzo.yaml", "utf8")));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const inputs = JSON.stringify({ ...demo.credentials, ...demo.ids });
  const output = join(folder, "output.json");
  const args = ["respect", join(folder, "test/arazzo.yaml"), "-S", `loyalty=${url}`, "-i", inputs, "-J", output];
  await promisify(execFile)(process.execPath, [REDOCLY, ...args]).catch((error) => {
    if (error.code !== 1) throw error; // 1: checks have failed; which, the output says
  });
  const [file] = Object.values<{ executedWorkflows: ExecutedWorkflow[] }>(
    JSON.parse(await readFile(output, "utf8")).files,
  );
  const steps = (file?.executedWorkflows ?? []).flatMap(({ workflowId, executedSteps }) =>
    executedSteps.map(({ stepId, checks }) => ({ place: `${workflowId}/${stepId}`, checks })),
  );
  return {
    steps: steps.map(({ place }) => place),
    failed: steps.flatMap(({ place, checks }) =>
      checks.filter(({ passed }) => !passed).map((check) => `${place}: ${check.name}`),
    ),
  };
}

/** The contract with each range of statuses written out: `4XX` as 400, 401 and so on, but for those that it names. */
function writeRangesOut(contract: string): string {
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

describe("the flows of test/arazzo.yaml, as redocly respect sees the running service", () => {
  it("pass: criteria, statuses, content types and schemas", async () => {
    const { steps, failed } = await respect("written-out", writeRangesOut(await readFile("openapi.yaml", "utf8")));

    expect(failed).toEqual([]);
    expect(steps).toHaveLength(18);
  });

  it("fail in nothing but statuses that the contract has as a range, which respect 2.77 does not know", async () => {
    const { failed } = await respect("as-it-is", await readFile("openapi.yaml", "utf8"));

    // It compares statuses as texts, while `4XX` is a range by OpenAPI 3.1. It ends a workflow with the first failure.
    expect(failed).toEqual([
      "life-of-a-token/read-without-the-scope: status code check",
      "page-by-page/unknown-cursor: status code check",
    ]);
  });

  it("fail where the service does not do what they say, or the contract does not allow it", async () => {
    const contract = writeRangesOut(await readFile("openapi.yaml", "utf8"));
    const flows = await readFile("test/arazzo.yaml", "utf8");
    const otherScope = await respect("other-scope", contract, flows.replace("scope: loyalties", "scope: vouchers"));
    const otherShape = await respect("other-shape", contract.replace('"const":"Bearer"', '"const":"Basic"'));

    expect(otherScope.failed[0]).toBe("life-of-a-token/issue: success criteria check");
    expect(otherShape.failed[0]).toBe("life-of-a-token/issue: schema check");
  });
});
