import { generatedMemberId, generatedWorld } from "../../src/service/generate-dataset.ts";
import { createService, type Store } from "../../src/service/index.ts";

const { campaignId, appId, appToken } = generatedWorld;

/** Headers of the generated application, and the path of its busiest member. */
export const keys = { "X-App-Id": appId, "X-App-Token": appToken };
export const activityPath = `/v1/loyalties/${campaignId}/members/${generatedMemberId(0)}/activity`;

/** The bytes of the first page, as the service sends them. */
export async function firstPage(store: Store, limit: number): Promise<Buffer> {
  const request = new Request(`http://service.example${activityPath}?limit=${limit}`, { headers: keys });
  const response = await createService({ store }).fetch(request);
  return Buffer.from(await response.arrayBuffer());
}
