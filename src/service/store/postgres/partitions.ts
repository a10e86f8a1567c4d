import { LRUCache } from "lru-cache";
import { type Engine, prepareQuery, StoreUnavailableError } from "../engine.ts";
import { PARTITIONS } from "../schema.ts";

const SUSPENSION_MS = 5_000;
const MAX_CACHED_MEMBERS = 100_000;
const findPartition = prepareQuery<{ partition: number }>(
  "postgres",
  "find-partition",
  `SELECT partition FROM generate_series(0, ${PARTITIONS - 1}) AS partition
   WHERE satisfies_hash_partition('activity'::regclass, ${PARTITIONS}, partition, ?::bigint)`,
);

/**
 * Finds the partition of each member's activity, so that a statement names it: one on the whole table would wait for a lock
 * of any partition. While another session has locked a partition, reads of it fail at once, because each would make the
 * other reads of its connection wait. One read tries it again after 5 seconds.
 */
export class Partitions {
  readonly #read: Engine["read"];
  readonly #monotonic: () => number;
  /** The end of the suspension of each locked partition. */
  readonly #suspended = new Map<number, number>();
  readonly #known = new LRUCache<number, number>({ max: MAX_CACHED_MEMBERS });

  constructor(read: Engine["read"], monotonic: () => number = () => performance.now()) {
    this.#read = read;
    this.#monotonic = monotonic;
  }

  /** Returns -1 if the table has no such partitions, as on a distributed engine. */
  async find(memberKey: number): Promise<number> {
    const known = this.#known.get(memberKey);
    if (known !== undefined) return known;
    const rows = await this.#read(findPartition, [memberKey]).catch((error: unknown) => {
      if (error instanceof StoreUnavailableError) throw error;
      return []; // the function is unknown
    });
    const partition = rows[0]?.partition ?? -1;
    this.#known.set(memberKey, partition);
    return partition;
  }

  /** @throws Error if the partition was locked within the last 5 seconds. */
  requireUnlocked(partition: number): void {
    const end = this.#suspended.get(partition);
    if (end === undefined) return;
    if (this.#monotonic() < end) throw new Error(`partition activity_${partition} is locked`);
    this.suspend(partition); // for all except this read
  }

  suspend(partition: number): void {
    this.#suspended.set(partition, this.#monotonic() + SUSPENSION_MS);
  }

  /** Ends the suspension after a read that succeeded. */
  resume(partition: number): void {
    this.#suspended.delete(partition);
  }
}

/** Changes a statement on the whole table of activities to one on a partition. */
export function nameInPartition(text: string, partition: number): string {
  return partition < 0 ? text : text.replaceAll('"activity"', `"activity_${partition}"`);
}
