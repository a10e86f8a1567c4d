import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import type { TestProject } from "vitest/node";

/** Provides PostgreSQL for the tests: the server in LOYALTY_TEST_POSTGRES_URL, or PGlite behind a socket. */
export default async function startPostgres(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = process.env.LOYALTY_TEST_POSTGRES_URL;
  if (server !== undefined) {
    project.provide("postgresUrl", server);
    return undefined;
  }
  const database = await PGlite.create();
  const socket = new PGLiteSocketServer({ db: database, host: "127.0.0.1", port: 0, maxConnections: 8 });
  await socket.start();
  project.provide("postgresUrl", `postgres://postgres@${socket.getServerConn()}/postgres`);
  return async () => {
    await socket.stop();
    await database.close();
  };
}
