import type { DatasetRecord } from "./dataset-record.ts";

const MEMBERS = ["kind", "campaign_id", "member_id", "activity"];

/**
 * The JSON text of the activity of a line, as it came in where that can be told without parsing twice: the line is
 * written as `loyalty dataset` writes it, with the activity last. Else the text is made anew.
 */
export function activityText(line: string, record: Extract<DatasetRecord, { kind: "activity" }>): string {
  const { kind, campaign_id, member_id, activity } = record;
  const before = `${JSON.stringify({ kind, campaign_id, member_id }).slice(0, -1)},"activity":`;
  const isLast = line.startsWith(before) && line.endsWith("}") && Object.keys(record).length === MEMBERS.length;
  // A member that is named twice shows in the text only.
  const isOnce = isLast && !MEMBERS.some((name) => line.includes(`"${name}"`, before.length));
  return isOnce ? line.slice(before.length, -1) : JSON.stringify(activity);
}
