import { checkExchange } from "../../traffic/index.ts";
import {
  type BrokenLaw,
  CoverageCollector,
  type CoverageReport,
  type EntryBatch,
  LawCollector,
  parseBatch,
  TrafficCollector,
  type TrafficReport,
} from "../../traffic/internal.ts";

/** How recordings are checked. Plain data: it crosses threads. */
export interface PartOptions {
  readonly coverage?: boolean;
  readonly laws?: boolean;
}

/** Consecutive entries of a file; without them, the question for the reports of the whole file. */
export interface CheckRequest {
  readonly file: number;
  readonly batch?: EntryBatch;
}

/** The report of a part, or those of a whole file. Plain data: it crosses threads. */
export interface PartReports {
  readonly traffic?: TrafficReport;
  readonly laws?: readonly BrokenLaw[] | undefined;
  readonly coverage?: CoverageReport | undefined;
}

/** Checks parts of files: reports violations after each part, laws and coverage when the file is finished. */
export class PartChecker {
  readonly #options: PartOptions;
  /** The collectors that need all exchanges of a file in their order. */
  readonly #ordered = new Map<number, { laws?: LawCollector; coverage?: CoverageCollector }>();

  constructor(options: PartOptions) {
    this.#options = options;
  }

  answer({ file, batch }: CheckRequest): PartReports {
    const { laws, coverage } = this.#options;
    const ordered = this.#ordered.get(file) ?? {
      ...(laws && { laws: new LawCollector() }),
      ...(coverage && { coverage: new CoverageCollector() }),
    };
    if (!batch) {
      this.#ordered.delete(file);
      return { laws: ordered.laws?.report(), coverage: ordered.coverage?.report() };
    }
    this.#ordered.set(file, ordered);
    const traffic = new TrafficCollector(true);
    const collectors = [traffic, ...Object.values(ordered)];
    for (const exchange of parseBatch(batch, { onUnreadable: (reason) => traffic.addUnreadable([reason]) })) {
      const violations = checkExchange(exchange);
      for (const collector of collectors) collector.add(exchange, violations);
    }
    return { traffic: traffic.report() };
  }
}
