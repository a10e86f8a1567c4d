import { clientOperations } from "../contract/client-operations.ts";
import { isHeaderText, parseRetryAfter } from "../contract/http.ts";
import { type OperationId, operations } from "../contract/internal.ts";
import { type Answer, isAnswered, sendCase } from "./answer.ts";
import { type Case, createCase, type Expectation } from "./cases.ts";
import { type Credentials, listKnown } from "./credentials.ts";
import type { ResolvedOptions } from "./options.ts";
import type { VerifyReport } from "./report.ts";
import { createDraft, type Draft } from "./requests.ts";

/** Ends a verification before its plan is complete. */
export class Stopped extends Error {}

/** A request that differs from the ordinary one of an operation. */
interface RequestOptions extends Partial<Expectation>, Partial<Pick<Draft, "credentials" | "values">> {
  /** Sends the request although the same one was sent before. @default false */
  readonly again?: boolean;
}

const MAX_FAILURES = 3;
const MAX_LIMITED = 3;
const MAX_WAIT_SECONDS = 60;

/** Sends cases one after the other and compares each answer with the contract. It asks nothing twice unless told to. */
export class Session {
  readonly answers: Answer[] = [];
  /** Answers that a comparison with others decides. */
  readonly compared: Answer[] = [];
  readonly skipped: VerifyReport["skipped"][number][] = [];
  /** The ordinary request of each operation, if it succeeds. */
  readonly usable = new Map<OperationId, Draft>();
  readonly options: ResolvedOptions;
  /** The given credentials. */
  readonly credentials: readonly Credentials[];
  readonly #known = new Map<string, Answer>();
  /** Every token that was issued, for reports without secrets. */
  readonly tokens: string[] = [];
  /** The credentials that issued each token that is not revoked. */
  readonly #live = new Map<string, Draft["credentials"]>();
  #nextAt = 0;
  /** True for requests that undo others: no limit and no interruption applies to them. */
  #isCleanup = false;

  constructor(options: ResolvedOptions) {
    this.options = options;
    this.credentials = listKnown(options);
  }

  /**
   * Sends a case, or returns the answer to the same request. A 429 is waited for.
   * @throws Stopped if the service is out of reach, limits every request, or the requests are used up.
   */
  async ask(planned: Case, again = false): Promise<Answer> {
    const key = JSON.stringify(planned.request);
    const known = this.#known.get(key);
    if (known && !again) return known;
    for (let tries = 1; ; tries++) {
      await this.#waitForTurn();
      const answer = await this.#send(planned);
      this.#known.set(key, answer);
      if (answer.status !== 429 || this.#isCleanup) return answer;
      const seconds = Math.ceil((parseRetryAfter(answer.headers, this.options.now()) ?? 1000) / 1000);
      const limit = `the service answered 429 to ${planned.operationId} (${planned.name})`;
      if (tries === MAX_LIMITED || seconds > MAX_WAIT_SECONDS)
        throw new Stopped(`${limit}, to be tried again in ${seconds} s: verify later, or with a lower --rate`);
      this.options.onLimit(planned, seconds);
      await this.#wait(1000 * seconds);
    }
  }

  /** Sends the ordinary request of an operation with some changes. The contract says which status is right, unless they do. */
  async request(id: OperationId, kind: string, name: string, options: RequestOptions = {}): Promise<Answer> {
    const { credentials, values, again, ...expectation } = options;
    const draft = this.usable.get(id) ?? createDraft(operations[id], this.options.names, {});
    const changed = { ...draft, ...(credentials && { credentials }), ...(values && { values }) };
    return this.ask(createCase(changed, kind, name, expectation), again);
  }

  /** Issues a token with these scopes (§4.2); returns undefined if it cannot. */
  async issueToken(...scopes: readonly string[]): Promise<string | undefined> {
    if (!this.usable.has("generateToken")) return undefined;
    const scope = scopes.join(" ");
    const options = { values: { scope: [scope] } };
    return readToken(
      await this.request("generateToken", "issue", `a request for a token of the scope ${scope}`, options),
    );
  }

  /** Revokes the issued tokens until an attempt is not answered or limited: tokens expire, and Ctrl-C must not hang. */
  async revokeTokens(): Promise<void> {
    this.#isCleanup = true;
    for (const [token, credentials] of [...this.#live]) {
      const options = { credentials, values: { access_token: [token] }, again: true };
      const answer = await this.request("revokeToken", "cleanup", "an issued token", options).catch(() => undefined);
      if (!answer || answer.status === 429) return;
    }
  }

  /** Takes the result of a comparison of answers, for assumptions. */
  compare(kind: string, answer: Answer, agrees: boolean): void {
    this.compared.push({ ...answer, case: { ...answer.case, kind }, agrees });
  }

  async #waitForTurn(): Promise<void> {
    const { maxRequests, rate, now } = this.options;
    const startedAt = Math.max(now(), this.#nextAt);
    await this.#wait(startedAt - now());
    this.#nextAt = startedAt + 1000 / rate;
    const planned = this.answers.length + this.#live.size; // each token needs a revocation
    if (!this.#isCleanup && planned >= maxRequests)
      throw new Stopped(`the maximum of ${maxRequests} requests was reached`);
  }

  async #wait(delayMs: number): Promise<void> {
    const { sleep } = this.options;
    const signal = this.#isCleanup ? undefined : this.options.signal;
    if (delayMs > 0) await sleep(delayMs, signal).catch(() => undefined);
    if (signal?.aborted) throw new Stopped("the verification was interrupted");
  }

  async #send(planned: Case): Promise<Answer> {
    const { answers, options } = this;
    options.onCase(planned, answers.length);
    // A token whose response is cut off could not be revoked.
    const isKept = this.#isCleanup || clientOperations[planned.operationId].issuesToken;
    const stop = isKept ? undefined : options.signal;
    const answer = await sendCase(planned, answers.length, options, stop);
    if (stop?.aborted && !isAnswered(answer)) throw new Stopped("the verification was interrupted");
    answers.push(answer);
    this.#trackToken(answer);
    const answered = answers.findLastIndex(isAnswered) + 1;
    if (answers.length - answered < (this.#isCleanup ? 1 : MAX_FAILURES)) return answer;
    answers.length = answered; // the other cases did not stop the service
    const reason = `no response to ${MAX_FAILURES} requests in a row (${answer.exchange.entry.response.statusText})`;
    throw new Stopped(answered === 0 ? reason : `the service stopped answering: ${reason}`);
  }

  #trackToken(answer: Answer): void {
    const { operationId, request, kind } = answer.case;
    const token = readToken(answer);
    if (clientOperations[operationId].issuesToken && token !== undefined) {
      this.tokens.push(token);
      this.#live.set(token, request.headers);
    }
    const revoked = new URLSearchParams(request.body).get("access_token") ?? "";
    if (operationId === "revokeToken" && answer.isSuccess && kind !== "revoke foreign") this.#live.delete(revoked);
  }
}

function readToken({ isSuccess, body: { access_token: token } }: Answer): string | undefined {
  return isSuccess && isHeaderText(token) ? token : undefined;
}
