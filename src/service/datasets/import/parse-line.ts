import { RecordError } from "../dataset-record.ts";

/** What a line says, before it is held to anything; and of an activity the JSON text of it, as it came in. */
export interface ParsedLine {
  readonly value: Record<string, unknown>;
  /** Undefined where the line is not written as `loyalty dataset` writes an activity. */
  readonly activityText?: string;
}

const STRING = String.raw`("(?:[^"\\]|\\.)*")`;
/** An activity as `loyalty dataset` writes it, up to the event, which is all that follows but for the last brace. */
const HEAD = new RegExp(`^{"kind":"activity","campaign_id":${STRING},"member_id":${STRING},"activity":`);

/** @throws RecordError where the line is no JSON object. */
export function parseLine(line: string): ParsedLine {
  return parseActivityLine(line) ?? { value: parseObject(line) };
}

/**
 * Parses the event apart from the rest, so that its text is known to be it: had the line another member behind the event,
 * even a second `activity`, the text between would be no JSON.
 */
function parseActivityLine(line: string): ParsedLine | undefined {
  const [head, campaignId, memberId] = HEAD.exec(line) ?? [];
  if (head === undefined || campaignId === undefined || memberId === undefined || !line.endsWith("}")) return undefined;
  const activityText = line.slice(head.length, -1);
  try {
    const value = {
      kind: "activity",
      campaign_id: JSON.parse(campaignId),
      member_id: JSON.parse(memberId),
      activity: JSON.parse(activityText),
    };
    return { value, activityText };
  } catch {
    return undefined;
  }
}

function parseObject(line: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new RecordError("is not JSON"); // the parser's message would show the line, and a line may hold a secret
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new RecordError("must be a JSON object");
  return value as Record<string, unknown>;
}
