import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { checkResponse } from "../../src/contract/index.ts";
import { fencedCode } from "../support/markdown.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { createSqliteFile, startPair } from "./operations.ts";

const { file } = createScratchFolder();

it("each alert rule fires at its fault and at no other time", () => {
  const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", "deploy/alerts.test.yml"], {
    encoding: "utf8",
  });
  const alerts = (file: string) => new Set(readFileSync(file, "utf8").match(/(?<=alert(name)?: )\w+/g));

  expect([status, stderr], stdout).toEqual([0, ""]);
  expect(alerts("deploy/alerts.test.yml")).toEqual(alerts("deploy/alerts.yml"));
});

it("HAProxy accepts the configurations of the guide, and answers with the Error object if no instance is ready", async () => {
  const path = await file("haproxy.cfg", fencedCode("docs/operate.md", "haproxy").join("\n"));
  const { stderr } = spawnSync("haproxy", ["-c", "-f", path], { encoding: "utf8" });
  const { first, second, load, url } = await startPair(await createSqliteFile());
  await load.stop();
  await Promise.all([first.stop(), second.stop()]);
  const response = await vi.waitUntil(
    async () => {
      const answer = await fetch(`${url}/v1/users`);
      return answer.status === 503 && answer;
    },
    { timeout: 10_000 },
  );

  expect(stderr).not.toMatch(/WARNING|ALERT/);
  const { status, headers } = response;
  const result = checkResponse({ operationId: "listUsers", status, headers, body: await response.json() });

  expect(headers.get("Retry-After")).toBe("5");
  expect(result).toEqual({ ok: true });
});

it("the systemd unit exposes little of the machine", async () => {
  // The check needs a program that exists.
  const unit = readFileSync("deploy/loyalty.service", "utf8").replace(/^ExecStart=.*$/m, "ExecStart=/bin/true");
  const path = await file("loyalty.service", unit);

  const { status, stdout } = spawnSync("systemd-analyze", ["security", "--offline=true", "--threshold=25", path], {
    encoding: "utf8",
  });

  expect(stdout).toContain("Overall exposure level for loyalty.service");
  expect(status).toBe(0);
});
