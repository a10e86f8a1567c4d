import type { Exchange } from "../read/exchange.ts";
import { errorProbes } from "./error-probes.ts";
import { listingProbes } from "./listing-probes.ts";
import type { Probe } from "./probe.ts";
import { tokenProbes } from "./token-probes.ts";

/** Every entry of the ledger that traffic can answer. */
export const probes: readonly Probe[] = [...listingProbes, ...tokenProbes, ...errorProbes].sort((a, b) =>
  a.id < b.id ? -1 : 1,
);

/** What traffic says of one entry of the ledger. */
export interface SilenceVerdict {
  readonly id: string;
  readonly assumption: string;
  /** One exchange that refutes outweighs any number that confirm. */
  readonly verdict: "confirmed" | "refuted" | "not seen";
  /** Position of the exchange that shows it, from 0. */
  readonly entry?: number;
}

/** Watches a recording for answers to what the document leaves open. */
export class SilenceObserver {
  readonly #watches = probes.map((probe) => ({ probe, watch: probe.watch() }));
  readonly #found = new Map<string, { isConfirmed: boolean; entry: number }>();

  /** Takes the next exchange of the recording. */
  add(exchange: Exchange): void {
    for (const { probe, watch } of this.#watches) {
      const answer = watch(exchange);
      const before = this.#found.get(probe.id);
      if (answer === undefined || before?.isConfirmed === false || (before && answer)) continue;
      this.#found.set(probe.id, { isConfirmed: answer, entry: exchange.index });
    }
  }

  /** A verdict on each entry of the ledger that traffic can answer. */
  report(): SilenceVerdict[] {
    return probes.map(({ id, assumption }) => {
      const found = this.#found.get(id);
      if (!found) return { id, assumption, verdict: "not seen" };
      return { id, assumption, verdict: found.isConfirmed ? "confirmed" : "refuted", entry: found.entry };
    });
  }
}
