import { exampleActivities } from "../../contract/examples.ts";
import type { MemberActivity } from "../../contract/index.ts";
import { createRandom } from "../faults/create-random.ts";
import { fitActivity } from "./fit-activity.ts";

/** Size and seed of a generated dataset. */
export interface DatasetSize {
  /** Number of members, in one campaign of one project. */
  readonly members: number;
  /** Number of activities. */
  readonly events: number;
  /** The same seed gives the same dataset, byte for byte. @default 1 */
  readonly seed?: number;
  /** Bytes of each activity, about; as long as the examples of the contract, 1.2 kB on average, where left out. */
  readonly bytes?: number | undefined;
}

/** Credentials and ids of every generated dataset. */
export const generatedWorld = {
  projectId: "proj_generated",
  campaignId: "camp_generated",
  appId: "app_generated",
  appToken: "generated-application-token",
  managementId: "mgmt_generated",
  managementToken: "generated-management-token",
};

const FIRST_EVENT = Date.parse("2024-01-01T00:00:00Z");
const MOST_MS_BETWEEN_EVENTS = 2_000;
/** Power of a member's share: a few members have most of the events, as in life. */
const SKEW = 3;

/** ID of a generated member, from 0. */
export const generatedMemberId = (index: number): string => `LC-${index.toString(36).toUpperCase().padStart(6, "0")}`;

/**
 * A dataset of any size as NDJSON lines: activities of all 26 types, members of very different activity, a few of them
 * at the same moment. Made line by line, so memory use does not grow with it.
 */
export function* generateDataset({ members, events, seed = 1, bytes }: DatasetSize): Generator<string> {
  yield* generateWorld(members);
  const random = createRandom(seed);
  const examples = exampleActivities();
  const fitting = bytes === undefined ? examples : examples.map((activity) => fitActivity(activity, bytes));
  const templates = fitting.map(splitTemplate);
  let moment = FIRST_EVENT;
  for (let index = 0; index < events; index++) {
    moment += Math.floor(random() * MOST_MS_BETWEEN_EVENTS);
    const memberId = generatedMemberId(Math.floor(random() ** SKEW * members));
    const template = templates[Math.floor(random() * templates.length)] ?? [];
    const id = `evt_${seed.toString(36)}_${index.toString(36)}`;
    const values = [id, new Date(moment).toISOString(), `req_${Math.floor(random() * 2 ** 40).toString(16)}`];
    const activity = template.map((text, part) => `${text}${values[part] ?? ""}`).join("");
    yield `{"kind":"activity","campaign_id":"${generatedWorld.campaignId}","member_id":"${memberId}","activity":${activity}}`;
  }
}

function* generateWorld(members: number): Generator<string> {
  const { projectId, campaignId, appId, appToken, managementId, managementToken } = generatedWorld;
  const records = [
    { kind: "project", id: projectId, features: ["webhooks", "users"] },
    { kind: "application_key", project_id: projectId, app_id: appId, app_token: appToken, name: "Generated shop" },
    {
      kind: "management_key",
      management_id: managementId,
      management_token: managementToken,
      project_ids: [projectId],
    },
    { kind: "campaign", project_id: projectId, id: campaignId },
  ];
  for (const record of records) yield JSON.stringify(record);
  for (let index = 0; index < members; index++)
    yield JSON.stringify({ kind: "member", campaign_id: campaignId, id: generatedMemberId(index) });
}

/** JSON text of an activity, cut where its id, its time and its group go. */
function splitTemplate({ type, data }: MemberActivity): string[] {
  return ['{"id":"', `","type":"${type}","created_at":"`, '","group_id":"', `","data":${JSON.stringify(data)}}`];
}
