import { LRUCache } from "lru-cache";
import { type Engine, prepareQuery } from "../engine.ts";
import { PARTITIONS } from "../schema.ts";

const SUSPENSION_MS = 5_000;
/** Limit of a read from a further server, which may be silent: others wait behind it. */
const SERVER_TIMEOUT_MS = 2_500;
const LOCK_NOT_AVAILABLE = "55P03";
/** SQLSTATE of `postgres_fdw` for a further server that cannot be reached, or cannot serve now. */
const SERVER_FAILURE = /^(08|53|57)/;
const MAX_CACHED_MEMBERS = 100_000;
/** Partitions move to other servers while a service runs. */
const MAX_AGE_MS = 60_000;
const findPartition = prepareQuery<{ partition: number; server: string | null }>(
  "find-partition",
  `SELECT partition, (
     SELECT srvname FROM pg_foreign_table JOIN pg_foreign_server ON pg_foreign_server.oid = ftserver
     WHERE ftrelid = to_regclass('activity_' || partition)) AS server
   FROM generate_series(0, ${PARTITIONS - 1}) AS partition
   WHERE satisfies_hash_partition('activity'::regclass, ${PARTITIONS}, partition, $1::bigint)`,
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
  /** The end of the suspension of each locked partition or lost server. */
  readonly #suspended = new Map<string, number>();
  readonly #known = new LRUCache<number, Place>({ max: MAX_CACHED_MEMBERS, ttl: MAX_AGE_MS });
  readonly #servers = new Set<string>();

  constructor(read: Engine["read"]) {
    this.#read = read;
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
    if (performance.now() < end)
      throw new Error(place.server ? `server ${place.server} is out of reach` : `partition ${place.table} is locked`);
    this.#suspend(place); // for all except this read
  }

  /**
   * Suspends a place if its read failed because it is locked or lost.
   * @returns Whether the reads behind this one wait, too.
   */
  noteFailure(place: Place, error: unknown): boolean {
    const state = error instanceof Error && "code" in error ? String(error.code) : "";
    const isSilent = error instanceof ServerTimeoutError;
    const isLocked = place.server === undefined && state === LOCK_NOT_AVAILABLE;
    const isLost = place.server !== undefined && SERVER_FAILURE.test(state);
    if (isSilent || isLocked || isLost) this.#suspend(place);
    return isSilent || isLocked;
  }

  /** Ends the suspension after a read that succeeded. */
  resume({ server, table }: Place): void {
    this.#suspended.delete(server ?? table);
  }

  /** Returns the further servers that have been read from, and whether each can be reached. */
  listServers(): ReadonlyMap<string, boolean> {
    return new Map([...this.#servers].map((server) => [server, !this.#suspended.has(server)]));
  }

  #suspend({ server, table }: Place): void {
    this.#suspended.set(server ?? table, performance.now() + SUSPENSION_MS);
  }
}

/** A further server that is silent: `postgres_fdw` would wait for it, even to cancel the read. */
class ServerTimeoutError extends Error {
  override readonly name = "ServerTimeoutError";
}

/** @throws ServerTimeoutError if a read of a further server takes too long. */
export async function limitTime<Result>(reading: Promise<Result>, server: string): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const error = new ServerTimeoutError(`server ${server} did not answer within ${SERVER_TIMEOUT_MS} ms`);
  const timer = setTimeout(() => reject(error), SERVER_TIMEOUT_MS);
  return Promise.race([reading, promise]).finally(() => clearTimeout(timer));
}
