import { globSync, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { checkResponse } from "../../src/contract/internal.ts";
import { alternatives, startSamples } from "../scripts/start-samples.ts";
import { fencedCode } from "../support/markdown.ts";
import { runCommand, runProgram } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { serveCli } from "../support/serve-cli.ts";

const env = { ...process.env, NO_PROXY: "127.0.0.1" };
const runPython = (program: string) => runCommand("python3", ["-ISc", program], { env });
const findSample = await startSamples();

describe("the code samples", () => {
  it.each(alternatives)(
    "the code sample for curl calls %s with its way %i to authenticate, and the response conforms",
    async (operationId, way) => {
      const sample = findSample(operationId, "curl", way);
      const { stdout } = await runCommand("sh", ["-c", `${sample} -s -w '\\n%{http_code}'`], { env });

      const [, text = "", status] = /^([\s\S]*?)\n?(\d+)\n?$/.exec(stdout) ?? [];
      const body = text === "" ? undefined : JSON.parse(text);
      expect(Number(status)).toBe(operationId === "revokeToken" ? 204 : 200);
      expect(checkResponse({ operationId, status: Number(status), body })).toEqual({ ok: true });
    },
  );
});

describe("the samples of docs/concepts", async () => {
  mkdirSync(".cache", { recursive: true });
  const { file } = createScratchFolder(resolve(".cache")); // inside the project, where `loyalty-interface` can be found
  const serve = await serveCli("--demo");
  afterAll(() => serve.end());
  const local = (text: string) => text.replaceAll("http://127.0.0.1:8787", serve.hello.url);

  /** Sends a request as text. */
  async function send(text: string): Promise<object> {
    const [head = "", body] = text.trim().split("\n\n");
    const [first = "", ...lines] = head.split("\n");
    const [method = "", path = ""] = first.split(" ");
    const headers = lines.map((line) => line.split(": ") as [string, string]).filter(([name]) => name !== "Host");
    const response = await fetch(serve.hello.url + path, { method, headers, body: body ?? null });
    return (await response.json()) as object;
  }

  it.each(globSync("docs/concepts/*.md").filter((page) => fencedCode(page, "http").length > 0))(
    "%s has working samples in HTTP, curl, TypeScript and Python",
    async (page) => {
      const [http = "", curl = "", typescript = "", python = ""] = ["http", "sh", "ts", "python"].map(
        (language) => fencedCode(page, language)[0],
      );
      const module = local(typescript)
        .replace('"loyalty-interface"', JSON.stringify(resolve("src/index.ts")))
        .replace('"loyalty-interface/openapi.json"', JSON.stringify(resolve("generated/openapi.json")));

      const answer = await send(http);
      const fetched = await runCommand("sh", ["-c", local(curl)], { env });
      const ran = [await runProgram([await file("sample.mts", module)]), await runPython(local(python))];

      expect(Object.keys(JSON.parse(fetched.stdout))).toEqual(Object.keys(answer));
      expect(Object.keys(answer).includes("code")).toBe(page.endsWith("errors.md"));
      for (const { code, stdout, stderr } of ran) expect([code, stderr, stdout !== ""]).toEqual([0, "", true]);
    },
  );
});
