import type { Kysely } from "kysely";
import type { ActivityRow, WriteMany } from "../../store/engine.ts";
import type { Tables } from "../../store/tables.ts";
import { RecordError } from "../dataset-record.ts";
import type { ParsedActivity } from "./batch-parser.ts";

const BATCH_ROWS = 512;
const MOST_KNOWN_MEMBERS = 100_000;

/** Activities on their way into the database. Members are looked up once, rows written many at a time. */
export class ActivityBatch {
  readonly #database: Kysely<Tables>;
  readonly #writeMany: WriteMany;
  readonly #memberKeys = new Map<string, number>();
  #rows: ActivityRow[] = [];

  constructor(database: Kysely<Tables>, writeMany: WriteMany) {
    this.#database = database;
    this.#writeMany = writeMany;
  }

  /**
   * Takes an activity that is known by now, or will be with `flush`. The same event twice is one event: the first.
   * @param bodies Holds the JSON text of the activity, as it will go out.
   * @throws RecordError where the member does not exist.
   */
  async add(activity: ParsedActivity, bodies: Uint8Array, sequence: number): Promise<void> {
    const { campaignId, memberId, id, moment, start, end } = activity;
    const name = JSON.stringify([campaignId, memberId]);
    const member_key = this.#memberKeys.get(name) ?? (await this.#findMember(name, campaignId, memberId));
    this.#rows.push({ member_key, moment, sequence, id, body: bodies.subarray(start, end) });
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
