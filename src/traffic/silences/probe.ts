import type { Exchange } from "../read/exchange.ts";

/** A question to traffic about an entry of the ledger (docs/silences.md). */
export interface Probe {
  /** `S03`. */
  readonly id: string;
  /** What the ledger assumes. */
  readonly assumption: string;
  /** Starts to watch. The function says whether an exchange confirms or refutes; undefined where it tells nothing. */
  watch(): (exchange: Exchange) => boolean | undefined;
}
