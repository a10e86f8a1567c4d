import type { MemberActivity, ProjectUser, Webhook } from "../../contract/index.ts";

/** One line of a dataset: NDJSON, one of these objects on each. */
export type DatasetRecord =
  | { kind: "project"; id: string; features: string[] }
  | { kind: "application_key"; project_id: string; app_id: string; app_token: string; name: string }
  | { kind: "management_key"; management_id: string; management_token: string; project_ids: string[] }
  | { kind: "campaign"; project_id: string; id: string }
  | { kind: "member"; campaign_id: string; id: string }
  | { kind: "activity"; campaign_id: string; member_id: string; activity: MemberActivity }
  | { kind: "webhook"; project_id: string; webhook: Webhook }
  | { kind: "user"; user: ProjectUser };

/** Something that is wrong with a line; `isSchemaOnly` where it breaks the contract and nothing else. */
export class RecordError extends Error {
  override readonly name = "RecordError";
  readonly isSchemaOnly: boolean;

  constructor(reason: string, { isSchemaOnly = false } = {}) {
    super(reason);
    this.isSchemaOnly = isSchemaOnly;
  }
}
