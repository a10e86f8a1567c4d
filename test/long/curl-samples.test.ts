import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkResponse, type OperationId, operations } from "../../src/contract/index.ts";
import { startSamples } from "../support/start-samples.ts";

let samples: Awaited<ReturnType<typeof startSamples>>;
beforeAll(async () => {
  samples = await startSamples();
});
afterAll(() => samples.close());

describe("the curl samples", () => {
  it.each(Object.keys(operations) as OperationId[])("call %s, and the answer conforms", async (operationId) => {
    const command = `${samples.source(operationId, "curl")} -s -w '\\n%{http_code}'`;

    const { stdout } = await promisify(execFile)("sh", ["-c", command]);

    const end = stdout.lastIndexOf("\n");
    const [text, status] = [stdout.slice(0, end), Number(stdout.slice(end + 1))];
    const body = text === "" ? undefined : JSON.parse(text);
    expect(status).toBe(operationId === "revokeToken" ? 204 : 200);
    expect(checkResponse({ operationId, status, body })).toEqual({ ok: true });
  });
});
