import { isDateTime, toEpochMicroseconds } from "../../../contract/is-date-time.ts";
import { type DatasetRecord, parseRecord, RecordError } from "./parse-record.ts";

const NEWLINE = 0x0a;
const MAX_LINE_BYTES = 64 * 2 ** 20;

/** Lines, or the next bytes of a file. */
export type BatchInput = readonly string[] | Uint8Array;

/** Every kind except the activity, which is written in batches. */
export type PlainRecord = Exclude<DatasetRecord, { kind: "activity" }>;

/** The columns of an activity. Its text is a range of the bytes of the batch. */
export interface ParsedActivity {
  readonly campaignId: string;
  readonly memberId: string;
  readonly id: string;
  readonly createdAtUs: number;
  readonly start: number;
  readonly end: number;
}

/** A line that is not blank. */
export type ParsedItem = { readonly line: number } & (
  | { readonly record: PlainRecord }
  | { readonly activity: ParsedActivity }
  | { readonly problem: string }
);

/** Checked lines, in a form that can be sent to another thread. */
export interface ParsedBatch {
  readonly items: readonly ParsedItem[];
  readonly bodies: Uint8Array<ArrayBuffer>;
  /** Number of lines so far, including blank ones. */
  readonly lines: number;
}

/** Parses and checks lines without access to the database. */
export class BatchParser {
  readonly #allowNonconforming: boolean;
  #lines = 0;
  /** Bytes after the last line break. */
  #rest: Uint8Array[] = [];

  constructor({ allowNonconforming }: { readonly allowNonconforming: boolean }) {
    this.#allowNonconforming = allowNonconforming;
  }

  /**
   * @param input Null at the end, to parse the last line if no line break follows it.
   * @throws Error if a line is longer than 64 MiB, since that is not NDJSON and may not fit into memory.
   */
  parse(input: BatchInput | null): ParsedBatch {
    if (input !== null) return this.#parseLines(input instanceof Uint8Array ? this.#split(input) : input);
    const last = Buffer.concat(this.#rest).toString();
    return this.#parseLines(last === "" ? [] : [last]);
  }

  #split(chunk: Uint8Array): string[] {
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    const whole = end === 0 ? [] : [...this.#rest, chunk.subarray(0, end - 1)];
    this.#rest = end === 0 ? [...this.#rest, chunk] : [chunk.subarray(end)];
    if (this.#rest.reduce((sum, { length }) => sum + length, 0) > MAX_LINE_BYTES)
      throw new Error(`line ${this.#lines + 1} is longer than 64 MiB: a dataset has one JSON object on each line`);
    return whole.length === 0 ? [] : Buffer.concat(whole).toString().split("\n");
  }

  #parseLines(lines: readonly string[]): ParsedBatch {
    const items: ParsedItem[] = [];
    const texts: string[] = [];
    let end = 0;
    for (const text of lines) {
      const line = ++this.#lines;
      if (text.trim() === "") continue;
      try {
        const parsed = parseRecord(text.endsWith("\r") ? text.slice(0, -1) : text, {
          allowNonconforming: this.#allowNonconforming,
        });
        if ("body" in parsed) {
          const start = end;
          end += Buffer.byteLength(parsed.body);
          texts.push(parsed.body);
          items.push({ line, activity: { ...toColumns(parsed.record), start, end } });
        } else items.push({ line, record: parsed.record });
      } catch (error) {
        if (!(error instanceof RecordError)) throw error;
        items.push({ line, problem: error.message });
      }
    }
    return { items, bodies: encode(texts, end), lines: this.#lines };
  }
}

function toColumns({ campaign_id, member_id, activity }: Extract<DatasetRecord, { kind: "activity" }>) {
  const createdAt = String(activity.created_at);
  const createdAtUs = isDateTime(createdAt) ? toEpochMicroseconds(createdAt) : 0; // a nonconforming time sorts first
  return { campaignId: campaign_id, memberId: member_id, id: activity.id, createdAtUs };
}

/** Encodes texts into a buffer that can be transferred to another thread. */
function encode(texts: readonly string[], bytes: number): Uint8Array<ArrayBuffer> {
  const buffer = Buffer.from(new ArrayBuffer(bytes));
  let offset = 0;
  for (const text of texts) offset += buffer.write(text, offset);
  return buffer;
}
