import { checkExchange, createRedactor } from "../../traffic/index.ts";
import {
  type CollectedFacts,
  CoverageCollector,
  type CoverageReport,
  type EntryBatch,
  InvariantCollector,
  Pseudonyms,
  parseBatch,
  TrafficCollector,
  type TrafficReport,
} from "../../traffic/internal.ts";

/** How recordings are checked. Plain data: it crosses threads. */
export interface PartOptions {
  readonly coverage?: boolean;
  readonly invariants?: boolean;
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
  readonly invariants?: CollectedFacts;
  readonly coverage?: CoverageReport | undefined;
}

/** Creates a function that reports violations and facts for the invariants after each part, coverage when the file is finished. */
export function createPartChecker(options: PartOptions): (request: CheckRequest) => PartReports {
  const { key } = options;
  const pseudonyms = key === undefined ? undefined : new Pseudonyms(key);
  const show = key === undefined ? "values" : createRedactor({ key });
  /** The collectors that need all exchanges of a file in their order. */
  const coverages = new Map<number, CoverageCollector>();
  return ({ file, batch }) => {
    const coverage = coverages.get(file) ?? (options.coverage ? new CoverageCollector() : undefined);
    if (!batch) {
      coverages.delete(file);
      return { coverage: coverage?.report() };
    }
    if (coverage) coverages.set(file, coverage);
    const traffic = new TrafficCollector({ isPart: true, show });
    const invariants = options.invariants
      ? new InvariantCollector(file, (id) => pseudonyms?.replaceText(id) ?? id)
      : undefined;
    const collectors = [traffic, invariants, coverage].filter((collector) => collector !== undefined);
    for (const exchange of parseBatch(batch, { onUnreadable: (reason) => traffic.addUnreadable([reason]) })) {
      const violations = checkExchange(exchange);
      for (const collector of collectors) collector.add(exchange, violations);
    }
    return { traffic: traffic.report(), ...(invariants && { invariants: invariants.report() }) };
  };
}
