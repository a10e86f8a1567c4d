import type { Generated } from "kysely";

/** Tables of the store. Secrets are kept as SHA-256 only; bodies are the JSON text that was validated when it came in. */
export interface Tables {
  project: { id: string; features: string };
  application_key: { app_id: string; project_id: string; token_hash: Uint8Array; name: string; client_id: string };
  management_key: { management_id: string; token_hash: Uint8Array };
  management_key_project: { management_id: string; project_id: string };
  campaign: { id: string; project_id: string };
  member: { key: Generated<number>; campaign_id: string; id: string };
  /** Clustered by member and order, so that a page is one range read. `moment` is `created_at` in microseconds. */
  activity: { member_key: number; moment: number; sequence: number; id: string; body: string };
  /** One row: the number of the last record that came in; ties between events are broken by it (S04). */
  arrival: { last: number };
  webhook: { project_id: string; id: string; sequence: number; body: string };
  project_user: { id: string; sequence: number; body: string };
  project_user_project: { user_id: string; project_id: string };
  access_token: { hash: Uint8Array; client_id: string; project_id: string; scope: string; expires_at: number };
}
