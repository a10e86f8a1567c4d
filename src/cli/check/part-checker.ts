import { checkExchange, createRedactor } from "../../traffic/index.ts";
import {
  type CollectedFacts,
  CoverageCollector,
  type CoverageReport,
  type EntryBatch,
  LawCollector,
  Pseudonyms,
  parseBatch,
  TrafficCollector,
  type TrafficCollectorOptions,
  type TrafficReport,
} from "../../traffic/internal.ts";

/** How recordings are checked. Plain data: it crosses threads. */
export interface PartOptions {
  readonly coverage?: boolean;
  readonly laws?: boolean;
  /** Key of the replacements for values in the report; without one, values are shown. */
  readonly key?: string;
}

/** Consecutive entries of a file; without them, the question for the reports of the whole file. */
export interface CheckRequest {
  readonly file: number;
  readonly batch?: EntryBatch;
}

/** The report of a part, or those of a whole file. Plain data: it crosses threads. */
export interface PartReports {
  readonly traffic?: TrafficReport;
  readonly laws?: CollectedFacts;
  readonly coverage?: CoverageReport | undefined;
}

/** Checks parts of files: reports violations and facts for the laws after each part, coverage when the file is finished. */
export class PartChecker {
  readonly #options: PartOptions;
  /** The collectors that need all exchanges of a file in their order. */
  readonly #coverage = new Map<number, CoverageCollector>();

  readonly #show: NonNullable<TrafficCollectorOptions["show"]>;
  readonly #hide: (id: string) => string;

  constructor(options: PartOptions) {
    this.#options = options;
    const { key } = options;
    const pseudonyms = key === undefined ? undefined : new Pseudonyms(key);
    this.#show = key === undefined ? "values" : createRedactor({ key });
    this.#hide = (id) => pseudonyms?.replaceText(id) ?? id;
  }

  answer({ file, batch }: CheckRequest): PartReports {
    const coverage = this.#coverage.get(file) ?? (this.#options.coverage ? new CoverageCollector() : undefined);
    if (!batch) {
      this.#coverage.delete(file);
      return { coverage: coverage?.report() };
    }
    if (coverage) this.#coverage.set(file, coverage);
    const traffic = new TrafficCollector({ isPart: true, show: this.#show });
    const laws = this.#options.laws ? new LawCollector(file, this.#hide) : undefined;
    const collectors = [traffic, laws, coverage].filter((collector) => collector !== undefined);
    for (const exchange of parseBatch(batch, { onUnreadable: (reason) => traffic.addUnreadable([reason]) })) {
      const violations = checkExchange(exchange);
      for (const collector of collectors) collector.add(exchange, violations);
    }
    return { traffic: traffic.report(), ...(laws && { laws: laws.report() }) };
  }
}
