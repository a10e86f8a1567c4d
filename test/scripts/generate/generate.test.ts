import { execFile, spawn } from "node:child_process";
import { appendFile, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readContract } from "../../../scripts/generate/contract.ts";
import { generateFiles } from "../../../scripts/generate/files.ts";

let directory = "";
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "generate-"));
});
afterAll(() => rm(directory, { recursive: true }));

/** Exit code and output of `scripts/generate.ts`. */
function generate(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/generate.ts", ...args], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, output: stdout + stderr });
    });
  });
}

describe("generate", () => {
  it("gives the committed files, byte for byte", async () => {
    const files = await generateFiles(await readContract("openapi.yaml"));

    for (const [name, content] of Object.entries(files)) {
      expect(content === (await readFile(join("generated", name), "utf8")), name).toBe(true);
    }
  });

  it("fails with --check on drift and names the command that mends it", async () => {
    const out = join(directory, "drift");
    await generate("--out", out);
    const fresh = await generate("--check", "--out", out);
    await appendFile(join(out, "operations.ts"), "// edited by hand\n");

    const drifted = await generate("--check", "--out", out);

    expect(fresh.code).toBe(0);
    expect(drifted.code).toBe(1);
    expect(drifted.output).toContain("operations.ts");
    expect(drifted.output).toContain("npm run generate");
  });

  it("writes again on each save with --watch", async () => {
    const contract = join(directory, "watched.yaml");
    const out = join(directory, "watched");
    const text = await readFile("openapi.yaml", "utf8");
    await writeFile(contract, text);
    const child = spawn(process.execPath, ["scripts/generate.ts", "--watch", "--contract", contract, "--out", out]);
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const nextLine = async () => String((await lines.next()).value);
    const first = [await nextLine(), await nextLine()];

    await writeFile(`${contract}.new`, text.replace("enum: [USER, ADMIN]", "enum: [USER, ADMIN, GUEST]"));
    await rename(`${contract}.new`, contract); // as many editors save
    const second = await nextLine();
    child.kill();

    expect(first.join("\n")).toMatch(/wrote openapi\.json.*\nwatching /);
    expect(second).toContain("constants.ts");
    expect(await readFile(join(out, "constants.ts"), "utf8")).toContain("GUEST");
  });

  it("keeps an absent property that is named like an annotation", async () => {
    const contract = join(directory, "annotation.yaml");
    const text = await readFile("openapi.yaml", "utf8");
    await writeFile(contract, text.replace("key: { not: {} }", "description: { not: {} }"));

    const files = await generateFiles(await readContract(contract));

    expect(files["validators.js"]).toContain("/description");
  });

  it("gives a new enum value to types, constants and validators alike", async () => {
    const contract = join(directory, "openapi.yaml");
    const text = await readFile("openapi.yaml", "utf8");
    await writeFile(contract, text.replace("enum: [USER, ADMIN]", "enum: [USER, ADMIN, GUEST]"));

    const files = await generateFiles(await readContract(contract));

    for (const name of ["openapi.ts", "openapi.json", "constants.ts", "validators.js"]) {
      expect(files[name], name).toContain("GUEST");
    }
  });
});
