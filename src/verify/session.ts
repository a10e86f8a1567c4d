import { clientOperations } from "../contract/client-operations.ts";
import { type OperationId, operations } from "../contract/internal.ts";
import { isHeaderText } from "../contract/is-header-text.ts";
import { parseRetryAfter } from "../contract/parse-retry-after.ts";
import { type Answer, toAnswer } from "./answer.ts";
import { type Case, createCase, type Expectation } from "./cases.ts";
import { INCOMPLETE, sendRequest, TOO_LONG } from "./exchange.ts";
import type { ResolvedOptions } from "./options.ts";
import type { VerifyReport } from "./report.ts";
import { createDraft, type Draft, setValues, type Values } from "./requests.ts";

/** Ends a verification before its plan is complete. */
export class Stopped extends Error {}

/** The service has answered no request. */
export class Unreachable extends Stopped {}

/** A request that differs from the ordinary one of an operation. */
interface RequestOptions extends Partial<Expectation> {
  /** @default the credentials of the ordinary request */
  readonly credentials?: Draft["credentials"];
  readonly values?: Values;
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
  /** The path and credentials of each operation whose ordinary request succeeds. */
  readonly usable = new Map<OperationId, Pick<Draft, "path" | "credentials">>();
  readonly options: ResolvedOptions;
  readonly #known = new Map<string, Answer>();
  /** The credentials that issued each token. */
  readonly #tokens = new Map<string, Draft["credentials"]>();
  readonly #revoked = new Set<string>();
  #failures = 0;
  #nextAt = 0;
  /** True for requests that undo others: no limit and no interruption applies to them. */
  #isCleanup = false;

  constructor(options: ResolvedOptions) {
    this.options = options;
  }

  /** Every token that this session has issued. */
  get tokens(): string[] {
    return [...this.#tokens.keys()];
  }

  /**
   * Sends a case, or returns the answer to the same request. A 429 is waited for.
   * @throws Stopped if the service is out of reach, limits every request, or the requests are used up.
   */
  async ask(planned: Case, { again = false } = {}): Promise<Answer> {
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
      if (seconds > MAX_WAIT_SECONDS)
        throw new Stopped(`${limit}, to be tried again in ${seconds} s: verify later, or with a lower --rate`);
      if (tries === MAX_LIMITED) throw new Stopped(`${limit} ${tries} times: use a lower --rate`);
      this.options.onLimit(planned, seconds);
      await this.#wait(1000 * seconds);
    }
  }

  /** Sends the ordinary request of an operation with some changes. The contract says which status is right, unless they do. */
  async request(id: OperationId, kind: string, name: string, options: RequestOptions = {}): Promise<Answer> {
    const { credentials, values = {}, again = false, ...expectation } = options;
    const operation = operations[id];
    const { path = operation.path, credentials: usual = {} } = this.usable.get(id) ?? {};
    const draft = { ...createDraft(operation, this.options.names, credentials ?? usual), path };
    return this.ask(createCase(operation, kind, name, setValues(draft, values), expectation), { again });
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
    for (const [token, credentials] of this.#tokens) {
      if (this.#revoked.has(token)) continue;
      const options = { credentials, values: { access_token: [token] }, again: true };
      const answer = await this.request("revokeToken", "cleanup", "an issued token", options).catch(() => undefined);
      if (!answer || answer.status === 0 || answer.status === 429) return;
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
    const kept = this.#tokens.size - this.#revoked.size; // for revokeTokens()
    if (!this.#isCleanup && this.answers.length + kept >= maxRequests)
      throw new Stopped(`the maximum of ${maxRequests} requests was reached`);
  }

  async #wait(delayMs: number): Promise<void> {
    const { sleep } = this.options;
    const signal = this.#isCleanup ? undefined : this.options.signal;
    if (delayMs > 0) await sleep(delayMs, signal).catch(() => undefined);
    if (signal?.aborted) throw new Stopped("the verification was interrupted");
  }

  async #send(planned: Case): Promise<Answer> {
    const { onCase, signal } = this.options;
    onCase(planned, this.answers.length);
    // A token whose response is cut off could not be revoked.
    const isKept = this.#isCleanup || clientOperations[planned.operationId].issuesToken;
    const stop = isKept ? undefined : signal;
    const exchange = await sendRequest(planned.request, this.answers.length, this.options, stop);
    if (stop?.aborted && exchange.response.status === 0) throw new Stopped("the verification was interrupted");
    const answer = toAnswer(planned, exchange);
    this.answers.push(answer);
    this.#trackToken(answer);
    const { error } = exchange.response;
    const isAnswered = error === undefined || error === TOO_LONG || error === INCOMPLETE;
    this.#failures = isAnswered ? 0 : this.#failures + 1;
    if (this.#failures < MAX_FAILURES) return answer;
    const unanswered = this.answers.slice(-this.#failures);
    for (const { violations } of unanswered) violations.length = 0; // these cases did not stop the service
    const reason = `no response to ${MAX_FAILURES} requests in a row (${exchange.entry.response.statusText})`;
    if (unanswered.length === this.answers.length) throw new Unreachable(reason);
    throw new Stopped(`the service stopped answering: ${reason}`);
  }

  #trackToken(answer: Answer): void {
    const { operationId, request, kind } = answer.case;
    const token = readToken(answer);
    if (clientOperations[operationId].issuesToken && token !== undefined) this.#tokens.set(token, request.headers);
    const revoked = new URLSearchParams(request.body).get("access_token") ?? "";
    const isOwn = kind !== "revoke foreign" && this.#tokens.has(revoked);
    if (operationId === "revokeToken" && answer.isSuccess && isOwn) this.#revoked.add(revoked);
  }
}

function readToken({ isSuccess, body: { access_token: token } }: Answer): string | undefined {
  return isSuccess && isHeaderText(token) ? token : undefined;
}
