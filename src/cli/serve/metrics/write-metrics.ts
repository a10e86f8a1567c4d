import { type Metric, type MetricName, metrics } from "./metric-table.ts";
import { BOUNDS, type Distribution, type MetricsSnapshot } from "./metrics-snapshot.ts";

/** The text format of Prometheus. A metric that nobody has measured is left out. */
export function writeMetrics({ values, distributions }: MetricsSnapshot): string {
  const lines = (Object.keys(metrics) as MetricName[]).flatMap((name) => {
    const { type, help, isPlain = false }: Metric = metrics[name];
    const single = Object.entries({ ...(isPlain && { "": 0 }), ...values[name] });
    const written = [
      ...single.map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}`),
      ...Object.entries(distributions[name] ?? {}).flatMap(([labels, value]) => writeDistribution(name, labels, value)),
    ];
    return written.length === 0 ? [] : [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...written];
  });
  return `${lines.join("\n")}\n`;
}

function writeDistribution(name: string, labels: string, { count, seconds, buckets }: Distribution): string[] {
  let sum = 0;
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
