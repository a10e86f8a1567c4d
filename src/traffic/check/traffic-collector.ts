import { formatCount } from "../../contract/format-count.ts";
import type { OperationId } from "../../contract/internal.ts";
import type { Finding } from "../findings/finding.ts";
import { FindingGroups } from "../findings/finding-groups.ts";
import { createPart, type ReportPart } from "../findings/report-part.ts";
import type { InvariantCollector } from "../invariants/invariant-collector.ts";
import type { Exchange } from "../read/exchange.ts";
import type { HarEntry } from "../read/har.ts";
import { checkExchange, type ExchangeViolation } from "./check-exchange.ts";
import { createFinding } from "./create-finding.ts";
import { describeEntry } from "./describe-entry.ts";
import { RecordedParts } from "./recorded-parts.ts";
import { describeUndocumented, listUndocumented } from "./undocumented-parts.ts";

export interface CollectorOptions {
  readonly source: string | undefined;
  /** Redacts the exchanges that findings show; without it, findings show all values. */
  readonly redact: ((entry: HarEntry) => HarEntry) | undefined;
  readonly isClosed: boolean;
  readonly invariants: InvariantCollector | undefined;
  /** Counts the parts of the contract that the exchanges exercise. */
  readonly coverage: { add(exchange: Exchange, violations: readonly unknown[]): void } | undefined;
}

const MAX_NAMED = 20;

/** Checks the exchanges of a recording, and collects what they show. */
export class TrafficCollector {
  readonly #options: CollectorOptions;
  readonly #findings = new FindingGroups();
  readonly #undocumented: FindingGroups;
  readonly #recorded: RecordedParts;
  readonly #operations = new Set<OperationId>();
  /** The first entries that could not be read; `#unreadableCount` counts all. */
  readonly #unreadable: string[] = [];
  #unreadableCount = 0;
  /** The text of each exchange that a finding shows: it is redacted once, however many findings show it. */
  readonly #shown = new WeakMap<HarEntry, string>();

  constructor(options: CollectorOptions) {
    this.#options = options;
    this.#recorded = new RecordedParts(options.redact === undefined);
    this.#undocumented = options.isClosed ? this.#findings : new FindingGroups();
  }

  add(exchange: Exchange): void {
    const { operationId, response } = exchange;
    const violations = checkExchange(exchange);
    this.#recorded.add(exchange);
    this.#options.invariants?.add(exchange);
    this.#options.coverage?.add(exchange, violations);
    if (operationId === undefined) return;
    if (response.status >= 100 && response.isBodyRecorded) this.#operations.add(operationId);
    for (const violation of violations) this.#findings.add(this.#createFinding(violation), () => this.#show(exchange));
    this.#addUndocumented(exchange);
  }

  addUnreadable(reason: string): void {
    this.#unreadableCount++;
    if (this.#unreadable.length < MAX_NAMED) this.#unreadable.push(reason);
  }

  report(): ReportPart {
    const { source = "", invariants } = this.#options;
    const { broken = [], undecided = [] } = invariants?.report() ?? {};
    const { notes, ...recorded } = this.#recorded.report(this.#unreadableCount === 0);
    const undocumented = this.#options.isClosed ? [] : this.#undocumented.list();
    const rest = this.#unreadableCount - this.#unreadable.length;
    return createPart(source, {
      ...recorded,
      operations: [...this.#operations],
      findings: [...this.#findings.list(), ...broken],
      undocumented,
      errors: [
        ...this.#unreadable,
        ...(rest > 0 ? [`has ${formatCount(rest, "more exchange")} that cannot be read`] : []),
      ],
      notes: [...describeUndocumented(undocumented), ...notes, ...undecided],
    });
  }

  #addUndocumented(exchange: Exchange): void {
    const { isClosed, redact } = this.#options;
    for (const { violation, suggest } of listUndocumented(exchange, redact === undefined)) {
      const describe = () => ({ message: suggest(), ...(isClosed && this.#show(exchange)) });
      this.#undocumented.add(this.#createFinding(violation), describe);
    }
  }

  #createFinding(violation: ExchangeViolation): Finding {
    const { source, redact } = this.#options;
    return createFinding(violation, { source, showsAll: redact === undefined });
  }

  #show({ entry }: Exchange): Pick<Finding, "exchange"> {
    if (!entry) return {};
    const { redact = (shown: HarEntry) => shown } = this.#options;
    const text = this.#shown.get(entry) ?? describeEntry(redact(entry));
    this.#shown.set(entry, text);
    return { exchange: text };
  }
}
