import { type DatasetRecord, RecordError } from "../dataset-record.ts";
import { parseRecord } from "./parse-record.ts";
import { toMoment } from "./parse-timestamp.ts";

const NEWLINE = 0x0a;
const MOST_LINE_BYTES = 64 * 2 ** 20;

/** Lines as they are, or the next bytes of a file. */
export type BatchInput = readonly string[] | Uint8Array;

/** Every kind but the activity, which is written in batches. */
export type PlainRecord = Exclude<DatasetRecord, { kind: "activity" }>;

/** What the database has to know of an activity. Its text is a range of the bytes of the batch. */
export interface ParsedActivity {
  readonly campaignId: string;
  readonly memberId: string;
  readonly id: string;
  /** Microseconds since the epoch. */
  readonly moment: number;
  readonly start: number;
  readonly end: number;
}

/** A line that is not blank. */
export type ParsedItem = { readonly line: number } & (
  | { readonly record: PlainRecord }
  | { readonly activity: ParsedActivity }
  | { readonly problem: string }
);

/** Lines that were read and checked: nothing in it that could not go from one thread to another. */
export interface ParsedBatch {
  readonly items: readonly ParsedItem[];
  readonly bodies: Uint8Array<ArrayBuffer>;
  /** Lines so far, blank ones included. */
  readonly lines: number;
}

/** Turns lines into what is to be written, without knowing the database. */
export class BatchParser {
  readonly #allowNonconforming: boolean;
  #lines = 0;
  /** Bytes after the last end of a line. */
  #rest: Uint8Array[] = [];

  constructor({ allowNonconforming = false }: { readonly allowNonconforming?: boolean } = {}) {
    this.#allowNonconforming = allowNonconforming;
  }

  /** @throws Error where a line is longer than 64 MiB: that is no NDJSON, and would not fit into memory. */
  parse(input: BatchInput): ParsedBatch {
    return this.#parseLines(input instanceof Uint8Array ? this.#split(input) : input);
  }

  /** The last line, where the file does not end with the end of one. */
  end(): ParsedBatch {
    const last = Buffer.concat(this.#rest).toString();
    this.#rest = [];
    return this.#parseLines(last === "" ? [] : [last]);
  }

  #split(chunk: Uint8Array): string[] {
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    const whole = end === 0 ? [] : [...this.#rest, chunk.subarray(0, end - 1)];
    this.#rest = end === 0 ? [...this.#rest, chunk] : [chunk.subarray(end)];
    if (this.#rest.reduce((sum, { length }) => sum + length, 0) > MOST_LINE_BYTES)
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
        if (!("body" in parsed)) {
          items.push({ line, record: parsed.record });
          continue;
        }
        const start = end;
        end += Buffer.byteLength(parsed.body);
        texts.push(parsed.body);
        items.push({ line, activity: { ...describe(parsed.record), start, end } });
      } catch (error) {
        if (!(error instanceof RecordError)) throw error;
        items.push({ line, problem: error.message });
      }
    }
    return { items, bodies: encode(texts, end), lines: this.#lines };
  }
}

function describe({ campaign_id, member_id, activity }: Extract<DatasetRecord, { kind: "activity" }>) {
  const moment = toMoment(String(activity.created_at));
  // Only a nonconforming activity has no time; it sorts first.
  return { campaignId: campaign_id, memberId: member_id, id: activity.id, moment: Number.isNaN(moment) ? 0 : moment };
}

/** One buffer of its own, since it is handed over to another thread. */
function encode(texts: readonly string[], bytes: number): Uint8Array<ArrayBuffer> {
  const buffer = Buffer.from(new ArrayBuffer(bytes));
  let offset = 0;
  for (const text of texts) offset += buffer.write(text, offset);
  return buffer;
}
