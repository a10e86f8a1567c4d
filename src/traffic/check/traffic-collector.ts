import { METHODS } from "node:http";
import { clientOperations } from "../../contract/client-operations.ts";
import { type OperationId, operations, takesToken } from "../../contract/internal.ts";
import { bearerToken, type Exchange, isSuccess, literalSegments } from "../read/exchange.ts";
import { type ExchangeError, exchangeErrors, type HarEntry } from "../read/har.ts";
import { checkAnonymous, checkExchange, type ExchangeViolation, hasCredentials } from "./check-exchange.ts";
import { type UndocumentedPart, UndocumentedParts } from "./undocumented-parts.ts";
import { type ViolationGroup, ViolationGroups } from "./violation-groups.ts";

/** The result of checking a recording. */
export interface TrafficReport {
  readonly exchanges: number;
  readonly operations: readonly OperationId[];
  /** The first 20 entries that could not be read; `unreadableCount` counts all. */
  readonly unreadable: readonly string[];
  readonly unreadableCount: number;
  /** Positions of the first 20 requests of an operation without a response, and the reasons of RFC 9209. */
  readonly unanswered: readonly { readonly entry: number; readonly error?: ExchangeError }[];
  /** Positions of the first 20 responses whose body is missing or cut. */
  readonly bodiless: readonly number[];
  /** How many exchanges have a part that recording tools omit, and how many lack it. */
  readonly recorded: Readonly<Record<RecordedPart, { readonly present: number; readonly missing: number }>>;
  /** How many exchanges match no operation, by method and path; the first 20 names. */
  readonly unmatched: Readonly<Record<string, number>>;
  readonly unmatchedCount: number;
  readonly violationCount: number;
  /** The first 1,000 kinds of violation of each keyword. */
  readonly groups: readonly ViolationGroup[];
  /** The first 1,000; `undocumentedCount` counts all, each as often as it occurs. */
  readonly undocumented: readonly UndocumentedPart[];
  readonly undocumentedCount: number;
}

/** Parts of an exchange that recording tools omit. */
type RecordedPart = "responses" | "bodies" | "credentials";

const MAX_NAMED = 20;

/** Checks the exchanges of a recording, and collects their violations. */
export class TrafficCollector {
  readonly #groups: ViolationGroups;
  readonly #undocumented: UndocumentedParts;
  readonly #operations = new Set<OperationId>();
  readonly #unmatched = new Map<string, number>();
  readonly #showsAll: boolean;
  readonly #onChecked: (exchange: Exchange, violations: readonly ExchangeViolation[]) => void;
  /** Requests without credentials that succeeded, by operation: violations if the recording has credentials. */
  readonly #anonymous = new Map<OperationId, { first: ExchangeViolation; exchange: Exchange; count: number }>();
  #hasTokens = false;
  /** The rest of the report. */
  readonly #totals = {
    exchanges: 0,
    unreadable: [] as string[],
    unreadableCount: 0,
    unanswered: [] as TrafficReport["unanswered"][number][],
    bodiless: [] as number[],
    recorded: {
      responses: { present: 0, missing: 0 },
      bodies: { present: 0, missing: 0 },
      credentials: { present: 0, missing: 0 },
    },
    unmatchedCount: 0,
  };

  /**
   * @param redact Redacts the exchanges that the report shows; without it, the report shows all values.
   * @param isClosed True if undocumented parts are violations.
   * @param onChecked Gets each exchange with its violations, except undocumented parts.
   */
  constructor(
    redact: ((entry: HarEntry) => HarEntry) | undefined,
    isClosed: boolean,
    onChecked: (exchange: Exchange, violations: readonly ExchangeViolation[]) => void = () => {},
  ) {
    this.#onChecked = onChecked;
    this.#showsAll = redact === undefined;
    this.#groups = new ViolationGroups(redact);
    this.#undocumented = new UndocumentedParts({ isClosed, showsAll: this.#showsAll });
  }

  /** Adds an exchange. @param known Its violations; without them, both halves are checked. */
  add(exchange: Exchange, known?: readonly ExchangeViolation[]): void {
    const violations = known ?? checkExchange(exchange);
    const anonymous = known ? undefined : checkAnonymous(exchange);
    this.#onChecked(exchange, violations);
    const { operationId, request, response, index } = exchange;
    const { recorded, unanswered, bodiless } = this.#totals;
    this.#totals.exchanges++;
    if (operationId === undefined) {
      const name = `${request.method} ${request.url.pathname}`;
      this.#addUnmatched(this.#showsAll ? name : maskName(name));
      return;
    }
    this.#operations.add(operationId);
    const count = (part: RecordedPart, isPresent: boolean) => recorded[part][isPresent ? "present" : "missing"]++;
    const error = exchangeErrors.find((name) => name === response.error); // tools write texts, too
    const isAnswered = response.status >= 100;
    count("responses", isAnswered);
    if (!isAnswered) fill(unanswered, [{ entry: index, ...(error && { error }) }], MAX_NAMED);
    else if (response.body !== undefined || !response.isBodyRecorded) count("bodies", response.isBodyRecorded);
    if (isAnswered && !response.isBodyRecorded) fill(bodiless, [index], MAX_NAMED);
    if (isSuccess(exchange)) count("credentials", hasCredentials(request));
    this.#hasTokens ||= bearerToken(exchange) !== undefined;
    if (anonymous) {
      const before = this.#anonymous.get(operationId) ?? { first: anonymous, exchange, count: 0 };
      this.#anonymous.set(operationId, { ...before, count: before.count + 1 });
    }
    for (const violation of [...violations, ...this.#undocumented.add(exchange)]) this.#groups.add(violation, exchange);
    for (const { first, exchange, count } of this.#takeAnonymous()) this.#groups.add(first, exchange, count);
  }

  /**
   * Returns the requests without credentials that break the contract. Some tools remove tokens only: if a token was issued and
   * none was sent, the operations that take one show nothing.
   */
  #takeAnonymous() {
    if (this.#anonymous.size === 0 || this.#totals.recorded.credentials.present === 0) return [];
    const lacksTokens = !this.#hasTokens && [...this.#operations].some((id) => clientOperations[id].issuesToken);
    const taken = [...this.#anonymous].filter(([id]) => !lacksTokens || !takesToken(operations[id]));
    for (const [id] of taken) this.#anonymous.delete(id);
    return taken.map(([, requests]) => requests);
  }

  /** Adds an entry that could not be read. */
  addUnreadable(reason: string): void {
    fill(this.#totals.unreadable, [reason], MAX_NAMED);
    this.#totals.unreadableCount++;
  }

  report(): TrafficReport {
    return {
      ...this.#totals,
      operations: [...this.#operations],
      unmatched: Object.fromEntries(this.#unmatched),
      violationCount: this.#groups.count,
      groups: this.#groups.report(),
      undocumented: this.#undocumented.report(),
      undocumentedCount: this.#undocumented.count,
    };
  }

  #addUnmatched(name: string): void {
    this.#totals.unmatchedCount++;
    const known = this.#unmatched.get(name);
    if (known !== undefined || this.#unmatched.size < MAX_NAMED) this.#unmatched.set(name, (known ?? 0) + 1);
  }
}

/** Describes the parts of a recording that could not be checked: without them, nothing says that it conforms. */
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

function isWithout({ present, missing }: TrafficReport["recorded"][RecordedPart]): boolean {
  return present === 0 && missing > 0;
}

/** Replaces a method that HTTP does not know, and the segments of the path that the contract does not know. */
function maskName(name: string): string {
  return name.replaceAll(/[^/ ]+/g, (part) => (METHODS.includes(part) || literalSegments.has(part) ? part : "*"));
}

function fill<Item>(list: Item[], items: readonly Item[], max: number): void {
  list.push(...items.slice(0, max - list.length));
}
