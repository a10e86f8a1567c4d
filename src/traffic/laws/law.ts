import type { Exchange } from "../read/exchange.ts";

/** Something that holds between exchanges, beyond what the schema of each can say. */
export interface Law {
  /** Name for reports: `revoked-token-stays-dead`. */
  readonly id: string;
  /** Section of the document. */
  readonly section: string;
  /** Starts to watch a recording. The function gets each exchange in order and gives what it proves. */
  watch(): (exchange: Exchange) => readonly Breach[];
}

/** A law that is broken, and the fewest exchanges that show it. */
export interface Breach {
  readonly message: string;
  /** Positions in the recording, from 0, ascending. */
  readonly entries: readonly number[];
}

/** A breach with the law it breaks. */
export interface BrokenLaw extends Breach {
  readonly law: string;
  readonly section: string;
}
