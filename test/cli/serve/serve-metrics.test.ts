import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mergeSnapshots } from "../../../src/cli/serve/metrics/metrics-snapshot.ts";
import { writeMetrics } from "../../../src/cli/serve/metrics/write-metrics.ts";
import { openStore } from "../../../src/service/index.ts";
import { formPost } from "../../support/demo-service.ts";
import { type ServeCli, serveCli } from "../../support/serve-cli.ts";

const canaries = { guess: "canary-guess", appId: "canary-app", projectId: "canary-project", token: "canary-token" };
let folder = "";
let serve: ServeCli;
let page = "";
const errors: string[] = [];
const secrets: string[] = Object.values(canaries);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "loyalty-metrics-"));
  const database = join(folder, "loyalty.db");
  const store = await openStore({ database });
  await store.addToken("dead", { client_id: "c", project_id: "p", scope: "api", expires_at: 1 });
  await store.close();
  const options = [
    "--demo",
    "--log",
    "--admin-port",
    "0",
    "--slowdown",
    "1",
    "--purge",
    "1",
    "--fault",
    "latency=1,on=listUsers",
  ];
  serve = await serveCli("--database", database, ...options);
  await makeTraffic();
  await serve.tells("/metrics", "loyalty_tokens_purged_total 1\n");
  page = await serve.tells("/metrics", "loyalty_");
});
afterAll(async () => {
  await serve.end();
  await rm(folder, { recursive: true });
});

async function makeTraffic(): Promise<void> {
  const { application, management, hello, activityUrl, fetch } = serve;
  const form = { grant_type: "client_credentials", scope: "api" };
  const { access_token } = await (await fetch(`${hello.url}/oauth/token`, formPost(application, form))).json();
  await (await fetch(`${activityUrl}?limit=2`, { headers: { Authorization: `Bearer ${access_token}` } })).text();
  const revocation = `${hello.url}/v1/oauth/token/revoke`;
  for (const token of [access_token, canaries.token])
    await fetch(revocation, formPost(application, { access_token: token }));
  await fetch(`${hello.url}/management/v1/projects/${canaries.projectId}/users`, { headers: management });
  const wrong = { "X-App-Id": canaries.appId, "X-App-Token": canaries.guess };
  errors.push(await (await fetch(`${hello.url}/elsewhere`)).text());
  for (let index = 0; index < 8; index++) errors.push(await (await fetch(activityUrl, { headers: wrong })).text());
  const foreign = { Authorization: `Bearer ${canaries.token}` };
  errors.push(await (await fetch(`${hello.url}/oauth/token`, formPost({ ...foreign, ...wrong }, form))).text());
  errors.push(await (await fetch(revocation, formPost(application, { token: canaries.token }))).text());
  secrets.push(access_token, hello.credentials.appToken, hello.credentials.managementToken, hello.ids.memberId);
}

/** Value of a series. */
const sample = (series: string) =>
  Number(
    page
      .split("\n")
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length),
  );

describe("/metrics", () => {
  it("counts requests by operation and status", () => {
    const count = (operation: string, status: number) =>
      sample(`loyalty_request_duration_seconds_count{operation="${operation}",status="${status}"}`);

    expect(count("generateToken", 200)).toBe(1);
    expect(count("revokeToken", 204)).toBe(2);
    expect(count("revokeToken", 400)).toBe(1);
    expect(count("generateToken", 401)).toBe(1);
    expect(count("listMemberActivity", 200)).toBe(1);
    expect(count("listMemberActivity", 401)).toBe(8);
    expect(count("listUsers", 404)).toBe(1);
    expect(count("none", 404)).toBe(1);
  });

  it("counts tokens issued, revoked and purged; an unknown one is not revoked", () => {
    const counts = ["issued", "revoked", "purged"].map((event) => sample(`loyalty_tokens_${event}_total`));

    expect(counts).toEqual([1, 1, 1]);
  });

  it("has the latency of the store by operation", () => {
    const names = [
      "add-token",
      "find-token",
      "remove-token",
      "remove-expired-tokens",
      "find-application-key",
      "find-project",
    ];

    for (const name of names)
      expect(sample(`loyalty_store_duration_seconds_count{operation="${name}"}`), name).toBeGreaterThan(0);
    expect(sample('loyalty_store_duration_seconds_bucket{operation="add-token",le="+Inf"}')).toBe(1);
  });

  it("counts faults on demand and slowdowns", () => {
    expect(sample('loyalty_faults_injected_total{operation="listUsers",kind="latency"}')).toBe(1);
    expect(sample("loyalty_slowdowns_total")).toBe(3); // after six failures
    expect(sample("loyalty_slowdown_seconds_total")).toBeCloseTo(0.003);
  });

  it("follows the conventions of Prometheus: every series described once, counters in _total, base units", () => {
    const described = new Map([...page.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = "", type]) => [name, type]));
    const series = page.split("\n").filter((line) => line !== "" && !line.startsWith("#"));

    for (const [name, type] of described) {
      expect(page.match(new RegExp(`^# (HELP|TYPE) ${name} `, "gm"))).toHaveLength(2);
      expect(name.endsWith("_total"), name).toBe(type === "counter");
      expect(name).not.toMatch(/_(ms|milliseconds|kb|mb|minutes)(_|$)/);
    }
    for (const line of series) {
      expect(line).toMatch(/^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? -?[0-9.e+-]+$/);
      const name = line.replace(/[{ ].*/, "");
      expect(described.has(name) || described.get(name.replace(/_(bucket|sum|count)$/, "")) === "histogram", line).toBe(
        true,
      );
    }
  });

  it("and the log and the errors hold no secret and no id of a customer", () => {
    const told = page + JSON.stringify(serve.log) + errors.join();

    expect(serve.log.length).toBeGreaterThan(10);
    expect(errors).toHaveLength(11);

    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
  });
});

describe("metrics of several workers", () => {
  it("are added up, but for the delay, which is that of the latest", () => {
    const one = (seconds: number, buckets: number[]) => ({
      values: {
        loyalty_tokens_issued_total: { "": seconds },
        loyalty_event_loop_delay_seconds: { "": seconds },
        loyalty_store_pool_connections: { "": 3 },
      },
      distributions: { loyalty_store_duration_seconds: { 'operation="ping"': { count: 1, seconds, buckets } } },
    });

    const text = writeMetrics(mergeSnapshots([one(2, [1, 0]), one(1, [0, 1])]));

    expect(text).toContain("loyalty_tokens_issued_total 3\n");
    expect(text).toContain("loyalty_event_loop_delay_seconds 2\n");
    expect(text).toContain("loyalty_store_pool_connections 6\n");
    expect(text).toContain('loyalty_store_duration_seconds_sum{operation="ping"} 3\n');
    expect(text).toContain('loyalty_store_duration_seconds_bucket{operation="ping",le="0.0005"} 1\n');
    expect(text).toContain('loyalty_store_duration_seconds_bucket{operation="ping",le="0.001"} 2\n');
    expect(text).not.toContain("loyalty_request_duration_seconds");
  });
});
