import { monitorEventLoopDelay } from "node:perf_hooks";
import type { ServedExchange } from "../../service/index.ts";

/** Upper bounds of the latency histogram, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const NANOSECONDS = 1e9;

interface Series {
  count: number;
  seconds: number;
  /** How many were at most as slow as each bound; cumulative when written. */
  readonly buckets: number[];
}

/** Counts of what the service answered, in the text format of Prometheus. No label holds an id of a customer or a secret. */
export function createMetrics() {
  const series = new Map<string, Series>();
  let violations = 0;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return {
    observe({ operationId, status, durationMs }: ServedExchange): void {
      const labels = `operation="${operationId ?? "none"}",status="${status}"`;
      let entry = series.get(labels);
      if (!entry) {
        entry = { count: 0, seconds: 0, buckets: BOUNDS.map(() => 0) };
        series.set(labels, entry);
      }
      entry.count++;
      entry.seconds += durationMs / 1000;
      const slot = BOUNDS.findIndex((bound) => durationMs / 1000 <= bound);
      if (slot >= 0) entry.buckets[slot] = (entry.buckets[slot] ?? 0) + 1;
    },
    countViolation: () => void violations++,
    write(): string {
      const lines = [
        "# HELP loyalty_request_duration_seconds Time from the head of a request to its answer.",
        "# TYPE loyalty_request_duration_seconds histogram",
        ...[...series].flatMap(([labels, entry]) => writeSeries(labels, entry)),
        "# HELP loyalty_contract_violations_total Violations of the contract in answers (--verify).",
        "# TYPE loyalty_contract_violations_total counter",
        `loyalty_contract_violations_total ${violations}`,
        "# HELP loyalty_event_loop_delay_seconds How late the event loop was, 99th percentile since the last reading.",
        "# TYPE loyalty_event_loop_delay_seconds gauge",
        `loyalty_event_loop_delay_seconds ${delay.percentile(99) / NANOSECONDS}`,
        "# HELP loyalty_resident_memory_bytes Memory of the process.",
        "# TYPE loyalty_resident_memory_bytes gauge",
        `loyalty_resident_memory_bytes ${process.memoryUsage.rss()}`,
      ];
      delay.reset();
      return `${lines.join("\n")}\n`;
    },
    close: () => delay.disable(),
  };
}

function writeSeries(labels: string, { count, seconds, buckets }: Series): string[] {
  let sum = 0;
  const name = "loyalty_request_duration_seconds";
  return [
    ...BOUNDS.map((bound, slot) => {
      sum += buckets[slot] ?? 0;
      return `${name}_bucket{${labels},le="${bound}"} ${sum}`;
    }),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${seconds}`,
    `${name}_count{${labels}} ${count}`,
  ];
}
