import { clientOperations } from "../contract/client-operations.ts";
import { parseRetryAfter } from "../contract/http.ts";
import { type OperationId, operations, tokenLifetimeSeconds } from "../contract/internal.ts";
import { type Answer, type Case, type Expected, isAnswered, isPassing, send } from "./answer.ts";
import { isRevoked, listTokens, type Token } from "./issued-tokens.ts";
import { accept, check, checkParts, isPresent, judge } from "./judge.ts";
import type { ResolvedOptions } from "./options.ts";
import { type Changes, createDraft, type Draft, listInputs, toRequest } from "./requests.ts";

/** Ends a verification before its plan is complete. */
export class Stopped extends Error {}

/** What differs from the ordinary request of an operation, and how to ask. */
export interface AskOptions extends Changes {
  /** The answers to requests without which the answer would be another one. */
  readonly after?: readonly (Answer | undefined)[];
  /** Sends the request although the same one was sent before. @default false */
  readonly again?: boolean;
  /** Undoes another request: no limit and no interruption applies to it. @default false */
  readonly isCleanup?: boolean;
  /** Seconds that were waited before. @default 0 */
  readonly waitSeconds?: number;
}

/** An operation that was left out, or lacks a case. */
export interface Gap {
  readonly operationId: OperationId;
  readonly reason: string;
}

/** What is assumed of an issued token; for S28, the contract compares the scopes. */
const tokenParts = {
  S22: { status: 200 },
  S08: { expires_in: tokenLifetimeSeconds },
  S40: { headers: { "Cache-Control": isPresent } },
  S28: {},
};

/** So many answers in a row may be missing; a broken connection is tried twice. */
const MAX_FAILURES = 6;
const MAX_LIMITED = 3;
const MAX_WAIT_SECONDS = 60;

/** Asks one case after the other and judges each answer. It sends no request twice unless told to. */
export class Session {
  readonly options: ResolvedOptions;
  /** Each answer, in order. */
  readonly answers: Answer[] = [];
  /** The operations that were left out, and those that lack a case. */
  readonly skipped: Gap[] = [];
  readonly lacking: Gap[] = [];
  /** What no case asks, and what it needs. */
  readonly notAsked: { readonly subject: string; readonly needs: string }[] = [];
  /** The ordinary request of each operation, if it succeeds. */
  readonly usable = new Map<OperationId, Draft>();
  /** The operations that have accepted a token. */
  readonly byToken = new Set<OperationId>();
  readonly #known = new Map<string, Answer>();
  #nextAt = 0;

  constructor(options: ResolvedOptions) {
    this.options = options;
  }

  /** Asks the ordinary request of an operation, with changes. @returns Undefined if the operation cannot be asked. */
  async ask(id: OperationId, name: string, changes: AskOptions, expected: Expected): Promise<Answer | undefined> {
    const draft = this.usable.get(id);
    return draft && this.send(draft, name, changes, expected);
  }

  /**
   * Sends a request, or returns the answer to the same one. A 429 is waited for, and a passing failure is asked again once.
   * @throws Stopped if the service is out of reach or limits every request.
   */
  async send(base: Draft, name: string, options: AskOptions, expected: Expected): Promise<Answer> {
    const { again, isCleanup = false, after = [], waitSeconds = 0, ...changes } = options;
    const request = toRequest({ ...base, ...changes, values: { ...base.values, ...changes.values } });
    const key = JSON.stringify(request);
    const known = this.#known.get(key);
    if (known && !again) return known;
    const { id: operationId, section } = base.operation;
    const place = { pointer: findChanged(base, changes), section, parts: {}, ...expected };
    const before = after.filter((answer) => answer !== undefined);
    const planned = { ...place, operationId, name, request, after: before, waitSeconds };
    for (let tries = 1; ; tries++) {
      await this.#waitForTurn(isCleanup ? undefined : this.options.signal);
      const answer = await this.#send(planned, isCleanup);
      this.#known.set(key, answer);
      if (tries === 1 && isPassing(answer)) continue; // shows and decides nothing
      const isLate = planned.status.startsWith("2XX") && this.#hasExpired(planned);
      if (!isLate) judge(answer);
      if (answer.status !== 429 || (isCleanup && this.options.signal?.aborted)) return answer;
      await this.#waitForLimit(answer, tries);
    }
  }

  /** Issues a token with these scopes (§4.2); returns undefined if it cannot. A key need not be allowed to grant every scope. */
  async issue(scopes: readonly string[], options: AskOptions = {}): Promise<Token | undefined> {
    const name = `a request for a token of ${nameScopes(scopes)}`;
    const expected = { status: "2XX or 4XX", reason: "a key may not be allowed to grant the scope" };
    const answer = await this.ask(
      "generateToken",
      name,
      { ...options, values: { scope: [scopes.join(" ")] } },
      expected,
    );
    if (!answer?.isSuccess) {
      if (answer) this.lack("generateToken", `lacks a case: ${answer.status} to ${name}`);
      return undefined;
    }
    this.checkToken(answer);
    const token = listTokens(this.answers).find(({ text }) => text === answer.body.access_token);
    const isDead = token && isRevoked(token, this.answers);
    if (options.again) check(answer, "4.3", !isDead, "must be a new token", "a revoked one", "/access_token");
    if (token && !isDead && !(token.expiresAt <= this.options.now())) return token;
    return options.again ? undefined : this.issue(scopes, { ...options, again: true });
  }

  /** Checks what is assumed of the answer that issues a token. */
  checkToken(answer: Answer): void {
    for (const [assumption, part] of answer.isRight ? Object.entries(tokenParts) : [])
      checkParts(answer, assumption, part);
  }

  /** Revokes the issued tokens, and notes those that stay. */
  async revokeTokens(): Promise<void> {
    let isPossible = true;
    for (const token of listTokens(this.answers)) {
      if (isRevoked(token, this.answers)) continue;
      isPossible = isPossible && (await this.#revoke(token));
      if (isRevoked(token, this.answers)) continue;
      const end = new Date(token.expiresAt).toJSON() ?? "an unknown time";
      this.lack("revokeToken", `left a token that was not revoked and expires at ${end}`);
    }
  }

  /** Revokes a token. @returns False if the service does not respond, or limits requests for longer than the caller waits. */
  async #revoke({ text, issuer }: Token): Promise<boolean> {
    const draft = createDraft(operations.revokeToken, {}, issuer);
    const options = { values: { access_token: [text] }, again: true, isCleanup: true };
    try {
      const answer = await this.send(draft, "an issued token", options, accept("the key pair has issued the token"));
      this.stopIfSilent(1);
      return answer.status !== 429;
    } catch {
      return false;
    }
  }

  /** Notes what an operation lacks, once. */
  lack(operationId: OperationId, reason: string): void {
    if (!this.lacking.some((gap) => gap.operationId === operationId && gap.reason === reason))
      this.lacking.push({ operationId, reason });
  }

  /** Waits until a moment. @returns False if that takes more than a minute, or it is unknown. */
  async waitUntil(time: number): Promise<boolean> {
    const { now, signal } = this.options;
    if (!(time - now() <= 1000 * MAX_WAIT_SECONDS)) return false;
    await this.#wait(time - now(), signal);
    return now() >= time;
  }

  /**
   * Ends the verification if the service did not answer the last requests. Its silence has another cause than their cases, so they do not
   * count.
   * @throws Stopped
   */
  stopIfSilent(maxFailures: number): void {
    const { answers } = this;
    const answered = answers.findLastIndex(isAnswered) + 1;
    if (answers.length - answered < Math.max(1, maxFailures)) return;
    const reason = answers.at(-1)?.failure;
    answers.length = answered;
    throw new Stopped(answered === 0 ? reason : `the service stopped answering: ${reason}`);
  }

  /** Waits as long as a 429 says. @throws Stopped if that is too long, or too often. */
  async #waitForLimit({ headers, case: planned }: Answer, tries: number): Promise<void> {
    const { now, nameOption, onLimit, signal } = this.options;
    const seconds = Math.ceil((parseRetryAfter(headers, now()) ?? 1000) / 1000);
    if (tries === MAX_LIMITED || seconds > MAX_WAIT_SECONDS) {
      const limit = `the service answered 429 to ${planned.operationId} (${planned.name}), to be tried again in ${seconds} s`;
      throw new Stopped(`${limit}: verify later, or with a lower ${nameOption("rate")}`);
    }
    onLimit(planned, seconds);
    await this.#wait(1000 * seconds, signal);
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

  async #send(planned: Case, isCleanup: boolean): Promise<Answer> {
    const { answers, options } = this;
    options.onCase(planned, answers.length);
    // A token whose response is cut off could not be revoked.
    const isKept = isCleanup || clientOperations[planned.operationId].issuesToken;
    const stop = isKept ? undefined : options.signal;
    const answer = await send(planned, answers.length, options, stop);
    if (stop?.aborted && !isAnswered(answer)) throw new Stopped("the verification was interrupted");
    answers.push(answer);
    this.stopIfSilent(MAX_FAILURES);
    return answer;
  }

  /** True if a token of a request has expired. */
  #hasExpired({ request: { headers } }: Case): boolean {
    const expired = listTokens(this.answers).filter(({ expiresAt }) => expiresAt <= this.options.now());
    return expired.some(({ text }) => Object.values(headers).some((value) => value.includes(text)));
  }
}

/** Names scopes in cases. */
export function nameScopes(scopes: readonly string[]): string {
  return scopes.length > 3 ? `${scopes.length} scopes` : `the scope ${scopes.join(" ")}`;
}

/** Returns a JSON pointer to the part of a request that changes. */
function findChanged({ operation }: Draft, { headers, values = {} }: Changes): string {
  if (headers) return "/headers";
  const [name] = Object.keys(values);
  const input = listInputs(operation).find(({ field }) => field.name === name);
  return name === undefined ? "" : `/${input?.place ?? "query"}/${name}`;
}
