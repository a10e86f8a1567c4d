import { randomBytes } from "node:crypto";
import { type CollectorOptions, TrafficCollector } from "./check/traffic-collector.ts";
import { CoverageCollector, type CoverageReport } from "./coverage.ts";
import type { ReportPart } from "./findings/report-part.ts";
import { UnreadableTrafficError } from "./read/parse-json.ts";
import { streamExchanges } from "./read/read-exchanges.ts";

export interface TrafficCheckOptions extends CollectorOptions {
  /** Counts the parts of the contract that the traffic exercises. @default false */
  readonly coverage?: boolean;
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
    return new TrafficCollector(this.#options, this.#key, source, this.#coverage);
  }

  /** Returns the coverage of all recordings, if it was asked for. */
  reportCoverage(): CoverageReport | undefined {
    return this.#coverage?.report();
  }
}
