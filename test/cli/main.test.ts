import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

/** Runs `loyalty --version` on a Node that claims to be another version. */
function runOn(version: string): Promise<{ code: number; stdout: string; stderr: string }> {
  const claim = `data:text/javascript,Object.defineProperty(process.versions,"node",{value:"${version}"})`;
  return new Promise((resolve) => {
    execFile(process.execPath, ["--import", claim, "src/cli/main.ts", "--version"], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

describe("loyalty on an old Node", () => {
  it.each(["20.20.2", "22.17.1"])("says in one line which Node it needs, on %s", async (version) => {
    expect(await runOn(version)).toEqual({
      code: 2,
      stdout: "",
      stderr: `loyalty: needs Node 22.18 or newer, this is Node ${version}\n`,
    });
  });

  it.each(["22.18.0", "23.0.0", "24.0.0"])("runs on %s", async (version) => {
    expect(await runOn(version)).toMatchObject({ code: 0, stderr: "" });
  });

  it("needs the version that package.json names", async () => {
    const { engines } = JSON.parse(await readFile("package.json", "utf8"));

    expect(engines).toEqual({ node: ">=22.18" });
  });
});
