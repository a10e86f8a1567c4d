import { Command } from "commander";
import { ApiError, createLoyaltyClient, eventTypes, type MemberActivity } from "../src/index.ts";
import type { DemoDataset } from "../src/service/index.ts";
import { createMemorySink, createRecorder, explainTraffic } from "../src/traffic/index.ts";
import { startDemo } from "./record/start-demo.ts";
import { runCommand } from "./run-command.ts";

await runCommand(
  new Command("demo")
    .description("Starts the service with the demo dataset, uses it with the client and checks each exchange.")
    .addHelpText("after", "\nExit code: 0 everything is as expected, 1 it is not, 2 the demo failed.")
    .action(async () => {
      const { demo, baseUrl, close } = await startDemo();
      console.log(`service at ${baseUrl}, with ${demo.activityCount} activities of one member\n`);
      process.exitCode = (await tour(demo, baseUrl).finally(close)) ? 0 : 1;
    }),
);

/** Uses the service, and prints each step. Returns whether every exchange conforms and every result is as expected. */
async function tour({ credentials, ids, activityCount }: DemoDataset, baseUrl: string): Promise<boolean> {
  const sink = createMemorySink();
  const recorder = createRecorder({ sink });
  const { fetch } = recorder;
  const failures: string[] = [];
  const expectTrue = (isAsExpected: boolean, what: string) => {
    console.log(`  ${isAsExpected ? "ok " : "NOT"} ${what}`);
    if (!isAsExpected) failures.push(what);
  };
  const loyalty = createLoyaltyClient({ baseUrl, fetch, application: credentials, management: credentials });

  console.log("tokens (§4.2, §4.3)");
  const token = await loyalty.generateToken({ scope: ["loyalties"] });
  expectTrue(token.scope === "loyalties", `issued a token for ${token.scope}, good for ${token.expires_in} s`);

  console.log("member activity with that token (§4.1)");
  const reader = createLoyaltyClient({ baseUrl, fetch, accessToken: token.access_token });
  const list = (order: "created_at" | "-created_at") =>
    reader.listMemberActivity({ campaignId: ids.campaignId, memberId: ids.memberId, order }).toArray();
  const oldestFirst = await list("created_at");
  const newestFirst = await list("-created_at");
  const listIds = (activities: MemberActivity[]) => activities.map(({ id }) => id).join();
  const [found, types] = [oldestFirst.length, new Set(oldestFirst.map(({ type }) => type))];
  expectTrue(found === activityCount, `read ${found} of ${activityCount} activities, page by page`);
  expectTrue(types.size === eventTypes.length, `found ${types.size} of ${eventTypes.length} event types`);
  expectTrue(listIds(newestFirst.reverse()) === listIds(oldestFirst), "newest first is the same list reversed");

  console.log("refusals (§7.2)");
  await loyalty.revokeToken({ access_token: token.access_token });
  const refused = async (status: number, what: string, call: () => Promise<unknown>) => {
    const error = await call().catch((thrown: unknown) => thrown);
    const found = error instanceof ApiError ? error.message.slice(error.message.indexOf(": ") + 2) : String(error);
    expectTrue(error instanceof ApiError && error.status === status, `${what}: ${found}`);
  };
  await refused(401, "a revoked token", () => reader.listMemberActivity(ids).firstPage());
  await refused(402, "a project without the feature", () =>
    loyalty.listWebhooks({ projectId: ids.projectIdWithoutFeatures }),
  );
  await refused(404, "a member that does not exist", () =>
    loyalty.listMemberActivity({ campaignId: ids.campaignId, memberId: "LC-0000-NONE" }).firstPage(),
  );

  console.log("project management (§4.4, §4.5)");
  const webhooks = await loyalty.listWebhooks({ projectId: ids.projectId });
  const urls = webhooks.data.map(({ target_url }) => target_url);
  expectTrue(webhooks.total === urls.length, `${webhooks.total} webhooks: ${urls.join(", ")}`);
  const users = await loyalty.listUsers({ projectId: ids.projectId });
  const names = users.data.map(({ first_name }) => first_name);
  expectTrue(users.total === names.length, `${users.total} users: ${names.join(", ")}`);

  await recorder.close();
  const violations = explainTraffic(sink.har);
  console.log(
    `\n${sink.har.log.entries.length} exchanges checked against the contract: ${violations.length} violations, ` +
      `${failures.length} unexpected results`,
  );
  for (const line of [...violations, ...failures]) console.log(`  ${line}`);
  return violations.length === 0 && failures.length === 0;
}
