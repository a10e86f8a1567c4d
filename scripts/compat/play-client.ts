import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type * as Library from "../../src/index.ts";
import { createService, type DemoDataset, demoDataset, importDataset, openStore } from "../../src/service/index.ts";
import { type CheckedExchange, checkedFetch } from "../demo/checked-fetch.ts";
import type { Cell } from "./cell.ts";

/** A call of a client, and what has to come of it: a value, or a refusal with this status. */
type Call = [name: string, make: () => Promise<unknown>, wanted: unknown];

/**
 * Uses every operation of a client, with its refusals, against the service of today over HTTP, and says where anything but
 * the demo dataset comes of it, or where an exchange breaks the contract of today. It uses only what every version of the
 * client has had.
 * @param base Name of the commit that the client is of.
 */
export async function playClient(library: typeof Library, base: string): Promise<Cell> {
  const store = await openStore();
  const demo = demoDataset();
  await importDataset(store, demo.lines);
  const server = serve({ fetch: createService({ store }).fetch, hostname: "127.0.0.1", port: 0 });
  await once(server, "listening");
  const exchanges: CheckedExchange[] = [];
  const fetch = checkedFetch((exchange) => exchanges.push(exchange));
  const deviations: string[] = [];
  try {
    const calls = callsOf(library, demo, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, fetch);
    for (const [name, make, wanted] of calls) {
      const outcome = await make().catch(refusal);
      if (outcome !== wanted) deviations.push(`${name}: wanted ${wanted}, got ${outcome}`);
    }
  } finally {
    await new Promise((resolve) => server.close(resolve));
    await store.close();
  }
  const violations = exchanges.flatMap(({ operationId, status, violations: found }) =>
    found.map(({ pointer, message, section }) => `${operationId} ${status} ${pointer}: ${message} (§${section})`),
  );
  const tried = exchanges.length;
  return { who: `client of ${base}`, what: "service of today", tried, deviations: [...deviations, ...violations] };
}

function callsOf(library: typeof Library, demo: DemoDataset, baseUrl: string, fetch: typeof globalThis.fetch): Call[] {
  const { credentials, ids, activityCount } = demo;
  const options = { baseUrl, fetch, retry: false } as const;
  const { appId, managementId } = credentials;
  const loyalty = (appToken: string) =>
    library.createLoyaltyClient({ ...options, application: { appId, appToken }, oauth: { scopes: ["loyalties"] } });
  const bearer = (accessToken: string) => library.createLoyaltyClient({ ...options, accessToken });
  const management = (managementToken: string) =>
    library.createManagementClient({ ...options, managementId, managementToken });
  const [client, admin] = [loyalty(credentials.appToken), management(credentials.managementToken)];
  const count = async (reader: Library.LoyaltyClient, memberId: string, order?: "created_at" | "-created_at") => {
    const found = new Set<string>();
    const listing = reader.listMemberActivity(ids.campaignId, memberId, { limit: 7, ...(order && { order }) });
    for await (const { id } of listing) found.add(id);
    return found.size;
  };
  let token = "";
  return [
    ["listMemberActivity, all pages", () => count(client, ids.memberId), activityCount],
    ["listMemberActivity, newest first", () => count(client, ids.memberId, "-created_at"), activityCount],
    ["listMemberActivity of an unknown member", () => count(client, "LC-0000-NONE"), "404 not_found voucher"],
    ["listMemberActivity with wrong keys", () => count(loyalty("wrong"), ids.memberId), "401 unauthorized"],
    [
      "generateToken",
      async () => {
        const issued = await client.generateToken({ scopes: ["api", "loyalties"] });
        token = issued.access_token;
        return `${issued.token_type} ${issued.scope}`;
      },
      "Bearer api loyalties",
    ],
    ["listMemberActivity with that token", () => count(bearer(token), ids.memberId), activityCount],
    ["revokeToken", () => client.revokeToken(token), undefined],
    ["listMemberActivity with the revoked token", () => count(bearer(token), ids.memberId), "401 unauthorized"],
    ["listWebhooks", async () => sizes(await admin.listWebhooks(ids.projectId)), "2 2"],
    ["listUsers", async () => sizes(await admin.listUsers(ids.projectId)), "2 2"],
    ["listWebhooks with wrong keys", () => management("wrong").listWebhooks(ids.projectId), "401 unauthorized"],
    [
      "listUsers of a plan without it",
      () => admin.listUsers(ids.projectIdWithoutFeatures),
      "402 missing_required_feature",
    ],
    ["listWebhooks of an unknown project", () => admin.listWebhooks("proj_0000"), "404"],
  ];
}

function sizes({ data, total }: { data: readonly unknown[]; total: number }): string {
  return `${data.length} ${total}`;
}

/** What a thrown error says: status, key and kind of resource, or its message where it is no answer of the service. */
function refusal(error: Partial<Library.ApiError> & Error): string {
  const facts = [error.status, error.key, error.resourceType].filter((fact) => fact !== undefined);
  return facts.length === 0 ? String(error) : facts.join(" ");
}
