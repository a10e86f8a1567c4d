import { globSync, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fencedCode } from "../support/markdown.ts";
import { runCommand, runProgram } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { serveCli } from "../support/serve-cli.ts";

const env = { ...process.env, NO_PROXY: "127.0.0.1" };
const runPython = (program: string) => runCommand("python3", ["-ISc", program], { env });
mkdirSync(".cache", { recursive: true });
const { file } = createScratchFolder(resolve(".cache")); // inside the project, where `loyalty-interface` can be found

/** Runs a program in TypeScript that imports the package. */
async function runTypescript(program: string) {
  const module = program
    .replace('"loyalty-interface"', JSON.stringify(resolve("src/index.ts")))
    .replace('"loyalty-interface/openapi.json"', JSON.stringify(resolve("generated/openapi.json")));
  return runProgram([await file("sample.mts", module)]);
}

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
