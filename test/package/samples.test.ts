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

  it.each(globSync("docs/concepts/*.md"))("%s has working samples in curl, TypeScript and Python", async (page) => {
    const [curl = "", typescript = "", python = ""] = ["sh", "ts", "python"].map(
      (language) => fencedCode(page, language)[0],
    );
    const fetched = await runCommand("sh", ["-c", local(curl)], { env });
    const ran = [await runTypescript(local(typescript)), await runPython(local(python))];

    expect("code" in JSON.parse(fetched.stdout)).toBe(page.endsWith("errors.md"));
    for (const { code, stdout, stderr } of ran) expect([code, stderr, stdout !== ""]).toEqual([0, "", true]);
  });
});
