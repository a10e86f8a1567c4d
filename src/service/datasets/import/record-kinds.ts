import { toEpochMicroseconds } from "../../../contract/is-date-time.ts";
import type { Dialect } from "../../store/engine.ts";
import { hashMember } from "../../store/erase-member.ts";
import { deriveClientId } from "../../store/manage-keys.ts";
import { type KeyKind, keyTables } from "../../store/schema.ts";
import { clocks, hashSecret } from "../../store/store.ts";
import { type DatasetRecord, writeEntity } from "./parse-record.ts";

/** Changes that an import makes only if they are allowed. */
export interface ImportOptions {
  /** Moves a known application key or user to another project, and changes the secret of a key. @default false */
  readonly replace?: boolean;
  /** Adds a member again that was erased. @default false */
  readonly restoreErased?: boolean;
}

/** Why rows of `staged` cannot be written. Both are expressions of SQL. */
interface Problem {
  readonly condition: string;
  readonly reason: string;
}

/** How the records of a kind are staged in a temporary table, checked there, and written from there, thousands at once. */
export interface RecordKind<Entry> {
  readonly columns: readonly string[];
  /** The number of columns that identify a record, the first ones. A dataset may repeat it, but not with other values. */
  readonly identity?: number;
  readonly toRow: (record: Entry) => readonly unknown[];
  readonly problems: readonly Problem[];
  /** Statements that write the rows of a range of lines, which is `FROM staged WHERE line BETWEEN $1 AND $2`. */
  readonly writes: readonly string[];
}

type RecordKinds = { readonly [Kind in DatasetRecord["kind"]]: RecordKind<Extract<DatasetRecord, { kind: Kind }>> };

const ROWS = "FROM staged WHERE line BETWEEN $1 AND $2";
/** Orders what an import adds: after the lines of all earlier imports. */
const SEQUENCE = "(SELECT last FROM arrival) + line";
const FIND_MEMBER = "member.campaign_id = staged.campaign_id AND member.id = staged.member_id";

/** The database lacks the row that a record refers to. */
const lacks = (table: "project" | "campaign"): Problem => ({
  condition: `NOT EXISTS (SELECT 1 FROM ${table} WHERE id = staged.${table}_id)`,
  reason: `'${table} ' || ${table}_id || ' does not exist'`,
});

/** The database has the record with another value of a column. */
const differs = (table: string, id: string, column: string, reason: string): Problem => ({
  condition: `EXISTS (SELECT 1 FROM ${table} AS known WHERE known.${id} = staged.${id} AND known.${column} <> staged.${column})`,
  reason,
});

/** Describes the kinds, in the order in which they are applied: a record refers only to kinds before its own. */
export function describeKinds(dialect: Dialect, { replace, restoreErased }: ImportOptions): RecordKinds {
  const now = clocks[dialect];
  const bytes = dialect === "sqlite" ? "BLOB" : "BYTEA";
  /** The texts of a column that has an array of JSON, as rows with the column `value`. */
  const eachText = (column: string) =>
    dialect === "sqlite"
      ? `json_each(staged.${column})`
      : `json_array_elements_text(staged.${column}::json) AS each(value)`;
  const unlessReplaced = (...problems: Problem[]) => (replace ? [] : problems);
  return {
    project: {
      columns: ["id TEXT", "features TEXT"],
      identity: 1,
      toRow: ({ id, features }) => [id, JSON.stringify(features)],
      problems: [],
      writes: [
        `INSERT INTO project (id, features) SELECT id, features ${ROWS}
          ON CONFLICT (id) DO UPDATE SET features = excluded.features`,
      ],
    },

    application_key: {
      columns: ["app_id TEXT", "project_id TEXT", "name TEXT", "client_id TEXT", `key_hash ${bytes}`],
      identity: 1,
      toRow: (key) => [key.app_id, key.project_id, key.name, deriveClientId(key.app_id), hashSecret(key.app_token)],
      problems: [
        lacks("project"),
        isRevoked("application"),
        ...unlessReplaced(
          hasOtherSecret("application"),
          differs(
            "application_key",
            "app_id",
            "project_id",
            "'application key ' || app_id || ' belongs to another project (--replace moves it)'",
          ),
        ),
      ],
      writes: [
        `INSERT INTO application_key (app_id, project_id, name, client_id, key_hash, created_at)
          SELECT app_id, project_id, name, client_id, key_hash, ${now} ${ROWS}
          ON CONFLICT (app_id) DO UPDATE SET
            project_id = excluded.project_id, name = excluded.name, key_hash = excluded.key_hash`,
      ],
    },

    management_key: {
      columns: ["management_id TEXT", `key_hash ${bytes}`, "project_ids TEXT"],
      identity: 1,
      toRow: (key) => [
        key.management_id,
        hashSecret(key.management_token),
        JSON.stringify([...new Set(key.project_ids)]),
      ],
      problems: [
        isRevoked("management"),
        ...unlessReplaced(hasOtherSecret("management")),
        {
          condition: `EXISTS (SELECT 1 FROM ${eachText("project_ids")} WHERE value NOT IN (SELECT id FROM project))`,
          reason: `'project ' || (SELECT min(value) FROM ${eachText("project_ids")}
            WHERE value NOT IN (SELECT id FROM project)) || ' does not exist'`,
        },
      ],
      writes: [
        `INSERT INTO management_key (management_id, key_hash, created_at) SELECT management_id, key_hash, ${now} ${ROWS}
          ON CONFLICT (management_id) DO UPDATE SET key_hash = excluded.key_hash`,
        `DELETE FROM management_key_project WHERE management_id IN (SELECT management_id ${ROWS})`,
        `INSERT INTO management_key_project (management_id, project_id)
          SELECT management_id, value FROM staged CROSS JOIN ${eachText("project_ids")} WHERE line BETWEEN $1 AND $2`,
      ],
    },

    campaign: {
      columns: ["id TEXT", "project_id TEXT"],
      identity: 1,
      toRow: ({ id, project_id }) => [id, project_id],
      problems: [
        lacks("project"),
        differs("campaign", "id", "project_id", "'campaign ' || id || ' belongs to another project'"),
      ],
      writes: [`INSERT INTO campaign (id, project_id) SELECT id, project_id ${ROWS} ON CONFLICT DO NOTHING`],
    },

    webhook: {
      columns: ["project_id TEXT", "id TEXT", "body TEXT"],
      identity: 2,
      toRow: ({ project_id, webhook }) => [project_id, webhook.id, writeEntity(webhook)],
      problems: [lacks("project")],
      writes: [
        `INSERT INTO webhook (project_id, id, sequence, body) SELECT project_id, id, ${SEQUENCE}, body ${ROWS}
          ON CONFLICT (project_id, id) DO UPDATE SET body = excluded.body`,
      ],
    },

    user: {
      columns: ["id TEXT", "body TEXT", "projects TEXT"],
      identity: 1,
      toRow: ({ user }) => [user.id, writeEntity(user), JSON.stringify(Object.keys(user.projects ?? {}))],
      problems: unlessReplaced({
        condition: `EXISTS (SELECT 1 FROM project_user_project AS known WHERE user_id = staged.id
          AND project_id NOT IN (SELECT value FROM ${eachText("projects")}))`,
        reason: "'user ' || id || ' would leave a project (--replace allows it)'",
      }),
      writes: [
        `INSERT INTO project_user (id, sequence, body) SELECT id, ${SEQUENCE}, body ${ROWS}
          ON CONFLICT (id) DO UPDATE SET body = excluded.body`,
        `DELETE FROM project_user_project WHERE user_id IN (SELECT id ${ROWS})`,
        `INSERT INTO project_user_project (user_id, project_id)
          SELECT staged.id, value FROM staged CROSS JOIN ${eachText("projects")} WHERE line BETWEEN $1 AND $2`,
      ],
    },

    member: {
      columns: ["campaign_id TEXT", "member_id TEXT", `names_hash ${bytes}`],
      toRow: ({ campaign_id, id }) => [campaign_id, id, hashMember(campaign_id, id)],
      problems: [
        lacks("campaign"),
        ...(restoreErased
          ? []
          : [
              {
                condition: `EXISTS (SELECT 1 FROM member WHERE erased_hash = names_hash)
                  AND NOT EXISTS (SELECT 1 FROM member WHERE ${FIND_MEMBER})`,
                reason: `'member ' || member_id || ' of campaign ' || campaign_id ||
                  ' was erased (--restore-erased adds it again)'`,
              },
            ]),
      ],
      writes: [`INSERT INTO member (campaign_id, id) SELECT campaign_id, member_id ${ROWS} ON CONFLICT DO NOTHING`],
    },

    // The events of a member are written together, so that a page is read from few places of the disk; of a repeated event the first.
    activity: {
      columns: ["campaign_id TEXT", "member_id TEXT", "created_at_us BIGINT", "id TEXT", "body TEXT"],
      toRow: ({ campaign_id, member_id, activity }) => [
        campaign_id,
        member_id,
        toEpochMicroseconds(activity.created_at),
        activity.id,
        writeEntity(activity),
      ],
      problems: [
        {
          condition: `NOT EXISTS (SELECT 1 FROM member WHERE ${FIND_MEMBER})`,
          reason: "'member ' || member_id || ' of campaign ' || campaign_id || ' does not exist'",
        },
      ],
      // A cross join, so that SQLite looks up the member of each activity.
      writes: [
        `INSERT INTO activity (member_key, created_at_us, sequence, id, body)
          SELECT member.key, created_at_us, ${SEQUENCE}, staged.id, body FROM staged CROSS JOIN member
          WHERE line BETWEEN $1 AND $2 AND ${FIND_MEMBER} ORDER BY member.key, line ON CONFLICT DO NOTHING`,
      ],
    },
  };
}

function isRevoked(kind: KeyKind): Problem {
  const { id } = keyTables[kind];
  return {
    condition: `EXISTS (SELECT 1 FROM revoked_key WHERE kind = '${kind}' AND id = staged.${id})`,
    reason: `'${kind} key ' || ${id} || ' is revoked; create another one with loyalty key'`,
  };
}

/** True if the database knows the key with another secret, with which its tokens would end. */
function hasOtherSecret(kind: KeyKind): Problem {
  const { table, id } = keyTables[kind];
  return differs(table, id, "key_hash", `'${kind} key ' || ${id} || ' has another secret (--replace changes it)'`);
}
