import { toPath } from "../../contract/json.ts";
import { describeUnchecked, type TrafficReport } from "../../traffic/check/traffic-collector.ts";
import type { Finding } from "../../traffic/findings/finding.ts";
import type { Undecided } from "../../traffic/invariants/invariant.ts";
import { formatCount, type ReportPart } from "./report.ts";

/** Describes what a recording shows. */
export function describeTraffic(traffic: TrafficReport): Partial<ReportPart> {
  const { exchanges, findings, operations } = traffic;
  return {
    extent: formatCount(exchanges, "exchange"),
    operations,
    findings,
    errors: listErrors(traffic),
    unchecked: describeUnchecked(traffic),
    warnings: listWarnings(traffic),
    notes: listNotes(traffic),
  };
}

function listErrors({ unreadable, unreadableCount }: TrafficReport): string[] {
  const rest = unreadableCount - unreadable.length;
  return [...unreadable, ...(rest > 0 ? [`has ${formatCount(rest, "more exchange")} that cannot be read`] : [])];
}

/** Describes the exchanges that could not be checked as a whole. */
function listWarnings({ unanswered, bodiless, recorded }: TrafficReport): string[] {
  const requests = unanswered.map(({ entry, error }) => `#${entry + 1}${error ? ` (${error})` : ""}`).join(", ");
  const responses = bodiless.map((entry) => `#${entry + 1}`).join(", ");
  return [
    ...(requests === "" ? [] : [`has no response of the service for ${requests}`]),
    ...(responses === "" || recorded.bodies.present === 0
      ? []
      : [`has no complete body for ${responses}, so it was not checked`]),
  ];
}

/** Describes what a recording has that was not checked. */
function listNotes(traffic: TrafficReport): string[] {
  const { undocumented, unmatched, unmatchedCount, undecided } = traffic;
  const others = Object.entries(unmatched).map(([name, count]) => `${name}${count > 1 ? ` ×${count}` : ""}`);
  return [
    ...(undocumented.length > 0 ? [`undocumented: ${describeUndocumented(undocumented)}`] : []),
    ...(unmatchedCount > 0
      ? [`${formatCount(unmatchedCount, "exchange")} without an operation: ${others.join(", ")}`]
      : []),
    ...undecided.map(describeUndecided),
  ];
}

/** Lists the names that the contract does not know: `query starting_after (did you mean starting_after_id?), ProjectUser.nickname ×2`. */
function describeUndocumented(findings: readonly Finding[]): string {
  const byName = Map.groupBy(findings, ({ half, component, places }) => {
    const pointer = places[0]?.pointer ?? "";
    return half === "request" ? pointer.slice(1).replace("/", " ") : `${component}.${toPath(pointer).at(-1)}`;
  });
  const texts = Array.from(byName, ([name, same]) => {
    const count = same.reduce((sum, each) => sum + each.count, 0);
    const suggestion = same[0]?.message.slice(same[0].expected.length);
    return `${name}${suggestion}${count > 1 ? ` ×${count}` : ""}`;
  });
  return texts.sort().join(", ");
}

function describeUndecided({ reason, count, entries }: Undecided): string {
  const names = entries.map((entry) => `#${entry + 1}`).join(", ");
  const rest = count > entries.length ? `, and ${count - entries.length} more` : "";
  return `invariants not decided, because ${reason}: ${names}${rest}`;
}
