import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import {
  ApiError,
  createLoyaltyClient,
  createManagementClient,
  eventTypes,
  type MemberActivity,
} from "../../src/index.ts";
import { createService, demoDataset, importDataset, openStore } from "../../src/service/index.ts";
import { type CheckedExchange, checkedFetch } from "./checked-fetch.ts";

/**
 * Runs the demo and tells it line by line.
 * @param inFront Puts something between the client and the service, and gives the address that the client shall use.
 * @returns Whether everything was as the contract and the dataset have it.
 */
export async function runDemo(
  tell: (line: string) => void,
  inFront: (baseUrl: string) => Promise<string> = async (baseUrl) => baseUrl,
): Promise<boolean> {
  const store = await openStore();
  const demo = demoDataset();
  await importDataset(store, demo.lines);
  const server = serve({ fetch: createService({ store }).fetch, hostname: "127.0.0.1", port: 0 });
  await new Promise((resolve) => server.once("listening", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  tell(`service at ${baseUrl}, with ${demo.activityCount} activities of one member\n`);
  try {
    return await tour(demo, await inFront(baseUrl), tell);
  } finally {
    await new Promise((resolve) => server.close(resolve));
    await store.close();
  }
}

async function tour(
  { credentials, ids, activityCount }: ReturnType<typeof demoDataset>,
  baseUrl: string,
  tell: (line: string) => void,
) {
  const exchanges: CheckedExchange[] = [];
  const deviations: string[] = [];
  const expectThat = (isAsExpected: boolean, what: string) => {
    tell(`  ${isAsExpected ? "ok " : "NOT"} ${what}`);
    if (!isAsExpected) deviations.push(what);
  };
  const fetch = checkedFetch((exchange) => exchanges.push(exchange));
  const application = { appId: credentials.appId, appToken: credentials.appToken };
  const loyalty = createLoyaltyClient({ baseUrl, fetch, application });
  const management = createManagementClient({
    baseUrl,
    fetch,
    managementId: credentials.managementId,
    managementToken: credentials.managementToken,
  });

  tell("tokens (§4.2, §4.3)");
  const token = await loyalty.generateToken({ scopes: ["loyalties"] });
  expectThat(token.scope === "loyalties", `issued a token for ${token.scope}, good for ${token.expires_in} s`);

  tell("member activity with that token (§4.1)");
  const reader = createLoyaltyClient({ baseUrl, fetch, accessToken: token.access_token });
  const list = (order: "created_at" | "-created_at") =>
    reader.listMemberActivity(ids.campaignId, ids.memberId, { order }).toArray();
  const oldestFirst = await list("created_at");
  const newestFirst = await list("-created_at");
  const idsOf = (activities: MemberActivity[]) => activities.map(({ id }) => id);
  const types = new Set(oldestFirst.map(({ type }) => type));
  expectThat(
    oldestFirst.length === activityCount,
    `read ${oldestFirst.length} of ${activityCount} activities, page by page`,
  );
  expectThat(types.size === eventTypes.length, `of ${types.size} of ${eventTypes.length} event types`);
  expectThat(
    String(idsOf(newestFirst).reverse()) === String(idsOf(oldestFirst)),
    "newest first is the same list reversed",
  );

  tell("refusals (§7.2)");
  await loyalty.revokeToken(token.access_token);
  const refused = async (status: number, what: string, call: () => Promise<unknown>) => {
    const error = await call().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    const found = error instanceof ApiError ? error.message.slice(error.message.indexOf(": ") + 2) : String(error);
    expectThat(error instanceof ApiError && error.status === status, `${what}: ${found}`);
  };
  await refused(401, "a revoked token", () => reader.listMemberActivity(ids.campaignId, ids.memberId).firstPage());
  await refused(402, "a plan without the feature", () => management.listWebhooks(ids.projectIdWithoutFeatures));
  await refused(404, "an unknown member", () => loyalty.listMemberActivity(ids.campaignId, "LC-0000-NONE").firstPage());

  tell("project management (§4.4, §4.5)");
  const webhooks = await management.listWebhooks(ids.projectId);
  expectThat(
    webhooks.total === webhooks.data.length,
    `${webhooks.total} webhooks: ${webhooks.data.map(({ target_url }) => target_url).join(", ")}`,
  );
  const users = await management.listUsers(ids.projectId);
  expectThat(
    users.total === users.data.length,
    `${users.total} users: ${users.data.map(({ first_name }) => first_name).join(", ")}`,
  );

  return summarize(exchanges, deviations, tell);
}

function summarize(exchanges: CheckedExchange[], deviations: string[], tell: (line: string) => void): boolean {
  const violations = exchanges.flatMap(({ operationId, status, violations: found }) =>
    found.map(({ pointer, message, section }) => `${operationId} ${status} ${pointer}: ${message} (§${section})`),
  );
  tell(
    `\n${exchanges.length} exchanges checked against the contract: ${violations.length} violations, ${deviations.length} deviations`,
  );
  for (const line of [...violations, ...deviations]) tell(`  ${line}`);
  return violations.length === 0 && deviations.length === 0;
}
