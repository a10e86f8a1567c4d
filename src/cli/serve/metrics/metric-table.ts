/** A metric as Prometheus is told of it. Names end in their unit; counters end in `_total`. */
export interface Metric {
  readonly type: "counter" | "gauge" | "histogram";
  readonly help: string;
  /** What several workers have together. @default "sum" */
  readonly merge?: "sum" | "max";
  /** Shown as 0 before anything has happened: a metric without labels. */
  readonly isPlain?: boolean;
}

/** Every metric. No label holds an id of a customer or a secret. */
export const metrics = {
  loyalty_request_duration_seconds: {
    type: "histogram",
    help: "Time from the head of a request to its answer.",
  },
  loyalty_store_duration_seconds: {
    type: "histogram",
    help: "Time of a query of the database, waiting for a connection included.",
  },
  loyalty_store_pool_connections: { type: "gauge", help: "Connections to PostgreSQL that are open." },
  loyalty_store_pool_idle_connections: { type: "gauge", help: "Connections to PostgreSQL that nobody uses." },
  loyalty_store_pool_waiting_requests: { type: "gauge", help: "Queries that wait for a connection to PostgreSQL." },
  loyalty_tokens_issued_total: { type: "counter", help: "Access tokens issued.", isPlain: true },
  loyalty_tokens_revoked_total: {
    type: "counter",
    help: "Access tokens revoked; unknown ones not counted.",
    isPlain: true,
  },
  loyalty_tokens_purged_total: { type: "counter", help: "Expired access tokens removed.", isPlain: true },
  loyalty_slowdowns_total: { type: "counter", help: "Requests that waited after failed credentials.", isPlain: true },
  loyalty_slowdown_seconds_total: { type: "counter", help: "How long they waited.", isPlain: true },
  loyalty_faults_injected_total: { type: "counter", help: "Faults on demand (--fault)." },
  loyalty_contract_violations_total: {
    type: "counter",
    help: "Violations of the contract in answers (--verify).",
    isPlain: true,
  },
  loyalty_event_loop_delay_seconds: {
    type: "gauge",
    help: "How late the event loop was, 99th percentile since the last reading; of the worker that was latest.",
    merge: "max",
  },
  loyalty_resident_memory_bytes: { type: "gauge", help: "Memory of the process, or of all workers." },
  loyalty_workers: { type: "gauge", help: "Processes that serve." },
  loyalty_worker_restarts_total: {
    type: "counter",
    help: "Workers that were replaced because they ended.",
    isPlain: true,
  },
} as const satisfies Record<string, Metric>;

/** Name of a metric. */
export type MetricName = keyof typeof metrics;
