import type { Collector } from "../check/check-exchange.ts";
import type { Exchange } from "../read/exchange.ts";
import { probes } from "./probes.ts";

/** The verdict of traffic on one entry of the ledger. */
export interface SilenceVerdict {
  readonly id: string;
  readonly assumption: string;
  /** One exchange that refutes outweighs any number that confirm. */
  readonly verdict: "confirmed" | "refuted" | "not seen";
  /** Position of the exchange that shows it, from 0. */
  readonly entry?: number;
  /** File of that exchange. */
  readonly file?: string;
}

/** Collects the verdicts of a recording: for each entry the first refutation, else the first confirmation. */
export class SilenceCollector implements Collector<readonly SilenceVerdict[]> {
  readonly #watches = probes.map((probe) => ({ probe, watch: probe.watch() }));
  readonly #found = new Map<string, SilenceVerdict>();
  readonly #file: string | undefined;

  /** @param file Name of the recording, for the verdicts. */
  constructor(file?: string) {
    this.#file = file;
  }

  add(exchange: Exchange): void {
    const place = { entry: exchange.index, ...(this.#file !== undefined && { file: this.#file }) };
    for (const { probe, watch } of this.#watches) {
      const isConfirmed = watch(exchange);
      if (isConfirmed === undefined) continue;
      const { id, assumption } = probe;
      this.merge([{ id, assumption, verdict: isConfirmed ? "confirmed" : "refuted", ...place }]);
    }
  }

  merge(verdicts: readonly SilenceVerdict[]): void {
    for (const found of verdicts) {
      const before = this.#found.get(found.id);
      const isNews = found.verdict === "refuted" ? before?.verdict !== "refuted" : !before;
      if (isNews && found.verdict !== "not seen") this.#found.set(found.id, found);
    }
  }

  report(): SilenceVerdict[] {
    return probes.map(({ id, assumption }) => this.#found.get(id) ?? { id, assumption, verdict: "not seen" });
  }
}
