import { readdirSync, readFileSync } from "node:fs";
import type { PoolState, ServedExchange } from "../../service/index.ts";
import { ownPackage } from "../io/io.ts";
import type { ServerLoad } from "./start-http-server.ts";

const DELAY_SAMPLE_MS = 20;
/** Upper bounds of the histogram buckets, in seconds. */
const BUCKET_BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, Infinity];

/** All metrics. Names end in their unit, counters in `_total`; no label contains a secret or a customer id. */
export const metrics = {
  loyalty_request_duration_seconds: { type: "histogram", help: "Time from the head of a request to its response." },
  loyalty_store_duration_seconds: {
    type: "histogram",
    help: "Time of a database query, including the wait for a connection.",
  },
  loyalty_store_pool_connections: { type: "gauge", help: "Open connections to PostgreSQL." },
  loyalty_store_pool_idle_connections: { type: "gauge", help: "Idle connections to PostgreSQL." },
  loyalty_store_pool_waiting_requests: { type: "gauge", help: "Queries that wait for a connection to PostgreSQL." },
  loyalty_open_connections: { type: "gauge", help: "Open connections of clients." },
  loyalty_requests_in_flight: { type: "gauge", help: "Requests without a response." },
  loyalty_connections_refused_total: { type: "counter", help: "Connections beyond the limit, which were closed." },
  loyalty_faults_injected_total: { type: "counter", help: "Faults injected by --fault." },
  loyalty_event_loop_delay_seconds: { type: "histogram", help: "Delay of timers, measured every 20 ms." },
  loyalty_build_info: { type: "gauge", help: "Always 1; the labels name the versions." },
  process_cpu_seconds_total: { type: "counter", help: "Processor time of the process." },
  process_resident_memory_bytes: { type: "gauge", help: "Resident memory of the process." },
  process_open_fds: { type: "gauge", help: "Open file descriptors." },
  process_max_fds: { type: "gauge", help: "Maximum number of open file descriptors." },
  process_start_time_seconds: { type: "gauge", help: "Start of the process, in seconds since the epoch." },
} as const;

type MetricName = keyof typeof metrics;
const metricNames = Object.keys(metrics) as MetricName[];

/** A number, or the sum of all observations and their number per bucket; cumulative only in the output. */
type Value = number | { seconds: number; readonly buckets: number[] };

interface Readings {
  /** Undefined without PostgreSQL. */
  readonly pool?: PoolState | undefined;
  /** Undefined until the service listens. */
  readonly server?: ServerLoad | undefined;
}

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Counts and measures the requests of one process.
 * @param monotonic Clock in milliseconds that measures the delay of the event loop.
 */
export function createMetrics(monotonic: () => number = () => performance.now()) {
  /** The values of each metric by their labels. */
  const series = new Map<MetricName, Map<string, Value>>();
  for (const name of metricNames) series.set(name, new Map());

  const set = (name: MetricName, value: Value, labels = "") => series.get(name)?.set(labels, value);
  const countFault = (labels: string) => {
    const known = series.get("loyalty_faults_injected_total")?.get(labels);
    set("loyalty_faults_injected_total", Number(known ?? 0) + 1, labels);
  };
  const addObservation = (name: MetricName, labels: string, seconds: number) => {
    const known = series.get(name)?.get(labels);
    const histogram = typeof known === "object" ? known : { seconds: 0, buckets: BUCKET_BOUNDS.map(() => 0) };
    if (known === undefined) set(name, histogram, labels);
    histogram.seconds += seconds;
    const slot = BUCKET_BOUNDS.findIndex((bound) => seconds <= bound);
    histogram.buckets[slot] = (histogram.buckets[slot] ?? 0) + 1;
  };
  set("loyalty_build_info", 1, `version="${ownPackage.version}",node="${process.versions.node}"`);
  set("process_start_time_seconds", performance.timeOrigin / 1000);
  let sampledAt = monotonic();
  setInterval(() => {
    const startedAt = sampledAt;
    sampledAt = monotonic();
    addObservation("loyalty_event_loop_delay_seconds", "", Math.max(0, sampledAt - startedAt - DELAY_SAMPLE_MS) / 1000);
  }, DELAY_SAMPLE_MS).unref();
  return {
    observeExchange({ operationId, status, durationMs, faults = [] }: ServedExchange): void {
      const operation = `operation="${operationId ?? "none"}"`;
      addObservation("loyalty_request_duration_seconds", `${operation},status="${status}"`, durationMs / 1000);
      for (const kind of faults) countFault(`${operation},kind="${kind}"`);
    },
    observeQuery: (query: string, durationMs: number) =>
      addObservation("loyalty_store_duration_seconds", `operation="${query}"`, durationMs / 1000),
    /** Writes all metrics in the text format of Prometheus; series without a value are left out. */
    write({ pool, server }: Readings): string {
      const current: Partial<Record<MetricName, number | undefined>> = {
        loyalty_store_pool_connections: pool?.total,
        loyalty_store_pool_idle_connections: pool?.idle,
        loyalty_store_pool_waiting_requests: pool?.waiting,
        loyalty_open_connections: server?.connections,
        loyalty_requests_in_flight: server?.requests,
        loyalty_connections_refused_total: server?.refused,
        ...readProcess(),
      };
      for (const [name, value] of Object.entries(current)) {
        if (value !== undefined) set(name as MetricName, value);
      }
      return metricNames.flatMap((name) => writeMetric(name, [...(series.get(name) ?? [])])).join("");
    },
  };
}

/** Reads what the system counts of this process, under the names of all Prometheus clients. Only Linux tells the descriptors. */
function readProcess() {
  const { user, system } = process.cpuUsage();
  const read = (count: () => number) => {
    try {
      return count();
    } catch {
      return undefined;
    }
  };
  return {
    process_cpu_seconds_total: (user + system) / 1e6,
    process_resident_memory_bytes: process.memoryUsage.rss(),
    process_open_fds: read(() => readdirSync("/proc/self/fd").length),
    process_max_fds: read(() => Number(/^Max open files +(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1])),
  };
}

function writeMetric(name: MetricName, series: readonly (readonly [labels: string, value: Value])[]): string[] {
  const lines = series.flatMap(([labels, value]) =>
    typeof value === "number" ? [`${name}${labels && `{${labels}}`} ${value}\n`] : writeHistogram(name, labels, value),
  );
  const { type, help } = metrics[name];
  return lines.length === 0 ? [] : [`# HELP ${name} ${help}\n`, `# TYPE ${name} ${type}\n`, ...lines];
}

function writeHistogram(name: string, labels: string, { seconds, buckets }: Exclude<Value, number>): string[] {
  let count = 0;
  const lines = BUCKET_BOUNDS.map((bound, slot) => {
    count += buckets[slot] ?? 0;
    return `${name}_bucket{${labels && `${labels},`}le="${bound === Infinity ? "+Inf" : bound}"} ${count}\n`;
  });
  const all = labels && `{${labels}}`;
  return [...lines, `${name}_sum${all} ${seconds}\n`, `${name}_count${all} ${count}\n`];
}
