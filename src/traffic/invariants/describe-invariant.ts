import { describeSource } from "../../contract/internal.ts";
import { type BrokenInvariant, type InvariantPlace, invariants } from "./invariant.ts";

/** Columns of a timeline. */
const WIDTH = 24;

/** Formats a broken invariant as a line, and its exchanges as a timeline with a line for each. */
export function describeInvariant(broken: BrokenInvariant, nameFile: (file: number) => string): string[] {
  const { invariant, message, fingerprint, places } = broken;
  const names = places.map(({ file, entry }) => `${nameFile(file)}#${entry + 1}`);
  const width = Math.max(...names.map((name) => name.length));
  const bars = drawTimeline(places);
  return [
    `invariant ${invariant}: ${message} (${describeSource(invariants[invariant])}) [${fingerprint}]`,
    ...places.map(({ shows }, at) => `  ${names[at]?.padEnd(width)}  ${bars[at]}  ${shows}`),
  ];
}

/** Draws when each exchange started and ended, as columns of text. Clocks of different recordings are drawn apart. */
function drawTimeline(places: readonly InvariantPlace[]): string[] {
  return listSpans(places).map((span) => {
    if (!span) return "time not recorded".padEnd(WIDTH);
    const [from, to] = [span.from, span.to].map((share) => Math.round(share * (WIDTH - 1)));
    const bar = from === to ? "|" : `|${"-".repeat(Number(to) - Number(from) - 1)}|`;
    return `${" ".repeat(Number(from))}${bar}`.padEnd(WIDTH);
  });
}

/** Returns the begin and the end of each exchange as shares of the time that all of them take; undefined without times. */
export function listSpans(
  places: readonly InvariantPlace[],
): ({ readonly from: number; readonly to: number } | undefined)[] {
  const isOneClock = places.every(({ file }) => file === places[0]?.file);
  // The clock of the service is the same for all recordings.
  const times = places.map(({ start, end, date }) => {
    if (isOneClock || start === undefined || end === undefined || date === undefined) return { start, end };
    return { start: date - (end - start), end: date };
  });
  const all = times.flatMap(({ start, end }) => [start, end]).filter((time) => time !== undefined);
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const toShare = (time: number) => (last === first ? 0 : (time - first) / (last - first));
  return times.map(({ start, end }) =>
    start === undefined || end === undefined ? undefined : { from: toShare(start), to: toShare(end) },
  );
}
