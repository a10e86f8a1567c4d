import { type SchemaName, validateSchema } from "../../../contract/index.ts";
import { type DatasetRecord, RecordError } from "../dataset-record.ts";
import { parseLine } from "./parse-line.ts";

const LONGEST_ID = 255;

type Shape = Record<string, "string" | "strings" | "object">;

/** Members of each kind of line, all required. */
const shapes: Record<DatasetRecord["kind"], Shape> = {
  project: { id: "string", features: "strings" },
  application_key: { project_id: "string", app_id: "string", app_token: "string", name: "string" },
  management_key: { management_id: "string", management_token: "string", project_ids: "strings" },
  campaign: { project_id: "string", id: "string" },
  member: { campaign_id: "string", id: "string" },
  activity: { campaign_id: "string", member_id: "string", activity: "object" },
  webhook: { project_id: "string", webhook: "object" },
  user: { user: "object" },
};
/** Schema of the contract that the entity of a line is held to. */
const entities: Partial<Record<DatasetRecord["kind"], [member: string, schema: SchemaName]>> = {
  activity: ["activity", "MemberActivity"],
  webhook: ["webhook", "Webhook"],
  user: ["user", "ProjectUser"],
};

/** A line that is as it should be; of an activity also the JSON text, as it will go out. */
export type ParsedRecord =
  | { readonly record: Exclude<DatasetRecord, { kind: "activity" }> }
  | { readonly record: Extract<DatasetRecord, { kind: "activity" }>; readonly body: string };

/**
 * Reads one line of a dataset.
 * @param options.allowNonconforming Keeps an entity that breaks the contract, as long as it can be found again by its id.
 * @throws RecordError that says what is wrong; secrets are not in it.
 */
export function parseRecord(line: string, { allowNonconforming = false } = {}): ParsedRecord {
  const { value: record, activityText } = parseLine(line);
  const { kind } = record;
  if (typeof kind !== "string" || !Object.hasOwn(shapes, kind)) {
    throw new RecordError(`kind must be one of ${Object.keys(shapes).join(", ")}`);
  }
  const known = kind as DatasetRecord["kind"];
  for (const [member, type] of Object.entries(shapes[known])) requireMember(record, known, member, type);
  const [member, schema] = entities[known] ?? [];
  if (member !== undefined && schema !== undefined)
    requireEntity(record[member] as object, member, schema, allowNonconforming);
  const checked = record as DatasetRecord; // its members have just been checked
  if (checked.kind !== "activity") return { record: checked };
  return { record: checked, body: activityText ?? JSON.stringify(checked.activity) };
}

function requireMember(record: Record<string, unknown>, kind: string, member: string, type: Shape[string]): void {
  const value = record[member];
  const isString = isStorable(value) && value !== "";
  const isStrings = Array.isArray(value) && value.every(isStorable);
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if ({ string: isString, strings: isStrings, object: isObject }[type]) return;
  const wanted = {
    string: `a string of 1 to ${LONGEST_ID} characters without U+0000`,
    strings: "an array of strings",
    object: "an object",
  }[type];
  throw new RecordError(`${kind}.${member} must be ${wanted}`);
}

/** Whether a database can hold, index and find this text: no engine can with lone surrogates, PostgreSQL not with U+0000. */
function isStorable(value: unknown): value is string {
  return typeof value === "string" && value.length <= LONGEST_ID && value.isWellFormed() && !value.includes("\0");
}

function requireEntity(entity: object, member: string, schema: SchemaName, allowNonconforming: boolean): void {
  if (!("id" in entity) || !isStorable(entity.id))
    throw new RecordError(`${member}.id must be a string of at most ${LONGEST_ID} characters`);
  if (allowNonconforming) return;
  const [fault] = validateSchema(schema, entity);
  if (fault)
    throw new RecordError(`${member}${fault.pointer}: ${fault.message} (§${fault.section})`, { isSchemaOnly: true });
}
