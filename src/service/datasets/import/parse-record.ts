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

/** A record that is no activity. */
export type PlainRecord = Exclude<DatasetRecord, { kind: "activity" }>;

/** A line that cannot be applied; the message shows no secrets. */
export class RecordError extends Error {
  override readonly name = "RecordError";
}

const MAX_ID_LENGTH = 255;
/** Shorter secrets could be guessed. */
const MIN_SECRET_LENGTH = 20;

type PropertyType = "string" | "segment" | "secret" | "strings" | "object";

/** Required properties of each kind of line. */
const shapes: Record<DatasetRecord["kind"], Record<string, PropertyType>> = {
  project: { id: "segment", features: "strings" },
  application_key: { project_id: "string", app_id: "string", app_token: "secret", name: "string" },
  management_key: { management_id: "string", management_token: "secret", project_ids: "strings" },
  campaign: { project_id: "string", id: "segment" },
  member: { campaign_id: "string", id: "segment" },
  activity: { campaign_id: "string", member_id: "string", activity: "object" },
  webhook: { project_id: "string", webhook: "object" },
  user: { user: "object" },
};
/** Schema of the contract for the property that is named like its kind of line. */
const schemas: Partial<Record<DatasetRecord["kind"], SchemaName>> = {
  activity: "MemberActivity",
  webhook: "Webhook",
  user: "ProjectUser",
};

/**
 * Parses and checks one line of a dataset, without access to the database.
 * @throws RecordError if it is invalid.
 */
export function parseRecord(text: string): DatasetRecord {
  const record = parseObject(text);
  const { kind } = record;
  if (typeof kind !== "string" || !Object.hasOwn(shapes, kind)) {
    throw new RecordError(`kind must be one of ${Object.keys(shapes).join(", ")}`);
  }
  const known = kind as DatasetRecord["kind"];
  for (const [property, type] of Object.entries(shapes[known])) requireProperty(record, known, property, type);
  const schema = schemas[known];
  if (schema !== undefined) requireEntity(record[known] as object, known, schema);
  return record as DatasetRecord; // its properties have just been checked
}

function parseObject(line: string): Record<string, unknown> {
  const value = tryParseJson(line);
  if (value === undefined) throw new RecordError("is not JSON");
  if (!isObject(value)) throw new RecordError("must be a JSON object");
  return value;
}

function requireProperty(record: Record<string, unknown>, kind: string, property: string, type: PropertyType): void {
  const { isValid, expected } = propertyTypes[type];
  if (!isValid(record[property])) throw new RecordError(`${kind}.${property} must be ${expected}`);
}

const TEXT = `a string of 1 to ${MAX_ID_LENGTH} characters without U+0000`;
const propertyTypes: Record<PropertyType, { isValid: (value: unknown) => boolean; expected: string }> = {
  string: { isValid: (value) => isStorable(value) && value !== "", expected: TEXT },
  // A client cannot send a path with . or .. (RFC 3986 §5.2.4).
  segment: {
    isValid: (value) => isStorable(value) && !["", ".", ".."].includes(value),
    expected: `${TEXT}, other than . and ..`,
  },
  secret: {
    isValid: (value) => isStorable(value) && value.length >= MIN_SECRET_LENGTH,
    expected: `a string of ${MIN_SECRET_LENGTH} to ${MAX_ID_LENGTH} characters without U+0000`,
  },
  strings: { isValid: (value) => Array.isArray(value) && value.every(isStorable), expected: "an array of strings" },
  object: { isValid: isObject, expected: "an object" },
};

/** True if a database can store, index and find the text. No engine takes lone surrogates, PostgreSQL takes no U+0000. */
function isStorable(value: unknown): value is string {
  return typeof value === "string" && value.length <= MAX_ID_LENGTH && value.isWellFormed() && !value.includes("\0");
}

function requireEntity(entity: object, property: string, schema: SchemaName): void {
  if (!("id" in entity) || !isStorable(entity.id))
    throw new RecordError(`${property}.id must be a string of at most ${MAX_ID_LENGTH} characters`);
  const [violation] = validateSchema(schema, entity);
  if (violation)
    throw new RecordError(`${property}${violation.pointer}: ${violation.message} (${describeSource(violation)})`);
}
