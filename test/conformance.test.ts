import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createListener, importDataset } from "../src/service/index.ts";
import { checkedFetch } from "./support/checked-service.ts";
import { type DemoService, startDemoService } from "./support/demo-service.ts";
import { listen } from "./support/listen.ts";
import { takeViolations } from "./support/violations.ts";

/** An event that no contract knows, put where the service cannot tell. */
async function spoil({ store, demo }: DemoService): Promise<void> {
  const { campaignId: campaign_id, memberId: member_id } = demo.ids;
  const wild = { kind: "activity", campaign_id, member_id, activity: { id: "evt_wild", type: 7 } };
  await importDataset(store, JSON.stringify(wild), { allowNonconforming: true });
}

let service: DemoService;
beforeEach(async () => {
  service = await startDemoService();
});
afterEach(() => service.store.close());
const list = () =>
  service.fetch(`http://service.example${service.activityPath}?limit=100`, { headers: service.application });

describe("a test whose service breaks the contract", () => {
  it.fails("fails, even where it never looks at the answer (§2.2)", async () => {
    await spoil(service);
    await list();
  });

  it("fails for a socket, and says what is wrong and where", async () => {
    await spoil(service);
    const server = createServer(createListener(service.service));
    const url = await listen(server);

    await (await fetch(`${url}${service.activityPath}?limit=100`, { headers: service.application })).text();
    const violations = takeViolations();
    server.close();

    expect(violations).toContainEqual(expect.stringMatching(/^listMemberActivity 200 \/data\/\d+\/type: must /));
  });

  it.each([
    ["no JSON", "<html>"],
    ["no body", ""],
    ["another shape", '{"object":"list"}'],
  ])("fails for a process of its own that answers with %s", async (_, body) => {
    const send = checkedFetch(async () => new Response(body, { headers: { "Content-Type": "application/json" } }));

    await send(`http://service.example${service.activityPath}`);

    expect(takeViolations().length).toBeGreaterThan(0);
  });

  it("passes where it says that it provokes this", async () => {
    await service.store.close();
    service = await startDemoService({}, { allowViolations: true });
    await spoil(service);

    expect((await list()).status).toBe(200);
    expect(takeViolations()).toEqual([]);
  });
});

describe("the test suite", () => {
  const files = globSync("test/**/*.ts").filter((file) => file !== "test/conformance.test.ts");
  const texts = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

  it("makes no service but the checked one", () => {
    const makers = files.filter((file) =>
      /\bcreateService\(/.test(texts.get(file)?.replaceAll(/"[^"\n]*"/g, "") ?? ""),
    );

    expect(makers).toEqual(["test/support/checked-service.ts", "test/support/trace-page.ts"]);
  });

  it("checks the answers of loyalty serve, but where a test says why not", () => {
    const unchecked = files.filter((file) => {
      const text = texts.get(file) ?? "";
      const sends = /\[\s*"serve"/.test(text) && /(?<!\.)\bfetch\(/.test(text);
      return sends && !/checkedFetch|serveCli|allowViolations/.test(text);
    });

    expect(unchecked).toEqual([]);
  });
});
