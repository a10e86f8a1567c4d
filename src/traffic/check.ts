import { randomBytes } from "node:crypto";
import { TrafficCollector } from "./check/traffic-collector.ts";
import { CoverageCollector, type CoverageReport } from "./coverage.ts";
import type { ReportPart } from "./findings/report-part.ts";
import { InvariantCollector } from "./invariants/invariant-collector.ts";
import { UnreadableTrafficError } from "./read/parse-json.ts";
import { streamExchanges } from "./read/read-exchanges.ts";
import { createRedactor } from "./redact/create-redactor.ts";
import { Pseudonyms } from "./redact/pseudonyms.ts";

export interface TrafficCheckOptions {
  /** Checks the rules between exchanges. @default false */
  readonly invariants?: boolean;
  /** Counts the parts of the contract that the traffic exercises. @default false */
  readonly coverage?: boolean;
  /** Treats undocumented properties, query parameters and form fields as violations. @default false */
  readonly closed?: boolean;
  /** Reports values that redaction would replace. @default false */
  readonly showValues?: boolean;
}

/** A check of recordings, one after the other: exchanges in, findings out. */
export class TrafficCheck {
  readonly #options: TrafficCheckOptions;
  readonly #key = randomBytes(32);
  readonly #coverage: CoverageCollector | undefined;

  constructor(options: TrafficCheckOptions = {}) {
    this.#options = options;
    this.#coverage = options.coverage ? new CoverageCollector() : undefined;
  }

  /**
   * Checks a recording: HAR or NDJSON. If its end cannot be read, the result says so and covers the exchanges before it.
   * @param source Its name.
   * @throws {UnreadableTrafficError} If nothing of it can be read.
   */
  async checkStream(source: string, chunks: AsyncIterable<Uint8Array>): Promise<ReportPart> {
    const recording = this.startRecording(source);
    let isRead = false;
    const onUnreadable = (reason: string) => {
      isRead = true;
      recording.addUnreadable(reason);
    };
    try {
      for await (const exchange of streamExchanges(chunks, { onUnreadable })) {
        isRead = true;
        recording.add(exchange);
      }
    } catch (error) {
      if (!(error instanceof UnreadableTrafficError) || !isRead) throw error;
      recording.addUnreadable(error.message);
    }
    return recording.report();
  }

  /** Starts the next recording. @param source Its name, for findings. */
  startRecording(source?: string): TrafficCollector {
    const { invariants = false, closed: isClosed = false, showValues = false } = this.#options;
    const hide = (id: string) => (showValues ? id : new Pseudonyms(this.#key).replaceText(id));
    return new TrafficCollector({
      source,
      redact: showValues ? undefined : (entry) => createRedactor({ key: this.#key })(entry),
      isClosed,
      invariants: invariants ? new InvariantCollector(hide, source) : undefined,
      coverage: this.#coverage,
    });
  }

  /** Returns the coverage of all recordings, if it was asked for. */
  reportCoverage(): CoverageReport | undefined {
    return this.#coverage?.report();
  }
}
