import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatEventCatalogue } from "../../scripts/docs/format-event-catalogue.ts";
import { readContract } from "../../scripts/generate/contract.ts";
import { checkResponse, eventTypes, type OperationId, operations } from "../../src/contract/internal.ts";
import { startSamples } from "../support/start-samples.ts";

const env = { ...process.env, NO_PROXY: "127.0.0.1" };
const run = (command: string, args: string[]) => promisify(execFile)(command, args, { env });
const operationIds = Object.keys(operations) as OperationId[];
let samples: Awaited<ReturnType<typeof startSamples>>;
beforeAll(async () => {
  samples = await startSamples();
});
afterAll(() => samples.close());

describe("the curl samples", () => {
  it.each(operationIds)("call %s, and the answer conforms", async (operationId) => {
    const command = `${samples.source(operationId, "curl")} -s -w '\\n%{http_code}'`;

    const { stdout } = await run("sh", ["-c", command]);

    const end = stdout.lastIndexOf("\n");
    const [text, status] = [stdout.slice(0, end), Number(stdout.slice(end + 1))];
    const body = text === "" ? undefined : JSON.parse(text);
    expect(status).toBe(operationId === "revokeToken" ? 204 : 200);
    expect(checkResponse({ operationId, status, body })).toEqual({ ok: true });
  });
});

describe("the snippets of the event catalogue", () => {
  it("compile, each with the data that its type narrows to (§2.3)", { timeout: 120_000 }, async () => {
    const catalogue = formatEventCatalogue(await readContract("openapi.yaml"));
    const snippets = [...catalogue.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code);
    await mkdir(".cache", { recursive: true }); // inside the project, so that the compiler finds its types
    const directory = await mkdtemp(resolve(".cache/catalogue-"));
    const file = join(directory, "snippets.ts");
    const entry = JSON.stringify(resolve("src/index.ts"));
    const head = `import type { MemberActivity } from ${entry};\ndeclare const activity: MemberActivity;\n`;
    await writeFile(file, head + snippets.join(""));

    const options = ["--noEmit", "--strict", "--skipLibCheck", "--target", "es2024", "--module", "nodenext"];
    const compiler = [
      "node_modules/typescript/lib/tsc.js",
      ...options,
      "--types",
      "node",
      "--allowImportingTsExtensions",
    ];
    const { stdout } = await run(process.execPath, [...compiler, file]).catch((failure: { stdout: string }) => failure);
    await rm(directory, { recursive: true });

    expect(snippets).toHaveLength(eventTypes.length);
    expect(stdout).toBe("");
  });
});

describe("the Python samples", () => {
  it.each(operationIds)("call %s with the standard library alone, and the answer conforms", async (operationId) => {
    const program = `${samples.source(operationId, "Python")}\nprint(response.status)`;

    const { stdout } = await run("python3", ["-I", "-S", "-c", program]); // -S: without what else is installed

    const [text = "", status] = [...stdout.trimEnd().split("\n")];
    const body = text === "" ? undefined : JSON.parse(text);
    expect(status).toBe(operationId === "revokeToken" ? "204" : "200");
    expect(checkResponse({ operationId, status: Number(status), body })).toEqual({ ok: true });
  });

  it("raise an error for an answer that is no success", async () => {
    const program = samples
      .source("listUsers", "Python")
      .replace(/"X-Management-Token": "[^"]*"/, '"X-Management-Token": "x"');

    await expect(run("python3", ["-I", "-S", "-c", program])).rejects.toThrow("HTTP Error 401");
  });
});
