import { spawn } from "node:child_process";
import { appendFile, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, it } from "vitest";
import { runProgram } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();
const contract = await readFile("openapi.yaml", "utf8");

const generate = (...args: string[]) => runProgram(["scripts/generate.ts", ...args]);

describe("npm run generate", () => {
  it("fails with --check if a file is out of date, and names the command that updates it", async () => {
    const out = join(folder, "stale");
    await generate("--out", out);
    const fresh = await generate("--check", "--out", out);
    await appendFile(join(out, "operations.ts"), "// edited by hand\n");

    expect(fresh).toEqual({ code: 0, stdout: "", stderr: "" });
    expect(await generate("--check", "--out", out)).toEqual({
      code: 1,
      stdout: "",
      stderr: "generated/ is out of date: operations.ts\nUpdate it with: npm run generate\n",
    });
  });

  it("writes again after each save with --watch", async () => {
    const path = await file("watched.yaml", contract);
    const out = join(folder, "watched");
    const child = spawn(process.execPath, ["scripts/generate.ts", "--watch", "--contract", path, "--out", out]);
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const nextLine = async () => String((await lines.next()).value);
    const first = [await nextLine(), await nextLine()];

    const saved = await file("saved.yaml", contract.replace("CLIENT_API, INTERNAL]", "CLIENT_API, INTERNAL, KIOSK]"));
    await rename(saved, path); // as many editors save
    const second = await nextLine();
    child.kill();

    expect(first.join("\n")).toMatch(/wrote openapi\.json.*\nwatching /);
    expect(second).toContain("constants.ts");
    expect(await readFile(join(out, "constants.ts"), "utf8")).toContain("KIOSK");
  });
});
