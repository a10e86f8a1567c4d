import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { formatEventCatalogue } from "../../scripts/docs/format-event-catalogue.ts";
import { readContract } from "../../scripts/generate/contract.ts";
import { checkResponse, eventTypes, type OperationId, operations } from "../../src/contract/internal.ts";
import { runCommand, runProgram } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { startSamples } from "../support/start-samples.ts";

const env = { ...process.env, NO_PROXY: "127.0.0.1" };
const runPython = (program: string) => runCommand("python3", ["-ISc", program], { env });
const findSample = await startSamples();

/** Commands that print the body, if any, and then the status on a line. Python runs without other installed packages. */
const runSample = {
  curl: (id: OperationId) => runCommand("sh", ["-c", `${findSample(id, "curl")} -s -w '\\n%{http_code}'`], { env }),
  Python: (id: OperationId) => runPython(`${findSample(id, "Python")}\nprint(response.status)`),
};
const ids = Object.keys(operations) as OperationId[];
const cases = (["curl", "Python"] as const).flatMap((label) => ids.map((id) => [label, id] as const));

describe("the code samples", () => {
  it.each(cases)("the code sample in %s calls %s, and the response conforms", async (label, operationId) => {
    const { stdout } = await runSample[label](operationId);

    const [, text = "", status] = /^([\s\S]*?)\n?(\d+)\n?$/.exec(stdout) ?? [];
    const body = text === "" ? undefined : JSON.parse(text);
    expect(Number(status)).toBe(operationId === "revokeToken" ? 204 : 200);
    expect(checkResponse({ operationId, status: Number(status), body })).toEqual({ ok: true });
  });

  it("a code sample in Python raises an error if the response is not a success", async () => {
    const sample = findSample("listUsers", "Python");
    const program = sample.replace(/"X-Management-Token": "[^"]*"/, '"X-Management-Token": "x"');

    expect((await runPython(program)).stderr).toContain("HTTP Error 401");
  });
});

describe("the snippets of the event catalogue", () => {
  mkdirSync(".cache", { recursive: true });
  const { file } = createScratchFolder(resolve(".cache")); // inside the project: the compiler finds its types

  it("the snippets of the event catalogue compile, each with the data that its type narrows to (§2.3)", async () => {
    const catalogue = formatEventCatalogue(await readContract("openapi.yaml"));
    const snippets = [...catalogue.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code);
    const entry = JSON.stringify(resolve("src/index.ts"));
    const head = `import type { MemberActivity } from ${entry};\ndeclare const activity: MemberActivity;\n`;
    const program = await file("snippets.ts", head + snippets.join(""));

    const options = "--ignoreConfig --noEmit --strict --skipLibCheck --target es2024 --module nodenext --types node";
    const compiler = ["node_modules/typescript/lib/tsc.js", ...options.split(" "), "--allowImportingTsExtensions"];

    expect(snippets).toHaveLength(eventTypes.length);
    expect(await runProgram([...compiler, program])).toMatchObject({ code: 0, stdout: "" });
  });
});
