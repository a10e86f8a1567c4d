import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { type Engine, prepareQuery } from "../../store/engine.ts";
import type { Tables } from "../../store/schema.ts";

const openImport = prepareQuery(
  "postgres",
  "open-import",
  `INSERT INTO open_import (digest, members_after, members_until) VALUES (?, ?, ?)
   ON CONFLICT (digest, members_after) DO UPDATE SET members_until = excluded.members_until`,
);

/**
 * Marks an import that PostgreSQL commits on several servers, one after another. The mark is committed before the first of them,
 * and removed by the transaction itself: if a server or the process fails in between, it stays until the same events are imported
 * again. No instance uses its cache meanwhile, because pages can change at any time.
 */
export class OpenImport {
  readonly #engine: Engine;
  /** The highest key of a member before the import. */
  readonly #membersAfter: number;
  readonly #events = createHash("sha256");

  private constructor(engine: Engine, membersAfter: number) {
    this.#engine = engine;
    this.#membersAfter = membersAfter;
  }

  /**
   * Begins an import in its transaction, and removes the events that failed imports left to members that do not exist: the keys of
   * those members are not used again.
   * @returns Undefined if the database has one server.
   */
  static async begin(engine: Engine, database: Kysely<Tables>): Promise<OpenImport | undefined> {
    if (engine.dialect !== "postgres") return undefined;
    const foreign = sql`SELECT FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
      WHERE inhparent = 'activity'::regclass AND relkind = 'f'`;
    if ((await foreign.execute(database)).rows.length === 0) return undefined;
    for (const { members_after, members_until } of await database.selectFrom("open_import").selectAll().execute())
      await database
        .deleteFrom("activity")
        .where("member_key", ">", members_after)
        .where("member_key", "<=", members_until)
        .execute();
    return new OpenImport(engine, await findLastMember(database));
  }

  /** Adds an event to the identity of the import. */
  add(member: string, id: string): void {
    this.#events.update(`${member} ${id}\n`);
  }

  /** Commits the mark at the end of the transaction, which removes it. */
  async mark(database: Kysely<Tables>): Promise<void> {
    const digest = this.#events.digest();
    // Through a connection for reads, which commits at once: the import can have the only connection of the pool.
    await this.#engine.read(openImport, [digest, this.#membersAfter, await findLastMember(database)]);
    await database.deleteFrom("open_import").where("digest", "=", digest).execute();
  }
}

async function findLastMember(database: Kysely<Tables>): Promise<number> {
  const { last } = await database
    .selectFrom("member")
    .select(({ fn }) => fn.max("key").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
