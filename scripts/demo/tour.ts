import { ApiError, createLoyaltyClient } from "../../src/index.ts";
import type { DemoDataset } from "../../src/service/index.ts";
import { createMemorySink, createRecorder, explainTraffic } from "../../src/traffic/index.ts";
import type { Confirm } from "./change-contract.ts";

/** Uses the service with the client, and checks every exchange. */
export async function tour({ credentials, ids, activityCount }: DemoDataset, baseUrl: string, confirm: Confirm) {
  const sink = createMemorySink();
  const recorder = createRecorder({ sink });
  const { fetch } = recorder;
  const loyalty = createLoyaltyClient({ baseUrl, fetch, application: credentials, management: credentials });
  const token = await loyalty.generateToken({ scope: ["loyalties"] });
  const reader = createLoyaltyClient({ baseUrl, fetch, accessToken: token.access_token });

  const oldest = await reader.listMemberActivity({ ...ids, order: "created_at" }).toArray();
  const newest = await reader.listMemberActivity({ ...ids, order: "-created_at" }).toArray();
  const isReversed = newest.reverse().every(({ id }, index) => id === oldest[index]?.id);
  const isComplete = isReversed && oldest.length === activityCount;
  confirm(isComplete, `read ${oldest.length} of ${activityCount} events with a token, page after page, in both orders`);

  await loyalty.revokeToken({ access_token: token.access_token });
  const statuses = await Promise.all([
    readStatus(reader.listMemberActivity(ids).firstPage()),
    readStatus(loyalty.listWebhooks({ projectId: ids.projectIdWithoutFeatures })),
    readStatus(loyalty.listMemberActivity({ ...ids, memberId: "LC-0000-NONE" }).firstPage()),
  ]);
  const refused = "refused the revoked token, a project without the feature, and an unknown member";
  confirm(statuses.join(", ") === "401, 402, 404", `${refused}: ${statuses.join(", ")}`);

  await recorder.close();
  const violations = explainTraffic(sink.har);
  const count = sink.har.log.entries.length;
  confirm(violations.length === 0, `${count} exchanges keep the contract`, violations.join("\n"));
}

/** Returns the status of the refusal, or 200. */
async function readStatus(call: PromiseLike<unknown>): Promise<number> {
  try {
    await call;
    return 200;
  } catch (error) {
    if (error instanceof ApiError) return error.status;
    throw error;
  }
}
