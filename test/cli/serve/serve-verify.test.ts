import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoDataset } from "../../../src/service/index.ts";
import { runCli } from "../../support/run-cli.ts";
import { serveCli } from "../../support/serve-cli.ts";
import { takeViolations } from "../../support/violations.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "loyalty-verify-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("loyalty serve --verify", () => {
  it("logs and counts an answer that breaks the contract, and lets it out as it is (§2.2)", async () => {
    const database = join(folder, "loyalty.db");
    const { lines, ids } = demoDataset();
    const wild = {
      kind: "activity",
      campaign_id: ids.campaignId,
      member_id: ids.memberId,
      activity: { id: "evt_wild", type: 7 },
    };
    const input = `${lines}\n${JSON.stringify(wild)}`;
    const imported = await runCli(["import", "--database", database, "--allow-nonconforming", "-"], input);
    const serve = await serveCli("--demo", "--database", database, "--admin-port", "0");

    const good = await fetch(`${serve.activityUrl}?limit=1&order=created_at`, { headers: serve.application });
    const bad = await fetch(`${serve.activityUrl}?limit=100`, { headers: serve.application });
    const { data } = await bad.json();
    const entry = await serve.logged((line) => "violation" in line);
    const metrics = await serve.tells("/metrics", "loyalty_contract_violations_total");
    await good.text();
    await serve.end();
    const noted = takeViolations();

    expect(imported.code).toBe(0);
    expect(data).toContainEqual({ id: "evt_wild", type: 7 });
    expect(entry).toMatchObject({
      operationId: "listMemberActivity",
      requestId: expect.stringMatching(/^req_/),
      pointer: expect.stringMatching(/^\/data\/\d+/),
      section: expect.stringMatching(/^\d/),
    });
    const logged = serve.log.filter((line) => "violation" in line).length;
    expect(metrics).toContain(`loyalty_contract_violations_total ${logged}\n`);
    expect(noted).toHaveLength(logged);
  });
});

describe("loyalty serve --drain", () => {
  it("ends with 0 after its time, whatever request does not come to an end", async () => {
    const serve = await serveCli("--drain", "0");
    const endless = request(`${serve.hello.url}/oauth/token`, {
      method: "POST",
      headers: {
        ...serve.application,
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": 100,
        Expect: "100-continue",
      },
    });
    endless.flushHeaders();
    await once(endless, "continue");

    const isCut = once(endless, "error");
    const ended = await serve.end();
    const [error] = await isCut;

    expect(ended).toEqual([0, null]);
    expect(error.code).toBe("ECONNRESET");
  });
});

describe("a listener beyond loopback", () => {
  it("is warned of, because there is no TLS, and the admin port is not one", async () => {
    const serve = await serveCli("--host", "0.0.0.0", "--admin-port", "0");
    await serve.end();

    expect(serve.hello.adminUrl).toMatch(/^http:\/\/127\.0\.0\.1:/); // which stays there
    expect(serve.log.map(({ warning }) => warning)).toEqual([
      "listening on 0.0.0.0 without TLS: put a proxy with TLS in front",
    ]);
  });
});
