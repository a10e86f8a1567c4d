import type { Exchange } from "../read/exchange.ts";
import { type TrafficReport, TrafficTally } from "./traffic-tally.ts";

/** Looks at exchanges beside the checker, one after the other. */
export interface Observer {
  /** Takes the next exchange of the recording. */
  add(exchange: Exchange): void;
}

/**
 * Holds exchanges to the contract, one at a time, however many there are.
 * @param observers Further collectors that see each exchange: coverage, laws, silences, suggestions.
 */
export async function checkTraffic(
  exchanges: AsyncIterable<Exchange> | Iterable<Exchange>,
  observers: readonly Observer[] = [],
): Promise<TrafficReport> {
  const tally = new TrafficTally();
  for await (const exchange of exchanges) {
    for (const observer of observers) observer.add(exchange);
    tally.add(exchange);
  }
  return tally.report();
}
