import { formatCount } from "../../contract/format-count.ts";
import type { OperationId } from "../../contract/internal.ts";
import type { Finding } from "../findings/finding.ts";
import { FindingGroups } from "../findings/finding-groups.ts";
import { createPart, type ReportPart } from "../findings/report-part.ts";
import { ListingInvariants } from "../invariants/listing-invariants.ts";
import type { Exchange } from "../read/exchange.ts";
import { createRedactor } from "../redact/create-redactor.ts";
import { Pseudonyms } from "../redact/pseudonyms.ts";
import { checkExchange, type ExchangeViolation } from "./check-exchange.ts";
import { createFinding } from "./create-finding.ts";
import { describeEntry } from "./describe-entry.ts";
import { RecordedParts } from "./recorded-parts.ts";
import { describeUndocumented, listUndocumented } from "./undocumented-parts.ts";

export interface CollectorOptions {
  /** Checks the rules between the pages of a listing. @default false */
  readonly invariants?: boolean;
  /** Treats undocumented properties, query parameters and form fields as violations. @default false */
  readonly closed?: boolean;
  /** Reports values that redaction would replace. @default false */
  readonly showValues?: boolean;
}

const MAX_NAMED = 20;

/** Counts the parts of the contract that exchanges exercise. */
interface Coverage {
  add(exchange: Exchange, violations: readonly unknown[]): void;
}

/** Checks the exchanges of a recording, and collects what they show. */
export class TrafficCollector {
  readonly #source: string;
  readonly #isClosed: boolean;
  readonly #showsAll: boolean;
  readonly #key: Uint8Array;
  readonly #invariants: ListingInvariants | undefined;
  readonly #coverage: Coverage | undefined;
  readonly #findings = new FindingGroups();
  readonly #undocumented: FindingGroups;
  readonly #recorded: RecordedParts;
  readonly #operations = new Set<OperationId>();
  /** The first entries that could not be read; `#unreadableCount` counts all. */
  readonly #unreadable: string[] = [];
  #unreadableCount = 0;

  /** @param key Redacts what findings show. @param source The name of the recording. */
  constructor(options: CollectorOptions, key: Uint8Array, source = "", coverage?: Coverage) {
    const { invariants = false, closed = false, showValues = false } = options;
    const hide = (id: string) => (showValues ? id : new Pseudonyms(key).replaceText(id));
    this.#source = source;
    this.#isClosed = closed;
    this.#showsAll = showValues;
    this.#key = key;
    this.#invariants = invariants ? new ListingInvariants(hide, source) : undefined;
    this.#coverage = coverage;
    this.#recorded = new RecordedParts(showValues);
    this.#undocumented = closed ? this.#findings : new FindingGroups();
  }

  add(exchange: Exchange): void {
    const { operationId, response, entry } = exchange;
    const violations = checkExchange(exchange);
    this.#recorded.add(exchange);
    this.#invariants?.add(exchange);
    this.#coverage?.add(exchange, violations);
    if (operationId === undefined) return;
    if (response.status >= 100 && response.isBodyRecorded) this.#operations.add(operationId);
    let text: string | undefined; // redacted once, however many findings show it
    const show = (): Pick<Finding, "exchange"> => {
      if (!entry) return {};
      text ??= describeEntry(this.#showsAll ? entry : createRedactor({ key: this.#key })(entry));
      return { exchange: text };
    };
    for (const violation of violations) this.#findings.add(this.#createFinding(violation), show);
    for (const { violation, suggest } of listUndocumented(exchange, this.#showsAll)) {
      const describe = () => ({ message: suggest(), ...(this.#isClosed && show()) });
      this.#undocumented.add(this.#createFinding(violation), describe);
    }
  }

  addUnreadable(reason: string): void {
    this.#unreadableCount++;
    if (this.#unreadable.length < MAX_NAMED) this.#unreadable.push(reason);
  }

  report(): ReportPart {
    const { broken = [], undecided = [] } = this.#invariants?.report() ?? {};
    const { notes, ...recorded } = this.#recorded.report(this.#unreadableCount === 0);
    const undocumented = this.#isClosed ? [] : this.#undocumented.list();
    const rest = this.#unreadableCount - this.#unreadable.length;
    return createPart(this.#source, {
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

  #createFinding(violation: ExchangeViolation): Finding {
    return createFinding(violation, { source: this.#source, showsAll: this.#showsAll });
  }
}
