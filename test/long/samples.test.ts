import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { formatEventCatalogue } from "../../scripts/docs/format-event-catalogue.ts";
import { readContract } from "../../scripts/generate/contract.ts";
import { checkResponse, eventTypes, type OperationId, operations } from "../../src/contract/internal.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { startSamples } from "../support/start-samples.ts";

const env = { ...process.env, NO_PROXY: "127.0.0.1" };
const run = (command: string, ...args: string[]) => promisify(execFile)(command, args, { env });
const findSample = await startSamples();

/** Commands that print the body, if any, and then the status on a line. Python runs without other installed packages. */
const runSample = {
  curl: (id: OperationId) => run("sh", "-c", `${findSample(id, "curl")} -s -w '\\n%{http_code}'`),
  Python: (id: OperationId) => run("python3", "-ISc", `${findSample(id, "Python")}\nprint(response.status)`),
};
const cases = (Object.keys(operations) as OperationId[]).flatMap((id) => [
  ["curl", id] as const,
  ["Python", id] as const,
]);

describe("the code samples", () => {
  it.each(cases)("in %s call %s, and the response conforms", async (label, operationId) => {
    const { stdout } = await runSample[label](operationId);

    const [, text = "", status] = /^([\s\S]*?)\n?(\d+)\n?$/.exec(stdout) ?? [];
    const body = text === "" ? undefined : JSON.parse(text);
    expect(Number(status)).toBe(operationId === "revokeToken" ? 204 : 200);
    expect(checkResponse({ operationId, status: Number(status), body })).toEqual({ ok: true });
  });

  it("in Python raise an error if the response is not a success", async () => {
    const sample = findSample("listUsers", "Python");
    const program = sample.replace(/"X-Management-Token": "[^"]*"/, '"X-Management-Token": "x"');

    await expect(run("python3", "-ISc", program)).rejects.toThrow("HTTP Error 401");
  });
});

describe("the snippets of the event catalogue", () => {
  mkdirSync(".cache", { recursive: true });
  const { file } = createScratchFolder(resolve(".cache")); // inside the project: the compiler finds its types

  it("compile, each with the data that its type narrows to (§2.3)", async () => {
    const catalogue = formatEventCatalogue(await readContract("openapi.yaml"));
    const snippets = [...catalogue.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code);
    const entry = JSON.stringify(resolve("src/index.ts"));
    const head = `import type { MemberActivity } from ${entry};\ndeclare const activity: MemberActivity;\n`;
    const program = await file("snippets.ts", head + snippets.join(""));

    const options = "--ignoreConfig --noEmit --strict --skipLibCheck --target es2024 --module nodenext --types node";
    const compiler = ["node_modules/typescript/lib/tsc.js", ...options.split(" "), "--allowImportingTsExtensions"];
    const { stdout } = await run(process.execPath, ...compiler, program).catch(
      (failure: { stdout: string }) => failure,
    );

    expect(snippets).toHaveLength(eventTypes.length);
    expect(stdout).toBe("");
  });
});
