import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { restartDelayMs } from "../../../src/cli/serve/workers/restart-delay.ts";
import { formPost } from "../../support/demo-service.ts";
import { runCli } from "../../support/run-cli.ts";
import { runInProcess } from "../../support/run-in-process.ts";
import { type ServeCli, serveCli } from "../../support/serve-cli.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "loyalty-workers-"));
});
afterAll(() => rm(folder, { recursive: true }));

const serveWorkers = (name: string, ...args: string[]) =>
  serveCli("--workers", "2", "--demo", "--database", join(folder, name), "--admin-port", "0", "--log", ...args);

/** A request on a connection of its own: connections go to the workers in turn. */
async function get(serve: ServeCli, headers: Record<string, string> = serve.application): Promise<number> {
  const response = await serve.fetch(serve.activityUrl, { headers: { ...headers, Connection: "close" } });
  await response.arrayBuffer();
  return response.status;
}

const workersOf = ({ log }: ServeCli) => new Set(log.flatMap(({ worker, status }) => (status ? [worker] : [])));
const isAlive = (pid: unknown) => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

describe("loyalty serve --workers", () => {
  it("serves with several processes on one port and one database, as if they were one, to the end of the last request", async () => {
    const serve = await serveWorkers("one.db");
    const form = { grant_type: "client_credentials", scope: "api" };

    const headers = { ...serve.application, Connection: "close" };
    // Both write into one file at once.
    const issued = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const response = await serve.fetch(`${serve.hello.url}/oauth/token`, formPost(headers, form));
        return (await response.json()).access_token;
      }),
    );
    const statuses = [];
    for (const token of issued) statuses.push(await get(serve, { Authorization: `Bearer ${token}` }));
    const [ready, metrics] = [
      await serve.tells("/readyz", "2 of 2 workers are ready"),
      await serve.tells(
        "/metrics",
        'loyalty_request_duration_seconds_count{operation="listMemberActivity",status="200"} 20\n',
      ),
    ];
    const pids = [...workersOf(serve)];
    const slowForm = "grant_type=client_credentials&scope=api";
    const slow = [0, 1].map(() =>
      request(`${serve.hello.url}/oauth/token`, {
        method: "POST",
        agent: false,
        headers: {
          ...serve.application,
          "Content-Type": "application/x-www-form-urlencoded",
          "Content-Length": slowForm.length,
          Expect: "100-continue", // the answer to it shows that the request has arrived
        },
      }),
    );
    for (const sent of slow) sent.flushHeaders();
    await Promise.all(slow.map((sent) => once(sent, "continue")));

    serve.child.kill("SIGTERM");
    const draining = await serve.tells("/readyz", "draining");
    const answers = slow.map((sent) => once(sent, "response"));
    for (const sent of slow) sent.end(slowForm);
    const slowStatuses = (await Promise.all(answers)).map(([response]) => response.statusCode);
    const ended = await serve.end("wait");

    expect(new Set(issued).size).toBe(20);
    expect(statuses).toEqual(issued.map(() => 200));
    expect([draining, slowStatuses]).toEqual(["draining\n", [200, 200]]);
    expect([pids.length, ready]).toEqual([2, "2 of 2 workers are ready\n"]);
    expect(metrics).toContain("loyalty_workers 2\n");
    expect(metrics).toContain("loyalty_tokens_issued_total 20\n");
    expect(ended).toEqual([0, null]);
    expect(pids.filter(isAlive)).toEqual([]);
  });

  it("replaces a worker that dies, while the others serve, and leaves none behind when it is killed itself", async () => {
    const serve = await serveWorkers("two.db");
    while (workersOf(serve).size < 2) await get(serve);
    const [first, second] = [...workersOf(serve)];

    process.kill(Number(first), "SIGKILL");
    const death = await serve.logged(({ failure }) => String(failure).startsWith(`worker ${first} `));
    const meanwhile = [await get(serve), await get(serve)];
    const metrics = await serve.tells("/metrics", "loyalty_workers 2\n");
    while (workersOf(serve).size < 3) await get(serve);
    const pids = [...workersOf(serve)];
    await serve.end("SIGKILL");
    while (pids.some(isAlive)) await new Promise((resolve) => setTimeout(resolve, 10)); // none outlives it

    expect(death.failure).toBe(`worker ${first} ended (SIGKILL); the next starts in 100 ms`);
    expect(meanwhile).toEqual([200, 200]);
    expect(metrics).toContain("loyalty_worker_restarts_total 1\n");
    expect(workersOf(serve)).toContain(second);
  });

  it("needs a database that processes can share, and says in one line what is wrong", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as AddressInfo;
    const results = await Promise.all([
      runInProcess(["serve", "--port", "0", "--workers", "2"]),
      runInProcess(["serve", "--port", "0", "--workers", "2", "--database", ":memory:"]),
      runCli(["serve", "--port", String(port), "--workers", "2", "--database", join(folder, "six.db")]),
      runCli(["serve", "--port", "0", "--workers", "2", "--database", "/no/such/folder/x.db"]),
      runInProcess(["serve", "--port", "0", "--workers", "0"]),
      runInProcess(["serve", "--port", "0", "--host", "192.0.2.1"]),
    ]);
    taken.close();

    expect(results.map(({ code, stdout }) => [code, stdout])).toEqual(results.map(() => [2, ""]));
    expect(results.map(({ stderr }) => stderr)).toEqual([
      "loyalty: --workers 2 needs a database that processes can share: --database with a file or postgres://…\n",
      "loyalty: --workers 2 needs a database that processes can share: --database with a file or postgres://…\n",
      `loyalty: cannot listen on 127.0.0.1, port ${port}: it is in use; give another port, or 0 for a free one\n`,
      expect.stringMatching(/^loyalty: cannot open the database .*\n$/),
      expect.stringMatching(/^error: .*It must be a whole number from 1 to 64\.\n$/),
      "loyalty: cannot listen on 192.0.2.1, port 0: the machine does not have this address\n",
    ]);
  });
});

describe("the delay before a worker is replaced", () => {
  it("doubles with each that ends early, up to a cap", () => {
    expect([0, 1, 2, 3, 6, 7, 50].map(restartDelayMs)).toEqual([100, 200, 400, 800, 6_400, 10_000, 10_000]);
  });
});
