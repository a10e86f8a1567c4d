import type { Kysely } from "kysely";
import type { WriteMany } from "../store/engine.ts";
import type { Tables } from "../store/tables.ts";
import { type DatasetRecord, RecordError } from "./dataset-record.ts";
import { toMoment } from "./moment.ts";

const BATCH_ROWS = 512;
const MOST_KNOWN_MEMBERS = 100_000;

type ActivityRecord = Extract<DatasetRecord, { kind: "activity" }>;

/** Activities on their way into the database. Members are looked up once, rows written many at a time. */
export class ActivityBatch {
  readonly #database: Kysely<Tables>;
  readonly #writeMany: WriteMany;
  readonly #memberKeys = new Map<string, number>();
  #rows: Tables["activity"][] = [];

  constructor(database: Kysely<Tables>, writeMany: WriteMany) {
    this.#database = database;
    this.#writeMany = writeMany;
  }

  /**
   * Takes an activity that is known by now, or will be with `flush`. The same event twice is one event: the first.
   * @param body The JSON text of the activity, as it will go out.
   * @throws RecordError where the member does not exist.
   */
  async add({ campaign_id, member_id, activity }: ActivityRecord, body: string, sequence: number): Promise<void> {
    const name = JSON.stringify([campaign_id, member_id]);
    const member_key = this.#memberKeys.get(name) ?? (await this.#findMember(name, campaign_id, member_id));
    const moment = toMoment(String(activity.created_at));
    this.#rows.push({
      member_key,
      moment: Number.isNaN(moment) ? 0 : moment, // only a nonconforming activity has no time; it sorts first
      sequence,
      id: activity.id,
      body,
    });
    if (this.#rows.length >= BATCH_ROWS) await this.flush();
  }

  async flush(): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    if (rows.length > 0) await this.#writeMany(rows);
  }

  async #findMember(name: string, campaignId: string, memberId: string): Promise<number> {
    const member = await this.#database
      .selectFrom("member")
      .select("key")
      .where("campaign_id", "=", campaignId)
      .where("id", "=", memberId)
      .executeTakeFirst();
    if (!member) throw new RecordError(`member ${memberId} of campaign ${campaignId} does not exist`);
    if (this.#memberKeys.size >= MOST_KNOWN_MEMBERS) this.#memberKeys.clear();
    this.#memberKeys.set(name, member.key);
    return member.key;
  }
}
