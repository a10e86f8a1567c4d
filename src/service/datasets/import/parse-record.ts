import {
  describeSource,
  type MemberActivity,
  type ProjectUser,
  type SchemaName,
  validateSchema,
  type Webhook,
} from "../../../contract/internal.ts";
import { isObject, tryParseJson } from "../../../contract/json.ts";

/** One line of a dataset, which is NDJSON. */
export type DatasetRecord =
  | { kind: "project"; id: string; features: string[] }
  | { kind: "application_key"; project_id: string; app_id: string; app_token: string; name: string }
  | { kind: "management_key"; management_id: string; management_token: string; project_ids: string[] }
  | { kind: "campaign"; project_id: string; id: string }
  | { kind: "member"; campaign_id: string; id: string }
  | { kind: "activity"; campaign_id: string; member_id: string; activity: MemberActivity }
  | { kind: "webhook"; project_id: string; webhook: Webhook }
  | { kind: "user"; user: ProjectUser };

/** Every kind except the activity, which is written in batches. */
export type PlainRecord = Exclude<DatasetRecord, { kind: "activity" }>;

/** A line that cannot be applied; the message shows no secrets. */
export class RecordError extends Error {
  override readonly name = "RecordError";
}

const MAX_ID_LENGTH = 255;

type PropertyType = "string" | "segment" | "strings" | "object";

/** Required properties of each kind of line. */
const shapes: Record<DatasetRecord["kind"], Record<string, PropertyType>> = {
  project: { id: "segment", features: "strings" },
  application_key: { project_id: "string", app_id: "string", app_token: "string", name: "string" },
  management_key: { management_id: "string", management_token: "string", project_ids: "strings" },
  campaign: { project_id: "string", id: "segment" },
  member: { campaign_id: "string", id: "segment" },
  activity: { campaign_id: "string", member_id: "string", activity: "object" },
  webhook: { project_id: "string", webhook: "object" },
  user: { user: "object" },
};
/** Property of a line that must conform to a schema of the contract. */
const entities: Partial<Record<DatasetRecord["kind"], [property: string, schema: SchemaName]>> = {
  activity: ["activity", "MemberActivity"],
  webhook: ["webhook", "Webhook"],
  user: ["user", "ProjectUser"],
};

/**
 * Parses and checks one line of a dataset, without access to the database.
 * @param allowNonconforming Accepts an entity that breaks its schema but has an id.
 * @throws RecordError if it is invalid.
 */
export function parseRecord(text: string, allowNonconforming: boolean): DatasetRecord {
  const record = parseObject(text);
  const { kind } = record;
  if (typeof kind !== "string" || !Object.hasOwn(shapes, kind)) {
    throw new RecordError(`kind must be one of ${Object.keys(shapes).join(", ")}`);
  }
  const known = kind as DatasetRecord["kind"];
  for (const [property, type] of Object.entries(shapes[known])) requireProperty(record, known, property, type);
  const [property, schema] = entities[known] ?? [];
  if (property !== undefined && schema !== undefined)
    requireEntity(record[property] as object, property, schema, allowNonconforming);
  return record as DatasetRecord; // its properties have just been checked
}

function parseObject(line: string): Record<string, unknown> {
  const value = tryParseJson(line);
  if (value === undefined) throw new RecordError("is not JSON");
  if (!isObject(value)) throw new RecordError("must be a JSON object");
  return value;
}

function requireProperty(record: Record<string, unknown>, kind: string, property: string, type: PropertyType): void {
  const value = record[property];
  const text = `a string of 1 to ${MAX_ID_LENGTH} characters without U+0000`;
  const checks: Record<PropertyType, readonly [isValid: boolean, expected: string]> = {
    string: [isStorable(value) && value !== "", text],
    // A client cannot send another path than the one without it (RFC 3986 §5.2.4).
    segment: [isStorable(value) && !["", ".", ".."].includes(value), `${text}, other than . and ..`],
    strings: [Array.isArray(value) && value.every(isStorable), "an array of strings"],
    object: [isObject(value), "an object"],
  };
  const [isValid, expected] = checks[type];
  if (!isValid) throw new RecordError(`${kind}.${property} must be ${expected}`);
}

/** Whether a database can store, index and find a text: no engine takes lone surrogates, PostgreSQL no U+0000. */
function isStorable(value: unknown): value is string {
  return typeof value === "string" && value.length <= MAX_ID_LENGTH && value.isWellFormed() && !value.includes("\0");
}

function requireEntity(entity: object, property: string, schema: SchemaName, allowNonconforming: boolean): void {
  if (!("id" in entity) || !isStorable(entity.id))
    throw new RecordError(`${property}.id must be a string of at most ${MAX_ID_LENGTH} characters`);
  if (allowNonconforming) return;
  const [violation] = validateSchema(schema, entity);
  if (violation)
    throw new RecordError(`${property}${violation.pointer}: ${violation.message} (${describeSource(violation)})`);
}
