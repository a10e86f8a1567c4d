import type { Wait } from "../connection.ts";
import type { Store } from "../store.ts";

/** Copying the events takes hours if there are many. */
const MAX_STATEMENT_SECONDS = 86_400;

/**
 * Distributes the events over the workers of a Citus cluster, those of a member to one worker. All other tables stay on the
 * coordinator. Imports wait meanwhile. Running it again changes nothing.
 * @throws Error if the database is not the coordinator of a cluster with workers.
 */
export async function distributeEvents({ engine }: Store, wait: Wait = {}): Promise<void> {
  if (engine.dialect !== "postgres") throw new Error("only a PostgreSQL database with Citus can distribute the events");
  await engine.transact(
    async (connection) => {
      if (!(await connection.first("SELECT extname FROM pg_extension WHERE extname = 'citus'")))
        throw new Error(
          "the database has no Citus; run in it, and in the same database of each worker: CREATE EXTENSION citus",
        );
      if (await connection.first("SELECT 1 FROM pg_dist_partition WHERE logicalrelid = 'activity'::regclass")) return;
      if (!(await connection.first("SELECT 1 FROM pg_dist_node WHERE groupid > 0 AND shouldhaveshards")))
        throw new Error("the cluster has no workers; run for each worker: SELECT citus_add_node('HOST', PORT)");
      await connection.all("SELECT create_distributed_table('activity', 'member_key')");
      await connection.all("SELECT truncate_local_data_after_distributing_table('activity')");
    },
    { ...wait, maxStatementSeconds: MAX_STATEMENT_SECONDS },
  );
}
