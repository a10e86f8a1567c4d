import { median } from "../measure.ts";
import type { Case, Load } from "./load-server.ts";

/** Returns a table of medians. Ratios are taken within a round, because other load on the machine then affects both sides. */
export function reportCases(loads: ReadonlyMap<Case, readonly Load[]>): string {
  const list = (subject: Case, key: Exclude<keyof Load, "databaseMs">) =>
    (loads.get(subject) ?? []).map((load) => load[key]);
  const rows = [...loads.keys()].map((subject) => {
    const compare = (unit: Case, key: Parameters<typeof list>[1]) => {
      const units = list(unit, key);
      return median(list(subject, key).map((value, round) => value / (units[round] ?? Number.NaN))).toFixed(2);
    };
    const ratios = (subject.units ?? []).map((unit) => {
      return `${compare(unit, "requestsPerSecond")} × ${unit.name} (per CPU second ${compare(unit, "requestsPerCpuSecond")})`;
    });
    const rates = (["requestsPerSecond", "requestsPerCpuSecond"] as const).map((key) => median(list(subject, key)));
    const databases = (subject.databases ?? []).map((_, index) =>
      median((loads.get(subject) ?? []).map(({ databaseMs }) => databaseMs[index] ?? Number.NaN)).toFixed(2),
    );
    const p99 = median(list(subject, "p99Ms")).toFixed(1);
    return [subject.name, ...rates.map(Math.round), p99, databases.join(" + "), ratios.join(", ")];
  });
  const head = ["case", "requests/s", "per CPU second", "p99 ms", "database CPU ms", "as a multiple"];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
