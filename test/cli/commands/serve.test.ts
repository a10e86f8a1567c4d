import { once } from "node:events";
import { request } from "node:http";
import { createInterface } from "node:readline";
import { describe, expect, it } from "vitest";
import { run } from "../../../src/cli/create-program.ts";
import { checkedFetch } from "../../support/checked-service.ts";
import { runCli, startCli } from "../../support/run-cli.ts";
import { runInProcess } from "../../support/run-in-process.ts";

const fetch = checkedFetch();

/** The process, and the first line that it says. */
async function serve(...args: string[]) {
  const child = startCli(["serve", "--port", "0", ...args]);
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const [line] = await once(lines, "line");
  return { child, hello: JSON.parse(line) };
}

describe("loyalty serve", () => {
  it("refuses a database without a name, which SQLite would take for one that is deleted at the end", async () => {
    expect(await runInProcess(["serve", "--database", ""])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("the database has no name"),
    });
  });

  it("serves the demo dataset, tells its address and keys as JSON, and ends with 0 on SIGTERM", async () => {
    const { child, hello } = await serve();
    const { credentials, ids, url } = hello;
    const headers = { "X-App-Id": credentials.appId, "X-App-Token": credentials.appToken };

    const response = await fetch(`${url}/v1/loyalties/${ids.campaignId}/members/${ids.memberId}/activity`, { headers });
    child.kill("SIGTERM");
    const [code, signal] = await once(child, "exit");

    expect(response.status).toBe(200);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/); // loopback, unless told otherwise
    expect(hello.docsUrl).toBe(`${url}/docs/`);
    expect((await response.json()).data).toHaveLength(10);
    expect([code, signal]).toEqual([0, null]);
  });

  it("tells a person at a terminal its address, its documentation, its keys and requests to try", async () => {
    let stdout = "";
    const out = (text: string) => {
      stdout += text;
      process.emit("SIGTERM"); // it listens from here on
    };
    const io = { stdin: (async function* () {})(), out, err: () => {}, isTerminal: true, exit: () => undefined };

    const code = await run(["serve", "--port", "0"], io);

    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^listening on (http:\/\/127\.0\.0\.1:\d+); Ctrl\+C ends it\ndocumentation: \1\/docs\/\n\nDemo dataset\. [\s\S]* curl '\1\/v1/,
    );
  });

  it("finishes the request in flight before it ends", async () => {
    const { child, hello } = await serve();
    const form = "grant_type=client_credentials&scope=api";
    const slow = request(`${hello.url}/oauth/token`, {
      method: "POST",
      headers: {
        "X-App-Id": hello.credentials.appId,
        "X-App-Token": hello.credentials.appToken,
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": form.length,
        Expect: "100-continue", // the answer to it shows that the request has arrived
      },
    });
    slow.flushHeaders();
    await once(slow, "continue");

    child.kill("SIGINT");
    slow.end(form);
    const [[response], [code]] = await Promise.all([once(slow, "response"), once(child, "exit")]);

    expect([response.statusCode, code]).toEqual([200, 0]);
  });

  it("says in one line what is wrong, and exits with 2", async () => {
    const results = await Promise.all([
      runCli(["serve", "--port", "http"]),
      runCli(["serve", "--port", "0", "--database", "/no/such/folder/x.db"]),
      runCli(["serve", "--port", "0", "--host", "not.an.address.example"]),
    ]);

    expect(results.map(({ code }) => code)).toEqual([2, 2, 2]);
    expect(results.map(({ stderr }) => stderr.trim().split("\n").length)).toEqual([1, 1, 1]);
    expect(results.map(({ stdout }) => stdout)).toEqual(["", "", ""]);
  });
});
