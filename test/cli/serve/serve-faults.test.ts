import { once } from "node:events";
import { createInterface } from "node:readline";
import { describe, expect, it } from "vitest";
import { runCli, startCli } from "../../support/run-cli.ts";
import { runInProcess } from "../../support/run-in-process.ts";

describe("loyalty serve --fault", () => {
  it("says at the start that faults are on, strikes as it is told, and --verify does not count what it distorted", async () => {
    const rules = ["status=429,retry-after=7,nth=1", "nonconforming,nth=2"];
    const child = startCli(
      ["serve", "--port", "0", "--verify", "--log"].concat(rules.flatMap((rule) => ["--fault", rule])),
    );
    const [stdout, stderr] = [child.stdout, child.stderr].map((input) =>
      createInterface({ input: input as NodeJS.ReadableStream }),
    );
    const log: Record<string, unknown>[] = [];
    stderr?.on("line", (line) => log.push(JSON.parse(line)));
    const [line] = await once(stdout as NonNullable<typeof stdout>, "line");
    const { url, ids, credentials } = JSON.parse(line);
    // Not checked (allowViolations): the faults are what breaks the contract here.
    const list = () =>
      fetch(`${url}/v1/loyalties/${ids.campaignId}/members/${ids.memberId}/activity`, {
        headers: { "X-App-Id": credentials.appId, "X-App-Token": credentials.appToken },
      });

    const answers = [await list(), await list(), await list()];
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    child.kill("SIGTERM");
    await once(child, "close");

    expect(answers.map(({ status }) => status)).toEqual([429, 200, 200]);
    expect(answers[0]?.headers.get("Retry-After")).toBe("7");
    expect(bodies.map(({ data }) => data?.length)).toEqual([undefined, undefined, 10]);
    expect(log[0]?.warning).toBe(
      "faults are on, for tests of clients only: status=429,retry-after=7,nth=1 nonconforming,nth=2",
    );
    expect(log.slice(1).map(({ status, faults }) => [status, faults])).toEqual([
      [429, ["status"]],
      [200, ["nonconforming"]],
      [200, undefined],
    ]);
  });

  it("refuses a bad rule in one line, before anything is served", async () => {
    const { code, stdout, stderr } = await runCli(["serve", "--port", "0", "--fault", "drop", "--fault", "status=418"]);

    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toBe(
      'loyalty: fault rule "status=418": status (part 1) must be one of 401, 402, 429, 500, 503, got 418\n',
    );
  });

  it("is taught by --help: the grammar, every kind, and examples", async () => {
    const { stdout } = await runInProcess(["serve", "--help"]);

    for (const kind of ["latency=", "status=", "drop", "truncate", "nonconforming", "expired-token"])
      expect(stdout).toContain(kind);
    expect(stdout).toContain("KIND[=VALUE][,on=OPERATION]");
    expect(stdout).toMatch(/loyalty serve .*--fault /);
  });
});
