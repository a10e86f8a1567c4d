import { checkExchange, type ExchangeViolation } from "../check/check-exchange.ts";
import { TrafficCollector, type TrafficReport } from "../check/traffic-collector.ts";
import { hidePersonalData } from "../check/violation-groups.ts";
import { toExchange } from "../read/exchange.ts";
import type { RecordingSink } from "./recording-sink.ts";

/** A sink that also checks each entry against the contract, after it is written. */
export interface CheckedSink extends RecordingSink {
  /** Returns the result for the entries so far. */
  report(): TrafficReport;
}

/** Checks the entries of a sink. @param onViolation Called for each violation, without personal data. */
export function createCheckedSink(
  sink: RecordingSink,
  onViolation: (violation: ExchangeViolation) => void,
): CheckedSink {
  const collector = new TrafficCollector((entry) => entry, false); // redacted before
  let count = 0;
  return {
    async write(entry) {
      await sink.write(entry);
      const exchange = toExchange(entry, count++);
      const violations = checkExchange(exchange);
      collector.add(exchange, violations);
      for (const violation of violations) onViolation(hidePersonalData(violation));
    },
    close: () => sink.close(),
    report: () => collector.report(),
  };
}
