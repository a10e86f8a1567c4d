import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readContract } from "../../../scripts/generate/contract.ts";
import { createCodeSamples } from "../../../scripts/samples/create-code-samples.ts";
import { operations } from "../../../src/contract/internal.ts";
import { startSamples } from "../../support/start-samples.ts";

const run = promisify(execFile);
const printed: Record<string, string> = {
  listMemberActivity: "type:",
  generateToken: "access_token:",
  revokeToken: "",
};
let directory = "";
let samples: Awaited<ReturnType<typeof startSamples>>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "samples-"));
  samples = await startSamples();
});
afterAll(async () => {
  await samples.close();
  await rm(directory, { recursive: true });
});

describe("the code samples", () => {
  it("show the placeholders of the document, never a key (§5.1)", async () => {
    const text = JSON.stringify(createCodeSamples(await readContract("openapi.yaml")));

    for (const name of ["APP_ID", "APP_TOKEN", "MANAGEMENT_ID", "MANAGEMENT_TOKEN", "ACCESS_TOKEN"])
      expect(text).toContain(`<${name}>`);
    expect(text).toContain("https://api.loyalty.example/");
  });

  // The other languages are run by test/long, since a machine with nothing but Node need not have curl and Python.
  it.each(Object.keys(operations))("have a program for %s that runs with the client", async (operationId) => {
    const file = join(directory, `${operationId}.ts`);
    const entry = JSON.stringify(join(process.cwd(), "src/index.ts"));
    await writeFile(file, samples.source(operationId, "TypeScript").replace('"loyalty-interface"', entry));

    const { stdout } = await run(process.execPath, [file]);

    expect(stdout).toContain(printed[operationId] ?? "total:");
  });
});
