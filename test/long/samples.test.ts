import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkResponse, type OperationId, operations } from "../../src/contract/index.ts";
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
