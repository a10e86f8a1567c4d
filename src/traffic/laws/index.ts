/** Laws between exchanges, one a file. Each reads exchanges in order and knows nothing of files or reports. */
import type { Exchange } from "../read/exchange.ts";
import { atMostLimit } from "./at-most-limit.ts";
import { cursorIsLastEvent } from "./cursor-is-last-event.ts";
import { expiredTokenIsRefused } from "./expired-token-is-refused.ts";
import { expiryAddsUp } from "./expiry-adds-up.ts";
import { grantedAsRequested } from "./granted-as-requested.ts";
import { lastPageIsLast } from "./last-page-is-last.ts";
import type { BrokenLaw, Law } from "./law.ts";
import { noEventLost } from "./no-event-lost.ts";
import { noEventTwice } from "./no-event-twice.ts";
import { notFoundNamesTheMissing } from "./not-found-names-the-missing.ts";
import { revokedTokenStaysDead } from "./revoked-token-stays-dead.ts";
import { timesInOrder } from "./times-in-order.ts";
import { totalCountsData } from "./total-counts-data.ts";

export type { BrokenLaw, Law } from "./law.ts";

/** Every law. */
export const laws: readonly Law[] = [
  noEventTwice,
  noEventLost,
  timesInOrder,
  cursorIsLastEvent,
  atMostLimit,
  lastPageIsLast,
  revokedTokenStaysDead,
  expiredTokenIsRefused,
  expiryAddsUp,
  grantedAsRequested,
  totalCountsData,
  notFoundNamesTheMissing,
];

/** Watches a recording for broken laws. Memory grows with the events and tokens that it has to remember. */
export class LawObserver {
  readonly #watches = laws.map((law) => ({ law, watch: law.watch() }));
  readonly #broken: BrokenLaw[] = [];

  /** Takes the next exchange of the recording. */
  add(exchange: Exchange): void {
    for (const { law, watch } of this.#watches) {
      for (const breach of watch(exchange)) this.#broken.push({ law: law.id, section: law.section, ...breach });
    }
  }

  /** The laws that the exchanges break, each with the fewest exchanges that show it. */
  report(): readonly BrokenLaw[] {
    return this.#broken;
  }
}

/** The laws that these exchanges break. */
export function checkLaws(exchanges: Iterable<Exchange>): readonly BrokenLaw[] {
  const observer = new LawObserver();
  for (const exchange of exchanges) observer.add(exchange);
  return observer.report();
}
