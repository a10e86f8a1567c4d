import { describe, expect, it } from "vitest";
import { clientOperations } from "../../../src/contract/client-operations.ts";
import { runInProcess } from "../../support/run-in-process.ts";

/** Completes the last word of a command line; a space at its end begins an empty word. */
async function complete(line: string): Promise<string[]> {
  const { stdout } = await runInProcess(["completion", "bash", "--", ...line.split(" ").slice(1)]);
  return stdout.split("\n").slice(0, -1);
}

describe("loyalty completion", () => {
  it("names the missing shell, or the shells that it knows", async () => {
    expect((await runInProcess(["completion"])).stderr).toContain("missing required argument 'shell'");
    expect((await runInProcess(["completion", "tcsh"])).stderr).toContain("Allowed choices are bash, zsh, fish");
  });

  it.each([
    ["loyalty imp", ["import"]],
    ["loyalty call listM", ["listMemberActivity"]],
    ["loyalty call listUsers ", ["--include", "--projectId", "--help"]],
    ["loyalty call listMemberActivity --l", ["--limit"]],
    ["loyalty call listMemberActivity --order ", ["created_at", "-created_at"]],
    ["loyalty call listMemberActivity --all --campaign", ["--campaignId"]],
    ["loyalty key create ", ["application", "management"]],
    ["loyalty redact ", []], // a file
    ["loyalty redact -q -", ["--out", "--key-env", "--keep", "--drop", "--json", "--quiet", "--help"]],
  ])("completes %j to %j", async (line, names) => {
    expect(await complete(line)).toEqual(names);
  });

  it.each([
    ["bash", "complete -o default -F _loyalty loyalty\n"],
    ["zsh", "compdef _loyalty loyalty\n"],
    ["fish", "complete -c loyalty -f -a '(__loyalty)'\n"],
  ])("prints a script for %s", async (shell, end) => {
    expect(await runInProcess(["completion", shell])).toMatchObject({ code: 0, stdout: expect.stringContaining(end) });
  });

  it("completes the name of each operation and command", async () => {
    expect(await complete("loyalty call ")).toEqual([...Object.keys(clientOperations), "help"]);
    expect(await complete("loyalty ")).toEqual(expect.arrayContaining(["call", "check", "completion"]));
  });
});
