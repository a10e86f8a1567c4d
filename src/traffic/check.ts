import { randomBytes } from "node:crypto";
import { TrafficCollector } from "./check/traffic-collector.ts";
import { CoverageCollector, type CoverageReport } from "./coverage.ts";
import type { InvariantReport } from "./invariants/invariant.ts";
import { InvariantCollector } from "./invariants/invariant-collector.ts";
import { createRedactor } from "./redact/create-redactor.ts";
import { Pseudonyms } from "./redact/pseudonyms.ts";

/** Options of {@link TrafficCheck}. */
export interface TrafficCheckOptions {
  /** Checks the rules between exchanges. @default false */
  readonly invariants?: boolean;
  /** Counts the parts of the contract that the traffic exercises. @default false */
  readonly coverage?: boolean;
  /** Treats undocumented properties, query parameters, form fields and request headers as violations. @default false */
  readonly closed?: boolean;
  /** Reports values that redaction would replace. @default false */
  readonly showValues?: boolean;
}

/** A check of recordings, one after the other: exchanges in, reports out. */
export class TrafficCheck {
  readonly #redact: ReturnType<typeof createRedactor> | undefined;
  readonly #invariants: InvariantCollector | undefined;
  readonly #coverage: CoverageCollector | undefined;
  readonly #isClosed: boolean;
  #recordings = 0;

  constructor({ invariants = false, coverage = false, closed = false, showValues = false }: TrafficCheckOptions = {}) {
    const key = randomBytes(32);
    const pseudonyms = new Pseudonyms(key);
    const hide = (id: string) => (showValues ? id : pseudonyms.replaceText(id));
    this.#isClosed = closed;
    this.#redact = showValues ? undefined : createRedactor({ key });
    this.#invariants = invariants ? new InvariantCollector(hide) : undefined;
    this.#coverage = coverage ? new CoverageCollector() : undefined;
  }

  /** Starts the next recording. Its position in the run, from 0, is the `file` of broken invariants. */
  startRecording(): TrafficCollector {
    const file = this.#recordings++;
    return new TrafficCollector(this.#redact, this.#isClosed, (exchange, violations) => {
      this.#invariants?.add(exchange, file);
      this.#coverage?.add(exchange, violations);
    });
  }

  /** Returns the results that need several exchanges. */
  report(): { readonly invariants?: InvariantReport; readonly coverage?: CoverageReport } {
    return {
      ...(this.#invariants && { invariants: this.#invariants.report() }),
      ...(this.#coverage && { coverage: this.#coverage.report() }),
    };
  }
}
