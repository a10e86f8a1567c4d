import {
  describeSource,
  type MemberActivity,
  type ProjectUser,
  type SchemaName,
  validateSchema,
  type Webhook,
} from "../../../contract/internal.ts";
import { isObject, tryParseJson } from "../../../contract/json.ts";
import { suggestName } from "../../../contract/suggest-name.ts";
import { planFeatures } from "../../store/schema.ts";

/** One line of a dataset, which is NDJSON. */
export type DatasetRecord =
  | { kind: "project"; id: string; features: (typeof planFeatures)[number][] }
  | { kind: "application_key"; project_id: string; app_id: string; app_token: string; name: string }
  | { kind: "management_key"; management_id: string; management_token: string; project_ids: string[] }
  | { kind: "campaign"; project_id: string; id: string }
  | { kind: "member"; campaign_id: string; id: string }
  | { kind: "activity"; campaign_id: string; member_id: string; activity: MemberActivity }
  | { kind: "webhook"; project_id: string; webhook: Webhook }
  | { kind: "user"; user: ProjectUser };

/** A line that cannot be applied; the message shows no secrets. */
export class RecordError extends Error {
  override readonly name = "RecordError";
}

const MAX_ID_LENGTH = 255;
/** Shorter secrets could be guessed. */
const MIN_SECRET_LENGTH = 20;
/** The names of properties that messages repeat. */
const MAX_SHOWN_LENGTH = 40;

type PropertyType = "text" | "segment" | "credential" | "secret" | "texts" | "features" | "object";

const shapes: Record<DatasetRecord["kind"], Record<string, PropertyType>> = {
  project: { id: "segment", features: "features" },
  application_key: { project_id: "text", app_id: "credential", app_token: "secret", name: "text" },
  management_key: { management_id: "credential", management_token: "secret", project_ids: "texts" },
  campaign: { project_id: "text", id: "segment" },
  member: { campaign_id: "text", id: "segment" },
  activity: { campaign_id: "text", member_id: "text", activity: "object" },
  webhook: { project_id: "text", webhook: "object" },
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
  const record = tryParseJson(text);
  if (record === undefined) throw new RecordError("is not JSON");
  if (!isObject(record)) throw new RecordError("must be a JSON object");
  const { kind } = record;
  if (typeof kind !== "string" || !Object.hasOwn(shapes, kind)) {
    throw new RecordError(`kind must be one of ${Object.keys(shapes).join(", ")}`);
  }
  const known = kind as DatasetRecord["kind"];
  requireKnown(Object.keys(record), ["kind", ...Object.keys(shapes[known])], known);
  for (const [property, type] of Object.entries(shapes[known])) {
    const { isValid, expected } = propertyTypes[type];
    if (!isValid(record[property])) throw new RecordError(`${known}.${property} must be ${expected}`);
  }
  const schema = schemas[known];
  if (schema !== undefined) requireEntity(record[known] as object, known, schema);
  if (known === "user" && !Object.keys((record as { user: ProjectUser }).user.projects ?? {}).every(isText))
    throw new RecordError(`user.projects must have names, each ${TEXT}`);
  return record as DatasetRecord; // its properties have just been checked
}

/** Writes an entity for the database. @throws RecordError if JSON.stringify cannot. */
export function writeEntity(entity: object): string {
  try {
    return JSON.stringify(entity);
  } catch {
    throw new RecordError("is nested too deeply");
  }
}

/** A misspelled property would be lost. */
function requireKnown(names: readonly string[], known: readonly string[], kind: string): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  if (unknown.length > MAX_SHOWN_LENGTH) throw new RecordError(`${kind} has an unknown property`);
  const meant = suggestName(unknown, known);
  throw new RecordError(`${kind} has no property ${unknown}${meant === undefined ? "" : `: did you mean ${meant}?`}`);
}

const TEXT = `a string of 1 to ${MAX_ID_LENGTH} characters without U+0000`;
/** A header carries no other text unchanged. */
const CREDENTIAL = /^[!-~]+$/;
const propertyTypes: Record<PropertyType, { isValid: (value: unknown) => boolean; expected: string }> = {
  text: { isValid: isText, expected: TEXT },
  // A client cannot send a path with . or .. (RFC 3986 §5.2.4).
  segment: {
    isValid: (value) => isText(value) && value !== "." && value !== "..",
    expected: `${TEXT}, other than . and ..`,
  },
  credential: {
    isValid: isCredential,
    expected: `a string of 1 to ${MAX_ID_LENGTH} letters, digits and signs of ASCII`,
  },
  secret: {
    isValid: (value) => isCredential(value) && value.length >= MIN_SECRET_LENGTH,
    expected: `a string of ${MIN_SECRET_LENGTH} to ${MAX_ID_LENGTH} letters, digits and signs of ASCII`,
  },
  texts: { isValid: (value) => Array.isArray(value) && value.every(isText), expected: `an array, each item ${TEXT}` },
  features: {
    isValid: (value) => Array.isArray(value) && value.every((name) => planFeatures.includes(name)),
    expected: `an array of ${planFeatures.join(" and ")}`,
  },
  object: { isValid: isObject, expected: "an object" },
};

/** True if a database can store, index and find the text. No engine takes lone surrogates, PostgreSQL takes no U+0000. */
function isText(value: unknown): value is string {
  const isString = typeof value === "string" && value !== "" && value.length <= MAX_ID_LENGTH;
  return isString && value.isWellFormed() && !value.includes("\0");
}

function isCredential(value: unknown): value is string {
  return isText(value) && CREDENTIAL.test(value);
}

function requireEntity(entity: object, property: string, schema: SchemaName): void {
  if (!("id" in entity) || !isText(entity.id)) throw new RecordError(`${property}.id must be ${TEXT}`);
  const [violation] = validateSchema(schema, entity);
  if (violation)
    throw new RecordError(`${property}${violation.pointer}: ${violation.message} (${describeSource(violation)})`);
}
