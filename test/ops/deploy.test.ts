import { spawnSync } from "node:child_process";
import { readFileSync, renameSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { checkResponse } from "../../src/contract/index.ts";
import { runProgram } from "../support/run-cli.ts";
import { startInstance } from "../support/start-instance.ts";
import { createFolder, createSqliteFile, startPair } from "./operations.ts";
import { startNginx } from "./start-balancer.ts";

it("each alert rule fires at its fault and at no other time", () => {
  const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", "deploy/alerts.test.yml"], {
    encoding: "utf8",
  });
  const alerts = (file: string) => new Set(readFileSync(file, "utf8").match(/(?<=alert(name)?: )\w+/g));

  expect([status, stderr], stdout).toEqual([0, ""]);
  expect(alerts("deploy/alerts.test.yml")).toEqual(alerts("deploy/alerts.yml"));
});

it("HAProxy of the guide logs the id of each request, and answers with the Error object if no instance is ready", async () => {
  const { first, second, load, url, readLog } = await startPair(await createSqliteFile());
  await load.stop();
  const refused = await fetch(`${url}/v1/users`);
  await refused.text();
  await Promise.all([first.stop(), second.stop()]);
  const response = await vi.waitUntil(
    async () => {
      const answer = await fetch(`${url}/v1/users`);
      return answer.status === 503 && answer;
    },
    { timeout: 10_000 },
  );
  const { status, headers } = response;
  const result = checkResponse({ operationId: "listUsers", status, headers, body: await response.json() });

  const id = refused.headers.get("X-Request-Id");
  expect(readLog()).toMatch(new RegExp(`^127\\.0\\.0\\.1 (one|two) 404 \\{${id}\\}$`, "m"));
  expect(headers.get("Retry-After")).toBe("5");
  expect(result).toEqual({ ok: true });
});

it("nginx of the guide passes requests and responses on, and limits the requests of an address", async () => {
  const url = await startNginx(createFolder(), await startInstance(await createSqliteFile()));
  const responses = await Promise.all(Array.from({ length: 400 }, () => fetch(`${url}/v1/users`)));
  const count = (status: number) => responses.filter((response) => response.status === status).length;

  expect(responses.find(({ status }) => status === 404)?.headers.get("X-Request-Id")).toMatch(/^req_/);
  expect([count(404) > 200, count(429) > 0, count(404) + count(429)]).toEqual([true, true, 400]);
});

it("the image is healthy while its database is away, and unhealthy if the process does not answer", async () => {
  const database = await createSqliteFile();
  const instance = await startInstance(database);
  const [, check = ""] = /^HEALTHCHECK CMD (\[.*\])$/m.exec(readFileSync("deploy/Dockerfile", "utf8")) ?? [];
  const [, ...args]: string[] = JSON.parse(check.replace("9090", new URL(instance.adminUrl).port));
  renameSync(database, `${database}.away`);
  await instance.waitForReadiness(503);

  expect((await runProgram(args)).code).toBe(0);
  await instance.stop();
  expect((await runProgram(args)).code).toBe(1);
});
