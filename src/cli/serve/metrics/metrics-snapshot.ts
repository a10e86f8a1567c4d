import { type Metric, type MetricName, metrics } from "./metric-table.ts";

/** Upper bounds of the buckets of histograms, in seconds. */
export const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5] as const;

/** One series of a histogram. */
export interface Distribution {
  count: number;
  seconds: number;
  /** How many fell into each bucket, and were too slow for the one before; cumulative when written. */
  readonly buckets: number[];
}

/** Values by metric and labels, as they go from a worker to the supervisor: plain JSON. */
export interface MetricsSnapshot {
  readonly values: { readonly [Name in MetricName]?: Record<string, number> };
  readonly distributions: { readonly [Name in MetricName]?: Record<string, Distribution> };
}

/** What several processes have measured, as one. */
export function mergeSnapshots(snapshots: readonly MetricsSnapshot[]): MetricsSnapshot {
  const values: Partial<Record<MetricName, Record<string, number>>> = {};
  const distributions: Partial<Record<MetricName, Record<string, Distribution>>> = {};
  for (const name of Object.keys(metrics) as MetricName[]) {
    const { merge }: Metric = metrics[name];
    const add = merge === "max" ? Math.max : (a: number, b: number) => a + b;
    values[name] = mergeSeries(
      snapshots.map((snapshot) => snapshot.values[name]),
      add,
    );
    distributions[name] = mergeSeries(
      snapshots.map((snapshot) => snapshot.distributions[name]),
      addDistributions,
    );
  }
  return { values, distributions };
}

function mergeSeries<Value>(
  all: readonly (Record<string, Value> | undefined)[],
  add: (a: Value, b: Value) => Value,
): Record<string, Value> {
  const merged: Record<string, Value> = {};
  for (const [labels, value] of all.flatMap((series) => Object.entries(series ?? {}))) {
    const before = merged[labels];
    merged[labels] = before === undefined ? value : add(before, value);
  }
  return merged;
}

function addDistributions(a: Distribution, b: Distribution): Distribution {
  const buckets = a.buckets.map((count, slot) => count + (b.buckets[slot] ?? 0));
  return { count: a.count + b.count, seconds: a.seconds + b.seconds, buckets };
}
