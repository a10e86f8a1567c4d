import {
  type BrokenLaw,
  Coverage,
  type CoverageReport,
  type EntryBatch,
  LawObserver,
  parseBatch,
  type Suggestions,
  type TrafficReport,
  TrafficTally,
} from "../../traffic/internal.ts";
import { type BodyOf, checkBody } from "./check-body.ts";

/** How files are checked. Plain data: it crosses threads. */
export interface CheckFileOptions {
  readonly bodyOf?: BodyOf;
  readonly coverage?: boolean;
  readonly laws?: boolean;
}

/** What is checked at a time: entries of a file that follow each other, or the text of a body. It crosses threads. */
export type Part =
  | { readonly file: number; readonly batch: EntryBatch }
  | { readonly body: string; readonly as: BodyOf };

/** What only all exchanges of a file together, in their order, can say. */
export interface Observed {
  readonly laws?: readonly BrokenLaw[];
  readonly coverage?: CoverageReport;
}

/** Checks parts of files, each on its own; what looks at exchanges in their order it keeps for each file. */
export class PartChecker {
  readonly #options: CheckFileOptions;
  readonly #suggestions: Suggestions | undefined;
  readonly #observers = new Map<number, { laws?: LawObserver; coverage?: Coverage }>();

  constructor(options: CheckFileOptions, suggestions?: Suggestions) {
    this.#options = options;
    this.#suggestions = suggestions;
  }

  /** @throws {UnreadableTrafficError} */
  check(part: Part): TrafficReport {
    if ("body" in part) return checkBody(part.body, part.as, this.#suggestions);
    const { laws, coverage } = this.#observersOf(part.file);
    const tally = new TrafficTally(true);
    for (const exchange of parseBatch(part.batch)) {
      coverage?.add(exchange);
      laws?.add(exchange);
      this.#suggestions?.add(exchange);
      tally.add(exchange);
    }
    return tally.report();
  }

  /** Gives what was observed in a file, after its last part. */
  finish(file: number): Observed {
    const { laws, coverage } = this.#observersOf(file);
    this.#observers.delete(file);
    return { ...(laws && { laws: laws.report() }), ...(coverage && { coverage: coverage.report() }) };
  }

  #observersOf(file: number) {
    const { laws, coverage } = this.#options;
    const known = this.#observers.get(file);
    const observers = known ?? {
      ...(laws && { laws: new LawObserver() }),
      ...(coverage && { coverage: new Coverage() }),
    };
    if (!known) this.#observers.set(file, observers);
    return observers;
  }
}
