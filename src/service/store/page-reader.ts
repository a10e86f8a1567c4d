import type { Engine } from "./engine.ts";
import { createPostgresPageReader } from "./postgres/postgres-page-reader.ts";
import { createSqlitePageReader } from "./sqlite/sqlite-page-reader.ts";

/** Which events of a member to read. */
export interface PageRequest {
  readonly memberKey: number;
  readonly order: "created_at" | "-created_at";
  readonly limit: number;
  readonly startingAfterId?: string | undefined;
  /** Number of the last record that had come in when the request began: as the database told it, not earlier. */
  readonly arrival: number;
}

/** Events in the order asked for. */
export interface Page {
  /** Stored JSON texts, joined by commas. */
  readonly activities: Uint8Array<ArrayBuffer>;
  readonly hasMore: boolean;
  readonly lastId: string | undefined;
}

/** Reads pages of a member's activity: whatever the page, one range of one index. */
export interface PageReader {
  /** One page, or undefined where the cursor names no event of the member (S13). */
  read(request: PageRequest): Promise<Page | undefined>;
}

/** The way of reading pages that suits the engine. */
export function createPageReader(engine: Engine): PageReader {
  return engine.dialect === "sqlite" ? createSqlitePageReader(engine) : createPostgresPageReader(engine);
}
