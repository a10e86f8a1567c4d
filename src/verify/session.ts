import { clientOperations } from "../contract/client-operations.ts";
import { parseRetryAfter } from "../contract/http.ts";
import type { OperationId } from "../contract/internal.ts";
import { type Answer, type Case, isAnswered, isPassing, send } from "./answer.ts";
import { noteTokens, type Token } from "./credentials.ts";
import { expectAnswer } from "./expect-answer.ts";
import type { Expected } from "./expected.ts";
import { judge } from "./judge.ts";
import type { ResolvedOptions } from "./options.ts";
import { type Changes, type Draft, locate, toRequest } from "./requests.ts";

/** Ends a verification before its plan is complete. */
export class Stopped extends Error {}

/** What differs from the ordinary request of an operation, and how to ask. */
export interface AskOptions extends Changes {
  /** The answers to requests without which the answer would be another one. */
  readonly after?: readonly Answer[];
  /** Undoes another request: no limit and no interruption applies to it. @default false */
  readonly isCleanup?: boolean;
  /** Seconds that were waited before. @default 0 */
  readonly waitSeconds?: number;
}

/** What was not asked. */
export interface Gap {
  /** Undefined if it is about several operations. */
  readonly operationId?: OperationId;
  readonly reason: string;
}

/** So many answers in a row may be missing; a broken connection is tried twice. */
const MAX_FAILURES = 6;
const MAX_LIMITED = 3;
const MAX_WAIT_SECONDS = 60;

/** Asks one question after the other and judges each answer. */
export class Session {
  readonly options: ResolvedOptions;
  /** Each answer, in order. */
  readonly answers: Answer[] = [];
  /** The tokens that were issued. */
  readonly tokens: Token[] = [];
  /** The operations that were left out although they were to be asked. */
  readonly skipped: Gap[] = [];
  readonly notAsked: Gap[] = [];
  /** The ordinary request of each operation, if it succeeds. */
  readonly usable = new Map<OperationId, Draft>();
  /** The operations that have accepted a token. */
  readonly byToken = new Set<OperationId>();
  #nextAt = 0;

  constructor(options: ResolvedOptions) {
    this.options = options;
  }

  /** Notes what was not asked, once. */
  leaveOut(reason: string, operationId?: OperationId): void {
    if (this.notAsked.some((gap) => gap.operationId === operationId && gap.reason === reason)) return;
    this.notAsked.push({ ...(operationId && { operationId }), reason });
  }

  /** Asks the ordinary request of an operation, with changes. @returns Undefined if the operation cannot be asked. */
  async ask(
    id: OperationId,
    name: string,
    changes: AskOptions = {},
    expected: Partial<Expected> = {},
  ): Promise<Answer | undefined> {
    const draft = this.usable.get(id);
    return draft && this.send(draft, name, changes, expected);
  }

  /**
   * Sends a request. A 429 is waited for, and a passing failure is asked again once.
   * @param expected What is right in another way than the contract says.
   * @throws Stopped if the service is out of reach or limits every request.
   */
  async send(base: Draft, name: string, options: AskOptions, expected: Partial<Expected> = {}): Promise<Answer> {
    const { isCleanup = false, after = [], waitSeconds = 0, ...changes } = options;
    const draft = { ...base, ...changes, values: { ...base.values, ...changes.values } };
    const asked = { operationId: base.operation.id, name, request: toRequest(draft), after, waitSeconds };
    for (let tries = 1; ; tries++) {
      await this.#waitForTurn(isCleanup ? undefined : this.options.signal);
      const right = expectAnswer(this, draft, locate(base.operation, changes));
      const answer = await this.#send({ ...right, ...expected, ...asked }, isCleanup);
      if (tries === 1 && isPassing(answer)) continue; // shows and decides nothing
      judge(answer);
      if (answer.status !== 429 || (isCleanup && this.options.signal?.aborted)) return answer;
      await this.#waitForLimit(answer, tries);
    }
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
    const reason = answers.at(-1)?.exchange.response.error;
    answers.length = answered;
    throw new Stopped(answered === 0 ? reason : `the service stopped answering: ${reason}`);
  }

  /** Waits as long as a 429 says. @throws Stopped if that is too long, or too often. */
  async #waitForLimit({ headers, case: planned }: Answer, tries: number): Promise<void> {
    const { now, nameOption, onCase, signal } = this.options;
    const seconds = Math.ceil((parseRetryAfter(headers, now()) ?? 1000) / 1000);
    if (tries === MAX_LIMITED || seconds > MAX_WAIT_SECONDS) {
      const limit = `the service returned 429 to ${planned.operationId} (${planned.name}), to be tried again in ${seconds} s`;
      throw new Stopped(`${limit}: verify later, or with a lower ${nameOption("rate")}`);
    }
    onCase(planned, this.answers.length, seconds);
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
    const { answers, options, tokens } = this;
    options.onCase(planned, answers.length, 0);
    // A token whose response is cut off could not be revoked.
    const isKept = isCleanup || clientOperations[planned.operationId].issuesToken;
    const stop = isKept ? undefined : options.signal;
    const answer = await send(planned, answers.length, options, stop);
    if (stop?.aborted && !isAnswered(answer)) throw new Stopped("the verification was interrupted");
    answers.push(answer);
    noteTokens(tokens, answer);
    this.stopIfSilent(MAX_FAILURES);
    return answer;
  }
}
