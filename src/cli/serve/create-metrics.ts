import { monitorEventLoopDelay } from "node:perf_hooks";
import type { PoolState, ServedExchange } from "../../service/index.ts";

const NANOSECONDS_PER_SECOND = 1e9;
const DELAY_SAMPLE_SECONDS = 0.01;
/** Upper bounds of the histogram buckets, in seconds. */
const BUCKET_BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, Infinity];

/** All metrics. Names end in their unit, counters in `_total`; no label contains a secret or a customer id. */
const metrics = {
  loyalty_request_duration_seconds: ["histogram", "Time from the head of a request to its response."],
  loyalty_store_duration_seconds: ["histogram", "Time of a database query, including the wait for a connection."],
  loyalty_store_pool_connections: ["gauge", "Open connections to PostgreSQL."],
  loyalty_store_pool_idle_connections: ["gauge", "Idle connections to PostgreSQL."],
  loyalty_store_pool_waiting_requests: ["gauge", "Queries that wait for a connection to PostgreSQL."],
  loyalty_tokens_issued_total: ["counter", "Access tokens issued."],
  loyalty_tokens_revoked_total: ["counter", "Access tokens revoked; unknown tokens are not counted."],
  loyalty_tokens_purged_total: ["counter", "Expired access tokens deleted."],
  loyalty_faults_injected_total: ["counter", "Faults injected by --fault."],
  loyalty_contract_violations_total: ["counter", "Contract violations in responses, found by --verify."],
  loyalty_event_loop_delay_seconds: ["gauge", "99th percentile of the event loop delay since the last scrape."],
  loyalty_resident_memory_bytes: ["gauge", "Resident memory of the process."],
} as const;

type MetricName = keyof typeof metrics;
const metricNames = Object.keys(metrics) as MetricName[];

interface Histogram {
  seconds: number;
  /** Observations per bucket; cumulative only in the output. */
  readonly buckets: number[];
}

/**
 * Counts and measures what one process serves.
 * @param delay Measures the delay of the event loop.
 */
export function createMetrics(
  delay: Pick<ReturnType<typeof monitorEventLoopDelay>, "enable" | "percentile" | "reset"> = monitorEventLoopDelay({
    resolution: DELAY_SAMPLE_SECONDS * 1000,
  }),
) {
  const values = new Map<MetricName, Map<string, number>>();
  const histograms = new Map<MetricName, Map<string, Histogram>>();
  for (const name of metricNames) {
    const startsAtZero = metrics[name][0] === "counter" && name !== "loyalty_faults_injected_total"; // it has labels
    values.set(name, new Map(startsAtZero ? [["", 0]] : []));
    histograms.set(name, new Map());
  }
  delay.enable();

  const count = (name: MetricName, by = 1, labels = "") => {
    const series = values.get(name);
    series?.set(labels, (series.get(labels) ?? 0) + by);
  };
  const observe = (name: MetricName, labels: string, seconds: number) => {
    const series = histograms.get(name);
    const histogram = series?.get(labels) ?? { seconds: 0, buckets: BUCKET_BOUNDS.map(() => 0) };
    series?.set(labels, histogram);
    histogram.seconds += seconds;
    const slot = BUCKET_BOUNDS.findIndex((bound) => seconds <= bound);
    histogram.buckets[slot] = (histogram.buckets[slot] ?? 0) + 1;
  };
  const set = (name: MetricName, value: number) => values.get(name)?.set("", value);
  return {
    count,
    observeExchange({ operationId, status, durationMs, faults = [] }: ServedExchange): void {
      const operation = `operation="${operationId ?? "none"}"`;
      observe("loyalty_request_duration_seconds", `${operation},status="${status}"`, durationMs / 1000);
      for (const kind of faults) count("loyalty_faults_injected_total", 1, `${operation},kind="${kind}"`);
    },
    observeQuery: (query: string, durationMs: number) =>
      observe("loyalty_store_duration_seconds", `operation="${query}"`, durationMs / 1000),
    /** Writes all metrics in the text format of Prometheus; series without a value are left out. */
    write(pool: PoolState | undefined): string {
      // A sample spans the interval between two timers; only the rest is delay.
      const delaySeconds = delay.percentile(99) / NANOSECONDS_PER_SECOND - DELAY_SAMPLE_SECONDS;
      set("loyalty_event_loop_delay_seconds", Math.max(0, delaySeconds));
      delay.reset();
      set("loyalty_resident_memory_bytes", process.memoryUsage.rss());
      if (pool) {
        set("loyalty_store_pool_connections", pool.total);
        set("loyalty_store_pool_idle_connections", pool.idle);
        set("loyalty_store_pool_waiting_requests", pool.waiting);
      }
      return metricNames
        .flatMap((name) => writeMetric(name, values.get(name) ?? [], histograms.get(name) ?? []))
        .join("");
    },
  };
}

type Series<Value> = Iterable<readonly [labels: string, value: Value]>;

function writeMetric(name: MetricName, values: Series<number>, histograms: Series<Histogram>): string[] {
  const lines = [...values].map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}\n`);
  for (const [labels, histogram] of histograms) lines.push(...writeHistogram(name, labels, histogram));
  const [type, help] = metrics[name];
  return lines.length === 0 ? [] : [`# HELP ${name} ${help}\n`, `# TYPE ${name} ${type}\n`, ...lines];
}

function writeHistogram(name: string, labels: string, { seconds, buckets }: Histogram): string[] {
  let count = 0;
  const lines = BUCKET_BOUNDS.map((bound, slot) => {
    count += buckets[slot] ?? 0;
    return `${name}_bucket{${labels},le="${bound === Infinity ? "+Inf" : bound}"} ${count}\n`;
  });
  return [...lines, `${name}_sum{${labels}} ${seconds}\n`, `${name}_count{${labels}} ${count}\n`];
}
