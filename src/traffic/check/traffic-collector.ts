import { METHODS } from "node:http";
import type { OperationId } from "../../contract/internal.ts";
import type { Finding } from "../findings/finding.ts";
import { FindingGroups } from "../findings/finding-groups.ts";
import type { Undecided } from "../invariants/invariant.ts";
import type { InvariantCollector } from "../invariants/invariant-collector.ts";
import { type Exchange, type ExchangeRequest, literalSegments } from "../read/exchange.ts";
import type { HarEntry } from "../read/har.ts";
import { AnonymousRequests } from "./anonymous-requests.ts";
import { checkExchange, type ExchangeViolation } from "./check-exchange.ts";
import { createFinding } from "./create-finding.ts";
import { describeEntry } from "./describe-entry.ts";
import { RecordedParts, type RecordedPartsReport } from "./recorded-parts.ts";
import { listUndocumented } from "./undocumented-parts.ts";

/** The result of checking a recording. */
export interface TrafficReport extends RecordedPartsReport {
  readonly exchanges: number;
  readonly operations: readonly OperationId[];
  /** The first 20 entries that could not be read; `unreadableCount` counts all. */
  readonly unreadable: readonly string[];
  readonly unreadableCount: number;
  /** How many exchanges match no operation, by method and path; the first 20 names. */
  readonly unmatched: Readonly<Record<string, number>>;
  readonly unmatchedCount: number;
  /** Violations in the order of the recording, then those of rules between exchanges. */
  readonly findings: readonly Finding[];
  /** The reasons why rules between exchanges were not decided. */
  readonly undecided: readonly Undecided[];
  /** The parts that the contract does not know, unless they are violations. */
  readonly undocumented: readonly Finding[];
  /** Names the keys of the replacements in redacted entries. */
  readonly keys: readonly string[];
}

/** Options of {@link TrafficCollector}. */
export interface CollectorOptions {
  /** The name of the recording. */
  readonly source: string | undefined;
  /** Redacts the exchanges that findings show; without it, findings show all values. */
  readonly redact: ((entry: HarEntry) => HarEntry) | undefined;
  /** True if undocumented parts are violations. */
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
  readonly #recorded = new RecordedParts();
  readonly #anonymous = new AnonymousRequests();
  readonly #operations = new Set<OperationId>();
  readonly #keys = new Set<string>();
  readonly #unmatched = new Map<string, number>();
  readonly #unreadable: string[] = [];
  #exchanges = 0;
  #unmatchedCount = 0;
  #unreadableCount = 0;

  constructor(options: CollectorOptions) {
    this.#options = options;
    this.#undocumented = options.isClosed ? this.#findings : new FindingGroups();
  }

  /** Adds an exchange with its violations. */
  add(exchange: Exchange, violations: readonly ExchangeViolation[] = checkExchange(exchange)): void {
    const { operationId, request, entry } = exchange;
    this.#exchanges++;
    if (typeof entry?._key === "string") this.#keys.add(entry._key);
    this.#options.invariants?.add(exchange);
    this.#options.coverage?.add(exchange, violations);
    if (operationId === undefined) {
      this.#addUnmatched(request);
      return;
    }
    this.#operations.add(operationId);
    this.#recorded.add(exchange);
    for (const violation of violations) this.#addViolation(violation, exchange);
    this.#addUndocumented(exchange);
    for (const { violation, exchange: first, count } of this.#anonymous.add(exchange, operationId))
      this.#addViolation(violation, first, count);
  }

  /** Adds an entry that could not be read. */
  addUnreadable(reason: string): void {
    this.#unreadableCount++;
    if (this.#unreadable.length < MAX_NAMED) this.#unreadable.push(reason);
  }

  /** True if the recording has no exchange so far, not even an unreadable one. */
  get isEmpty(): boolean {
    return this.#exchanges + this.#unreadableCount === 0;
  }

  /** Returns the result at the end of the recording. */
  report(): TrafficReport {
    const { isClosed, invariants } = this.#options;
    const { broken = [], undecided = [] } = invariants?.report() ?? {};
    return {
      exchanges: this.#exchanges,
      operations: [...this.#operations],
      unreadable: this.#unreadable,
      unreadableCount: this.#unreadableCount,
      ...this.#recorded.report(),
      unmatched: Object.fromEntries(this.#unmatched),
      unmatchedCount: this.#unmatchedCount,
      findings: [...this.#findings.list(), ...broken],
      undecided,
      undocumented: isClosed ? [] : this.#undocumented.list(),
      keys: [...this.#keys],
    };
  }

  #addViolation(violation: ExchangeViolation, exchange: Exchange, count = 1): void {
    this.#findings.add(this.#createFinding(violation, count), () => this.#describe(exchange));
  }

  #addUndocumented(exchange: Exchange): void {
    const { isClosed, redact } = this.#options;
    for (const { violation, suggest } of listUndocumented(exchange, redact === undefined)) {
      const describe = () => ({ message: suggest(), ...(isClosed && this.#describe(exchange)) });
      this.#undocumented.add(this.#createFinding(violation), describe);
    }
  }

  #createFinding(violation: ExchangeViolation, count = 1): Finding {
    const { source, redact } = this.#options;
    return createFinding(violation, { source, showsAll: redact === undefined, count });
  }

  #describe({ entry }: Exchange): Pick<Finding, "exchange"> {
    const { redact = (shown: HarEntry) => shown } = this.#options;
    return entry ? { exchange: describeEntry(redact(entry)) } : {};
  }

  #addUnmatched({ method, url }: ExchangeRequest): void {
    const name = `${method} ${url.pathname}`;
    const shown = this.#options.redact ? maskName(name) : name;
    this.#unmatchedCount++;
    const known = this.#unmatched.get(shown);
    if (known !== undefined || this.#unmatched.size < MAX_NAMED) this.#unmatched.set(shown, (known ?? 0) + 1);
  }
}

/** Describes the parts of a recording that could not be checked. If there are any, nothing says that it conforms. */
export function describeUnchecked(report: TrafficReport): string[] {
  const nothing = describeNothing(report);
  return [
    ...(nothing === undefined ? [] : [nothing]),
    ...(isWithout(report.recorded.credentials) ? ["has no credentials, so they were not checked"] : []),
  ];
}

/** Describes why nothing in a recording shows whether the service conforms; undefined if something does. */
export function describeNothing(report: TrafficReport): string | undefined {
  const { exchanges, unreadableCount, unmatched, unmatchedCount, recorded } = report;
  if (exchanges === 0)
    return `has no ${unreadableCount > 0 ? "readable " : ""}exchange, so nothing was checked: record some`;
  if (exchanges === unmatchedCount) {
    const names = Object.entries(unmatched).map(([name, count]) => `${name} (${count})`);
    return `has no exchange that matches an operation (${exchanges} skipped), so nothing was checked: ${names.join(", ")}; record calls of the service`;
  }
  const found = exchanges === 1 ? "1 exchange" : `${exchanges} exchanges`;
  if (isWithout(recorded.responses))
    return `has ${found} and no response of the service, so nothing was checked: record while it answers`;
  if (isWithout(recorded.bodies))
    return `has ${found} and no response bodies, so they were not checked: record with bodies in the file (Playwright: embed)`;
  return undefined;
}

function isWithout({ present, missing }: { readonly present: number; readonly missing: number }): boolean {
  return present === 0 && missing > 0;
}

/** Replaces a method that HTTP does not know, and the segments of the path that the contract does not know. */
function maskName(name: string): string {
  return name.replaceAll(/[^/ ]+/g, (part) => (METHODS.includes(part) || literalSegments.has(part) ? part : "*"));
}
