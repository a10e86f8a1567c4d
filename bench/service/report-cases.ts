import { median } from "../measure.ts";
import type { Case, Load } from "./load-server.ts";

/** Returns a table of medians. Ratios are taken within a round, because other load on the machine then affects both sides. */
export function reportCases(loads: ReadonlyMap<Case, readonly Load[]>): string {
  const list = (subject: Case, key: keyof Load) => (loads.get(subject) ?? []).map((load) => load[key]);
  const rows = [...loads.keys()].map((subject) => {
    const compare = (unit: Case, key: keyof Load) => {
      const units = list(unit, key);
      return median(list(subject, key).map((value, round) => value / (units[round] ?? Number.NaN))).toFixed(2);
    };
    const ratios = (subject.units ?? []).map((unit) => {
      return `${compare(unit, "requestsPerSecond")} × ${unit.name} (per CPU second ${compare(unit, "requestsPerCpuSecond")})`;
    });
    const rates = (["requestsPerSecond", "requestsPerCpuSecond"] as const).map((key) => median(list(subject, key)));
    return [subject.name, ...rates.map(Math.round), median(list(subject, "p99Ms")).toFixed(1), ratios.join(", ")];
  });
  const head = ["case", "requests/s", "per CPU second", "p99 ms", "as a multiple"];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
