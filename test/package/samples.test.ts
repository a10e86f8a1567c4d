import { globSync, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readContract } from "../../scripts/generate/contract.ts";
import { resolveContract } from "../../scripts/generate/resolve-contract.ts";
import { createSamples } from "../../scripts/samples/create-samples.ts";
import { checkResponse, type OperationId, scopes } from "../../src/contract/internal.ts";
import { startDemoService } from "../support/demo-service.ts";
import { fencedCode } from "../support/markdown.ts";
import { runCommand, runProgram } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { serve } from "../support/serve.ts";
import { serveCli } from "../support/serve-cli.ts";

const env = { ...process.env, NO_PROXY: "127.0.0.1" };
const runPython = (program: string) => runCommand("python3", ["-ISc", program], { env });
mkdirSync(".cache", { recursive: true });
const { file } = createScratchFolder(resolve(".cache")); // inside the project, where `loyalty-interface` can be found
const { service, issue, application, management } = await startDemoService();
const { url: baseUrl } = await serve(service.listener);
const contract = resolveContract(await readContract("openapi.yaml"));

/** Runs a program in TypeScript that imports the package. */
async function runTypescript(program: string) {
  const module = program
    .replace('"loyalty-interface"', JSON.stringify(resolve("src/index.ts")))
    .replace('"loyalty-interface/openapi.json"', JSON.stringify(resolve("generated/openapi.json")));
  return runProgram([await file("sample.mts", module)]);
}

/** Each operation with the index of each alternative of its `security`. */
const alternatives = contract.operations.flatMap(({ operation, security }) =>
  security.map((_, index) => ({ operationId: operation.operationId as OperationId, index })),
);

/** Creates the samples of an operation that names this alternative first, its schemes in reverse, filled in for the service. */
async function createFilledSamples(operationId: OperationId, index: number) {
  const { access_token: token } = (await issue(scopes.join(" "))).body;
  const operations = contract.operations.map((row) => {
    const first = Object.entries(row.security[index] ?? {}).reverse();
    return { ...row, security: [Object.fromEntries(first)] };
  });
  const values = new Map([
    ["https://api.loyalty.example", baseUrl],
    ["<ACCESS_TOKEN>", token],
  ]);
  for (const [header, key] of Object.entries({ ...application, ...management }))
    values.set(`<${header.replace("X-", "").replaceAll("-", "_").toUpperCase()}>`, key);
  const fill = (sample = "") =>
    [...values].reduce((filled, [placeholder, value]) => filled.replaceAll(placeholder, value), sample);
  const samples = createSamples({ ...contract, operations })[operationId];
  return { curl: fill(samples?.curl), TypeScript: fill(samples?.TypeScript) };
}

describe("the code samples", () => {
  it.each(alternatives)(
    "the code samples call $operationId with its way $index to authenticate, and the response conforms",
    async ({ operationId, index }) => {
      const samples = await createFilledSamples(operationId, index);

      const ran = await runTypescript(samples.TypeScript);
      const { curl } = await createFilledSamples(operationId, index); // the first sample may have revoked its token
      const { stdout } = await runCommand("sh", ["-c", `${curl} -s -w '\\n%{http_code}'`], { env });

      const [, text = "", status] = /^([\s\S]*?)\n?(\d+)\n?$/.exec(stdout) ?? [];
      const body = text === "" ? undefined : JSON.parse(text);
      expect(checkResponse({ operationId, status: Number(status), body })).toEqual({ ok: true });
      expect(status).toMatch(/^20[04]$/);
      expect([ran.code, ran.stderr, ran.stdout === ""]).toEqual([0, "", status === "204"]);
    },
  );
});

describe("the samples of docs/concepts", async () => {
  const command = await serveCli("--demo");
  afterAll(() => command.end());
  const local = (text: string) => text.replaceAll("http://127.0.0.1:8787", command.hello.url);

  /** Sends a request as text. */
  async function send(text: string): Promise<object> {
    const [head = "", body] = text.trim().split("\n\n");
    const [first = "", ...lines] = head.split("\n");
    const [method = "", path = ""] = first.split(" ");
    const headers = lines.map((line) => line.split(": ") as [string, string]).filter(([name]) => name !== "Host");
    const response = await fetch(command.hello.url + path, { method, headers, body: body ?? null });
    return (await response.json()) as object;
  }

  it.each(globSync("docs/concepts/*.md").filter((page) => fencedCode(page, "http").length > 0))(
    "%s has working samples in HTTP, curl, TypeScript and Python",
    async (page) => {
      const [http = "", curl = "", typescript = "", python = ""] = ["http", "sh", "ts", "python"].map(
        (language) => fencedCode(page, language)[0],
      );
      const answer = await send(http);
      const fetched = await runCommand("sh", ["-c", local(curl)], { env });
      const ran = [await runTypescript(local(typescript)), await runPython(local(python))];

      expect(Object.keys(JSON.parse(fetched.stdout))).toEqual(Object.keys(answer));
      expect(Object.keys(answer).includes("code")).toBe(page.endsWith("errors.md"));
      for (const { code, stdout, stderr } of ran) expect([code, stderr, stdout !== ""]).toEqual([0, "", true]);
    },
  );
});
