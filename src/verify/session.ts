import { clientOperations } from "../contract/client-operations.ts";
import { parseRetryAfter } from "../contract/http.ts";
import { type OperationId, operations } from "../contract/internal.ts";
import { type Case, type CaseKind, createCase, type Expectation } from "./cases.ts";
import type { ResolvedOptions } from "./options.ts";
import { isAnswered, isPassing, type Outcome, sendCase } from "./outcome.ts";
import { createDraft, type Draft } from "./requests.ts";
import { IssuedTokens, readToken } from "./tokens.ts";

/** Ends a verification before its plan is complete. */
export class Stopped extends Error {}

/** A request that differs from the ordinary one of an operation. */
export interface RequestOptions extends Partial<Expectation>, Partial<Pick<Draft, "credentials" | "values">> {
  /** Sends the request although the same one was sent before. @default false */
  readonly again?: boolean;
  /** Undoes another request: no limit and no interruption applies to it. @default false */
  readonly isCleanup?: boolean;
}

/** The result of comparing several outcomes, which decides an assumption. */
export interface Comparison {
  readonly assumption: string;
  /** The last of them. */
  readonly outcome: Outcome;
  /** What differs from the assumption; undefined if nothing does. */
  readonly difference: string | undefined;
}

/** An operation that was left out, or lacks a case. */
export interface Gap {
  readonly operationId: OperationId;
  readonly reason: string;
}

const REVOKE = "revokeToken";
const MAX_FAILURES = 3;
const MAX_LIMITED = 3;
const MAX_WAIT_SECONDS = 60;
/** A service may round a time, and its clock may differ from that of its database. */
const EXPIRY_LEEWAY_MS = 5000;

/** Sends cases one after the other and compares each response with the contract. It sends no request twice unless told to. */
export class Session {
  readonly options: ResolvedOptions;
  /** The outcome of each request, in order. */
  readonly outcomes: Outcome[] = [];
  readonly comparisons: Comparison[] = [];
  /** The operations that were left out, and those that lack a case. */
  readonly skipped: Gap[] = [];
  readonly lacking: Gap[] = [];
  readonly tokens = new IssuedTokens();
  /** The ordinary request of each operation, if it succeeds. */
  readonly usable = new Map<OperationId, Draft>();
  readonly #known = new Map<string, Outcome>();
  #nextAt = 0;

  constructor(options: ResolvedOptions) {
    this.options = options;
  }

  /**
   * Sends a case, or returns the outcome of the same request. A 429 is waited for, and a passing failure is asked again once.
   * @throws Stopped if the service is out of reach or limits every request.
   */
  async ask(planned: Case, { again, isCleanup = false }: RequestOptions = {}): Promise<Outcome> {
    const key = JSON.stringify(planned.request);
    const known = this.#known.get(key);
    if (known && !again) return known;
    const signal = isCleanup ? undefined : this.options.signal;
    for (let tries = 1; ; tries++) {
      await this.#waitForTurn(signal);
      const outcome = await this.#send(planned, isCleanup);
      this.#known.set(key, outcome);
      if (tries === 1 && isPassing(outcome)) {
        const { failure = "asked again" } = outcome;
        this.outcomes[this.outcomes.length - 1] = { ...outcome, failure, violations: [] }; // shows and decides nothing
        continue;
      }
      if (outcome.status !== 429 || (isCleanup && this.options.signal?.aborted)) return outcome;
      const seconds = Math.ceil((parseRetryAfter(outcome.headers, this.options.now()) ?? 1000) / 1000);
      const limit = `the service answered 429 to ${planned.operationId} (${planned.name})`;
      if (tries === MAX_LIMITED || seconds > MAX_WAIT_SECONDS)
        throw new Stopped(`${limit}, to be tried again in ${seconds} s: verify later, or with a lower --rate`);
      this.options.onLimit(planned, seconds);
      await this.#wait(1000 * seconds, this.options.signal);
    }
  }

  /** Sends the ordinary request of an operation with some changes. The contract says which status is right, unless they do. */
  async request(id: OperationId, kind: CaseKind, name: string, options: RequestOptions = {}): Promise<Outcome> {
    const { credentials, values, again = false, isCleanup = false, ...expectation } = options;
    const draft = this.usable.get(id) ?? createDraft(operations[id], this.options.names, {});
    const changed = { ...draft, ...(credentials && { credentials }), ...(values && { values }) };
    return this.ask(createCase(changed, kind, name, expectation), { again, isCleanup });
  }

  /** Issues a token with these scopes (§4.2); returns undefined if it cannot. A key need not be allowed to grant every scope. */
  async issueToken(...scopes: readonly string[]): Promise<string | undefined> {
    if (!this.usable.has("generateToken")) return undefined;
    const scope = scopes.join(" ");
    const name = `a request for a token of the scope ${scope}`;
    const options = { values: { scope: [scope] }, expected: "2XX or 4XX" };
    const outcome = await this.request("generateToken", "issue", name, options);
    if (!outcome.isSuccess) this.lack("generateToken", `lacks a case: ${outcome.status} to ${name}`);
    const token = readToken(outcome);
    return token !== undefined && this.tokens.isUsable(token) ? token : undefined;
  }

  /** Revokes the issued tokens, and notes those that stay. */
  async revokeTokens(): Promise<void> {
    let isPossible = true;
    for (const [token, { credentials, expiresAt }] of [...this.tokens.live]) {
      isPossible = isPossible && (await this.#revoke(token, credentials));
      if (!this.tokens.live.has(token)) continue;
      const end = new Date(expiresAt).toJSON() ?? "an unknown time";
      this.lack(REVOKE, `left a token that was not revoked and expires at ${end}`);
    }
  }

  /** Revokes a token. @returns False if the service does not respond, or limits requests for longer than the caller waits. */
  async #revoke(token: string, credentials: Draft["credentials"]): Promise<boolean> {
    const options = { credentials, values: { access_token: [token] }, again: true, isCleanup: true };
    try {
      const { status } = await this.request(REVOKE, "other", "an issued token", options);
      this.#stopIfSilent(1);
      return status !== 429;
    } catch {
      return false;
    }
  }

  /** Takes the result of a comparison. */
  compare(assumption: string, outcome: Outcome, difference: string | undefined): void {
    this.comparisons.push({ assumption, outcome, difference });
  }

  /** @throws Stopped if no request was answered; a few operations have fewer requests than `MAX_FAILURES`. */
  requireAnswer(): void {
    this.#stopIfSilent(countCases(this.outcomes));
  }

  /** Notes what an operation lacks, once. */
  lack(operationId: OperationId, reason: string): void {
    if (!this.lacking.some((gap) => gap.operationId === operationId && gap.reason === reason))
      this.lacking.push({ operationId, reason });
  }

  /** Waits until a token has expired. @returns False if that takes more than a minute. */
  async waitForExpiry(token: string): Promise<boolean> {
    const { now, signal } = this.options;
    const { expiresAt = Number.NaN } = this.tokens.live.get(token) ?? {};
    if (!(expiresAt - now() <= 1000 * MAX_WAIT_SECONDS)) return false;
    const expiredAt = expiresAt + EXPIRY_LEEWAY_MS;
    await this.#wait(expiredAt - now(), signal);
    return now() >= expiredAt;
  }

  /** Waits until the next request may be sent. */
  async #waitForTurn(signal: AbortSignal | undefined): Promise<void> {
    const { now, rate } = this.options;
    const startedAt = Math.max(now(), this.#nextAt);
    await this.#wait(startedAt - now(), signal);
    this.#nextAt = startedAt + 1000 / rate;
  }

  /** Waits for a time. @throws Stopped if `signal` aborts. */
  async #wait(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
    if (delayMs > 0) await this.options.sleep(delayMs, signal).catch(() => undefined);
    if (signal?.aborted) throw new Stopped("the verification was interrupted");
  }

  async #send(planned: Case, isCleanup: boolean): Promise<Outcome> {
    const { outcomes, options, tokens } = this;
    options.onCase(planned, outcomes.length);
    // A token whose response is cut off could not be revoked.
    const isKept = isCleanup || clientOperations[planned.operationId].issuesToken;
    const stop = isKept ? undefined : options.signal;
    const outcome = await sendCase(planned, outcomes.length, options, stop);
    if (stop?.aborted && !isAnswered(outcome)) throw new Stopped("the verification was interrupted");
    outcomes.push(outcome);
    tokens.add(outcome);
    this.#stopIfSilent(MAX_FAILURES);
    return outcome;
  }

  /** @throws Stopped if the service did not answer the last requests. Its silence has another cause than their cases, so they do not count. */
  #stopIfSilent(maxFailures: number): void {
    const { outcomes } = this;
    const answered = outcomes.findLastIndex(isAnswered) + 1;
    if (countCases(outcomes.slice(answered)) < maxFailures) return;
    const reason = outcomes.at(-1)?.failure;
    outcomes.length = answered;
    throw new Stopped(answered === 0 ? reason : `the service stopped answering: ${reason}`);
  }
}

/** Counts cases: one that was asked again has two outcomes. */
function countCases(outcomes: readonly Outcome[]): number {
  return new Set(outcomes.map((outcome) => outcome.case)).size;
}
