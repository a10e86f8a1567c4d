import { isObject } from "../../contract/is-object.ts";
import type { Exchange } from "../read/exchange.ts";

/** Returns whether an exchange confirms or refutes an assumption; undefined if it does neither. */
type Test = (exchange: Exchange) => boolean | undefined;

/** A check of traffic against one assumption in the ledger (docs/silences.md). */
export interface Probe {
  /** `S03`. */
  readonly id: string;
  /** The assumption in the ledger. */
  readonly assumption: string;
  /** Starts to watch a recording. */
  watch(): Test;
}

/** Creates a probe that looks at each exchange alone. */
export function createProbe(id: string, assumption: string, test: Test): Probe {
  return { id, assumption, watch: () => test };
}

/** Returns `key` of an Error object (§7.1). */
export function readErrorKey({ response }: Exchange): unknown {
  return isObject(response.value) ? response.value.key : undefined;
}
