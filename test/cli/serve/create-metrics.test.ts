import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createMetrics } from "../../../src/cli/serve/create-metrics.ts";
import { formPost } from "../../support/demo-service.ts";
import { type ServeCli, serveCli } from "./serve-cli.ts";

const canaries = { guess: "canary-guess", appId: "canary-app", projectId: "canary-project", token: "canary-token" };
let serve: ServeCli;
let page = "";
const errors: string[] = [];
const secrets: string[] = Object.values(canaries);
beforeAll(async () => {
  serve = await serveCli("--no-docs", "--log", "--admin-port", "0", "--fault", "latency=1,on=listUsers");
  await makeTraffic();
  page = await serve.waitForPage("/metrics", "loyalty_");
});
afterAll(() => serve.end());

async function makeTraffic(): Promise<void> {
  const { application, management, hello, activityUrl } = serve;
  const form = { grant_type: "client_credentials", scope: "api" };
  const { access_token } = await (await fetch(`${hello.url}/oauth/token`, formPost(application, form))).json();
  await (await fetch(`${activityUrl}?limit=2`, { headers: { Authorization: `Bearer ${access_token}` } })).text();
  const revocation = `${hello.url}/v1/oauth/token/revoke`;
  for (const token of [access_token, canaries.token])
    await fetch(revocation, formPost(application, { access_token: token }));
  await fetch(`${hello.url}/management/v1/projects/${canaries.projectId}/users`, { headers: management });
  const wrong = { "X-App-Id": canaries.appId, "X-App-Token": canaries.guess };
  errors.push(await (await fetch(`${hello.url}/elsewhere`)).text());
  errors.push(await (await fetch(activityUrl, { headers: wrong })).text());
  const foreign = { Authorization: `Bearer ${canaries.token}` };
  errors.push(await (await fetch(`${hello.url}/oauth/token`, formPost({ ...foreign, ...wrong }, form))).text());
  errors.push(await (await fetch(revocation, formPost(application, { token: canaries.token }))).text());
  secrets.push(access_token, hello.credentials.appToken, hello.credentials.managementToken, hello.ids.memberId);
}

describe("/metrics", () => {
  it("has what the service, its store, its server and its faults have counted", () => {
    const requests = (operation: string, status: number) =>
      `loyalty_request_duration_seconds_count{operation="${operation}",status="${status}"}`;
    const expected = [
      `${requests("generateToken", 200)} 1`,
      `${requests("revokeToken", 204)} 2`,
      `${requests("listMemberActivity", 200)} 1`,
      `${requests("listMemberActivity", 401)} 1`,
      `${requests("none", 404)} 1`,
      'loyalty_store_duration_seconds_count{operation="add-token"} 1',
      'loyalty_faults_injected_total{operation="listUsers",kind="latency"} 1',
      "loyalty_connections_refused_total 0",
      expect.stringMatching(/^loyalty_open_connections [1-9]\d*$/),
      expect.stringMatching(/^process_cpu_seconds_total [\d.]+$/),
      expect.stringMatching(/^process_open_fds [1-9]\d+$/),
      expect.stringMatching(/^process_max_fds [1-9]\d{2,}$/),
      expect.stringMatching(/^process_resident_memory_bytes [1-9]\d{7,}$/),
    ];

    expect(page.split("\n")).toEqual(expect.arrayContaining(expected));
  });

  it("contains no secret and no id of a customer, nor do the log and the errors", () => {
    const output = page + JSON.stringify(serve.log) + errors.join();

    expect(serve.log.length).toBeGreaterThan(errors.length);
    expect(errors).toHaveLength(4);
    expect(secrets.filter((secret) => output.includes(secret))).toEqual([]);
  });
});

describe("createMetrics", () => {
  it("writes cumulative buckets in seconds, and leaves out metrics without a value", async () => {
    const metrics = createMetrics();
    for (const durationMs of [20, 5, 4_000])
      metrics.observeExchange({ requestId: "r", operationId: "listUsers", status: 200, durationMs });
    metrics.observeQuery("ping", 2);
    const text = metrics.write({
      pool: { total: 3, idle: 2, waiting: 1 },
      server: { connections: 5, requests: 4, refused: 1 },
    });

    const masked = text.replaceAll(/(?<=^loyalty_build_info).*|(?<=^process_.* )[\d.]+$/gm, "*");
    await expect(masked).toMatchFileSnapshot("metrics.txt");
  });

  it("the delay of the event loop is a histogram that no scrape resets", () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    let now = 0;
    const metrics = createMetrics(() => now);
    for (const passedMs of [20, 320, 25]) {
      now += passedMs;
      vi.advanceTimersToNextTimer();
    }
    const read = (series: string) => Number(metrics.write({}).split(`\n${series} `)[1]?.split("\n")[0]);
    const bounds = ["0.0005", "0.0025", "0.005", "0.25", "0.5", "+Inf"];
    const readBuckets = () => bounds.map((bound) => read(`loyalty_event_loop_delay_seconds_bucket{le="${bound}"}`));

    expect([readBuckets(), readBuckets()]).toEqual([
      [1, 1, 2, 2, 3, 3],
      [1, 1, 2, 2, 3, 3],
    ]);
    expect(read("loyalty_event_loop_delay_seconds_sum")).toBeCloseTo(0.305, 9);
  });
});
