import { monitorEventLoopDelay } from "node:perf_hooks";
import type { PoolState, ServedExchange } from "../../../service/index.ts";
import type { MetricName } from "./metric-table.ts";
import { BOUNDS, type Distribution, type MetricsSnapshot } from "./metrics-snapshot.ts";

const NANOSECONDS = 1e9;
const RESOLUTION_MS = 10;

/** What one process measures of itself. */
export function createMetrics() {
  const values: Partial<Record<MetricName, Record<string, number>>> = {};
  const distributions: Partial<Record<MetricName, Record<string, Distribution>>> = {};
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();

  const count = (name: MetricName, by = 1, labels = "") => {
    const series = values[name] ?? {};
    values[name] = series;
    series[labels] = (series[labels] ?? 0) + by;
  };
  const observe = (name: MetricName, labels: string, seconds: number) => {
    const series = distributions[name] ?? {};
    const entry = series[labels] ?? { count: 0, seconds: 0, buckets: BOUNDS.map(() => 0) };
    distributions[name] = series;
    series[labels] = entry;
    entry.count++;
    entry.seconds += seconds;
    const slot = BOUNDS.findIndex((bound) => seconds <= bound);
    if (slot >= 0) entry.buckets[slot] = (entry.buckets[slot] ?? 0) + 1;
  };
  return {
    count,
    observeExchange({ operationId, status, durationMs, faults = [], throttledMs }: ServedExchange): void {
      const operation = `operation="${operationId ?? "none"}"`;
      observe("loyalty_request_duration_seconds", `${operation},status="${status}"`, durationMs / 1000);
      for (const kind of faults) count("loyalty_faults_injected_total", 1, `${operation},kind="${kind}"`);
      if (throttledMs === undefined) return;
      count("loyalty_slowdowns_total");
      count("loyalty_slowdown_seconds_total", throttledMs / 1000);
    },
    observeQuery: (query: string, durationMs: number) =>
      observe("loyalty_store_duration_seconds", `operation="${query}"`, durationMs / 1000),
    /** All that was counted since the start, and what is measured at this moment. */
    snapshot(pool: PoolState | undefined): MetricsSnapshot {
      const gauges = {
        // It measures from one tick to the next; what is beyond the time between two is the delay.
        loyalty_event_loop_delay_seconds: {
          "": Math.max(0, delay.percentile(99) / NANOSECONDS - RESOLUTION_MS / 1000),
        },
        loyalty_resident_memory_bytes: { "": process.memoryUsage.rss() },
        loyalty_workers: { "": 1 },
        ...(pool && {
          loyalty_store_pool_connections: { "": pool.total },
          loyalty_store_pool_idle_connections: { "": pool.idle },
          loyalty_store_pool_waiting_requests: { "": pool.waiting },
        }),
      };
      delay.reset();
      return structuredClone({ values: { ...values, ...gauges }, distributions });
    },
    close: () => delay.disable(),
  };
}
