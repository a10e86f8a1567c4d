import type { Exchange } from "../read/exchange.ts";

/** A rule between exchanges, beyond the schema of each. */
export interface Law {
  /** Name in reports: `revoked-token-stays-dead`. */
  readonly id: string;
  /** Section of the document. */
  readonly section: string;
  /** Starts to watch a recording. The function takes each exchange in order and returns the breaches it proves. */
  watch(): (exchange: Exchange) => readonly Breach[];
}

/** A breach of a law, and the fewest exchanges that show it. */
export interface Breach {
  readonly message: string;
  /** Positions in the recording, from 0, ascending. */
  readonly entries: readonly number[];
}

/** A breach with its law. */
export interface BrokenLaw extends Breach {
  readonly law: string;
  readonly section: string;
}
