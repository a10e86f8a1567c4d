import { formatCount } from "../contract/format-count.ts";
import { checkResponse, type OperationId } from "../contract/internal.ts";
import { checkExchange, type ExchangeViolation } from "./check/check-exchange.ts";
import { createFinding } from "./check/create-finding.ts";
import { checkTotal } from "./check/list-contradictions.ts";
import { RecordedParts } from "./check/recorded-parts.ts";
import { describeUndocumented, listUndocumented, type PartialExchange } from "./check/undocumented-parts.ts";
import type { CoverageCollector } from "./coverage.ts";
import { FindingGroups } from "./findings/finding.ts";
import { createPart, FirstNames, type ReportPart } from "./findings/report-part.ts";
import { ListingInvariants } from "./invariants/listing-invariants.ts";
import type { Exchange } from "./read/exchange.ts";
import { UnreadableTrafficError } from "./read/parse-json.ts";
import { streamExchanges } from "./read/read-exchanges.ts";
import type { ReadResponse } from "./read/response-like.ts";

/** Options of {@link explainResponse}. */
export interface ExplainOptions {
  /** Treats what the contract does not know as a violation: properties and, in a recording, parameters. @default false */
  readonly closed?: boolean | undefined;
  /** Shows values that redaction would replace. @default false */
  readonly showValues?: boolean | undefined;
}

export interface TrafficCheckOptions extends ExplainOptions {
  /** The name of the recording, for findings. @default "" */
  readonly source?: string;
  /** Takes the exchanges without violations. */
  readonly coverage?: CoverageCollector | undefined;
}

/** Checks the exchanges of a recording, or responses alone, and collects what they show. */
export class TrafficCheck {
  readonly #shown: { readonly source: string; readonly showsAll: boolean };
  readonly #isClosed: boolean;
  readonly #invariants: ListingInvariants;
  readonly #coverage: CoverageCollector | undefined;
  readonly #findings = new FindingGroups();
  readonly #undocumented: FindingGroups;
  readonly #recorded: RecordedParts;
  readonly #operations = new Set<OperationId>();
  readonly #unreadable = new FirstNames();
  #bodies = 0;

  constructor(options: TrafficCheckOptions = {}) {
    const { source = "", closed = false, showValues = false } = options;
    this.#shown = { source, showsAll: showValues };
    this.#isClosed = closed;
    this.#invariants = new ListingInvariants(showValues, source);
    this.#coverage = options.coverage;
    this.#recorded = new RecordedParts(showValues);
    this.#undocumented = closed ? this.#findings : new FindingGroups();
  }

  /**
   * Takes the exchanges of HAR or NDJSON. If its end cannot be read, the report says so and covers the exchanges before it.
   * @throws {UnreadableTrafficError} If nothing of it can be read.
   */
  async addStream(chunks: AsyncIterable<Uint8Array>): Promise<void> {
    let isRead = false;
    const onUnreadable = (reason: string) => {
      isRead = true;
      this.addUnreadable(reason);
    };
    try {
      for await (const exchange of streamExchanges(chunks, { onUnreadable })) {
        isRead = true;
        this.add(exchange);
      }
    } catch (error) {
      if (!(error instanceof UnreadableTrafficError) || !isRead) throw error;
      this.addUnreadable(error.message);
    }
  }

  add(exchange: Exchange): void {
    const { operationId, response } = exchange;
    this.#recorded.add(exchange);
    this.#invariants.add(exchange);
    if (operationId === undefined) return;
    if (response.status >= 100 && response.isBodyRecorded) this.#operations.add(operationId);
    const violations = checkExchange(exchange);
    if (violations.length === 0) this.#coverage?.add(exchange);
    this.#collect(exchange, violations);
  }

  /** Takes a response of which the request is not known. */
  addResponse({ status, body, headers }: ReadResponse, operationId: OperationId): void {
    const mediaType = headers?.get("content-type") ?? undefined;
    const result = checkResponse({ operationId, status, body, mediaType, headers });
    const violations = [...(result.ok ? [] : result.violations), checkTotal({ status, value: body })];
    const response = { status, value: body, ...(mediaType !== undefined && { mediaType }) };
    this.#bodies++;
    this.#operations.add(operationId);
    this.#collect(
      { operationId, response },
      violations.flatMap((each) => (each ? { ...each, in: "response", operationId, status } : [])),
    );
  }

  #collect(exchange: PartialExchange, violations: readonly ExchangeViolation[]): void {
    for (const violation of violations) this.#findings.add(createFinding(violation, this.#shown));
    for (const violation of listUndocumented(exchange, this.#shown.showsAll))
      this.#undocumented.add(createFinding(violation, this.#shown));
  }

  addUnreadable(reason: string): void {
    this.#unreadable.add(reason);
  }

  report(): ReportPart {
    const { notes, ...recorded } = this.#recorded.report(this.#unreadable.count === 0);
    const bodies = { checked: this.#bodies, total: this.#bodies, unit: "body" } as const;
    const undocumented = this.#isClosed ? [] : this.#undocumented.list();
    return createPart(this.#shown.source, {
      ...(this.#bodies > 0 ? { extent: bodies } : recorded),
      operations: [...this.#operations],
      findings: [...this.#findings.list(), ...this.#invariants.list()],
      undocumented,
      errors: this.#unreadable.list((count) => `has ${formatCount(count, "more exchange")} that cannot be read`),
      notes: [...describeUndocumented(undocumented), ...notes],
    });
  }
}
