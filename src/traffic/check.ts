import { randomBytes } from "node:crypto";
import { checkAnonymous, checkExchange, type ExchangeViolation } from "./check/check-exchange.ts";
import { TrafficCollector, type TrafficReport } from "./check/traffic-collector.ts";
import { CoverageCollector, type CoverageReport } from "./coverage.ts";
import type { InvariantReport } from "./invariants/invariant.ts";
import { InvariantCollector } from "./invariants/invariant-collector.ts";
import type { Exchange } from "./read/exchange.ts";
import type { HarEntry } from "./read/har.ts";
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
    this.#isClosed = closed;
    const key = randomBytes(32);
    let redact: ReturnType<typeof createRedactor> | undefined; // created for the first violation
    let pseudonyms: Pseudonyms | undefined;
    const redactEntry = (entry: HarEntry) => {
      redact ??= createRedactor({ key }, 2);
      return redact(entry);
    };
    const hide = (id: string) => {
      pseudonyms ??= new Pseudonyms(key);
      return pseudonyms.replaceText(id);
    };
    this.#redact = showValues ? undefined : redactEntry;
    this.#invariants = invariants ? new InvariantCollector(showValues ? undefined : hide) : undefined;
    this.#coverage = coverage ? new CoverageCollector() : undefined;
  }

  /** Starts the next recording. Its position in the run, from 0, is the `file` of broken invariants. */
  startRecording(): RecordingCheck {
    const file = this.#recordings++;
    const traffic = new TrafficCollector(this.#redact, this.#isClosed);
    return {
      add: (exchange, known) => {
        const violations = known ?? checkExchange(exchange);
        traffic.add(exchange, violations, known ? undefined : checkAnonymous(exchange));
        this.#invariants?.add(exchange, file);
        this.#coverage?.add(exchange, violations);
      },
      addUnreadable: (reason) => traffic.addUnreadable(reason),
      report: () => traffic.report(),
    };
  }

  /** Returns the results that need several exchanges. */
  report(): { readonly invariants?: InvariantReport; readonly coverage?: CoverageReport } {
    return {
      ...(this.#invariants && { invariants: this.#invariants.report() }),
      ...(this.#coverage && { coverage: this.#coverage.report() }),
    };
  }
}

/** The check of one recording. */
export interface RecordingCheck {
  /** Takes the next exchange; without `violations`, both halves are checked. */
  add(exchange: Exchange, violations?: readonly ExchangeViolation[]): void;
  /** Takes the reason why an entry cannot be read. */
  addUnreadable(reason: string): void;
  /** Returns the violations of each exchange alone. */
  report(): TrafficReport;
}
