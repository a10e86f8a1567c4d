import type { Exchange } from "../read/exchange.ts";
import type { ExchangeViolation } from "./check-exchange.ts";

/** Collects what the exchanges of a recording show, in their order. */
export interface Collector<Report> {
  /** Takes the next exchange, and what `checkExchange` found in it. */
  add(exchange: Exchange, violations: readonly ExchangeViolation[]): void;
  /** Returns what was collected so far: plain data that can cross threads. */
  report(): Report;
  /** Adds the report of the exchanges that follow. */
  merge(report: Report): void;
}
