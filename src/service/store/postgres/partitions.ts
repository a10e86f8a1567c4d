import { LRUCache } from "lru-cache";
import { type Engine, prepareQuery } from "../engine.ts";
import { PARTITIONS } from "../schema.ts";

const SUSPENSION_MS = 5_000;
const MAX_CACHED_MEMBERS = 100_000;
/** Partitions move to other servers while a service runs. */
const MAX_AGE_MS = 60_000;
const findPartition = prepareQuery<{ partition: number; server: string | null }>(
  "postgres",
  "find-partition",
  `SELECT partition, (
     SELECT srvname FROM pg_foreign_table JOIN pg_foreign_server ON pg_foreign_server.oid = ftserver
     WHERE ftrelid = to_regclass('activity_' || partition)) AS server
   FROM generate_series(0, ${PARTITIONS - 1}) AS partition
   WHERE satisfies_hash_partition('activity'::regclass, ${PARTITIONS}, partition, ?::bigint)`,
);

/** The table that has the events of a member. */
export interface Place {
  readonly table: string;
  /** The further server that has the partition; undefined for a partition on the first one. */
  readonly server: string | undefined;
}

/**
 * Finds the partition of each member's activity, so that a statement names it: one on the whole table would wait for a lock
 * of any partition. While another session has locked a partition, or its server is out of reach, reads of it fail at once,
 * because each would make the other reads of its connection wait. One read tries it again after 5 seconds.
 */
export class Partitions {
  readonly #read: Engine["read"];
  readonly #monotonic: () => number;
  /** The end of the suspension of each locked partition or lost server. */
  readonly #suspended = new Map<string, number>();
  readonly #known = new LRUCache<number, Place>({ max: MAX_CACHED_MEMBERS, ttl: MAX_AGE_MS });
  readonly #servers = new Set<string>();

  constructor(read: Engine["read"], monotonic: () => number = () => performance.now()) {
    this.#read = read;
    this.#monotonic = monotonic;
  }

  async find(memberKey: number): Promise<Place> {
    const known = this.#known.get(memberKey);
    if (known !== undefined) return known;
    const [row] = await this.#read(findPartition, [memberKey]);
    const server = row?.server ?? undefined;
    if (server !== undefined) this.#servers.add(server);
    const place = { table: `activity_${row?.partition}`, server };
    this.#known.set(memberKey, place);
    return place;
  }

  /** @throws Error if the partition was locked, or its server out of reach, within the last 5 seconds. */
  requireAvailable(place: Place): void {
    const end = this.#suspended.get(place.server ?? place.table);
    if (end === undefined) return;
    if (this.#monotonic() < end)
      throw new Error(place.server ? `server ${place.server} is out of reach` : `partition ${place.table} is locked`);
    this.suspend(place); // for all except this read
  }

  suspend({ server, table }: Place): void {
    this.#suspended.set(server ?? table, this.#monotonic() + SUSPENSION_MS);
  }

  /** Ends the suspension after a read that succeeded. */
  resume({ server, table }: Place): void {
    this.#suspended.delete(server ?? table);
  }

  /** Returns the further servers that have been read from, and whether each can be reached. */
  listServers(): ReadonlyMap<string, boolean> {
    return new Map([...this.#servers].map((server) => [server, !this.#suspended.has(server)]));
  }
}
