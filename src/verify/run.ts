import { clientOperations } from "../contract/client-operations.ts";
import { createViolation, type OperationId, operations, type Violation } from "../contract/internal.ts";
import { isObject } from "../contract/is-object.ts";
import { checkExchange, type ExchangeViolation } from "../traffic/check/check-exchange.ts";
import { type Case, createCase, type NamedHeaders } from "./cases.ts";
import { listBodyHeaders, listInputs } from "./inputs.ts";
import { type Answer, Session, type SessionOptions } from "./session.ts";
import { Verdicts } from "./verdicts.ts";

/** How a request is judged, and whether it is sent again. */
export type AskOptions = Partial<Pick<Case, "expected" | "reason" | "pointer" | "section" | "assumption">> & {
  readonly again?: boolean;
};

/** A sent case with its violations. */
export interface Verified {
  readonly case: Case;
  readonly answer: Answer;
  readonly violations: ExchangeViolation[];
}

/** Sends cases, compares each answer with the contract, and keeps the issued tokens to revoke them. */
export class VerificationRun {
  readonly session: Session;
  readonly verdicts = new Verdicts();
  /** In the order of the requests. */
  readonly verified: Verified[] = [];
  /** Operations whose ordinary request succeeds. */
  readonly usable = new Set<OperationId>();
  /** Known values of path parameters, by name. */
  readonly names: Readonly<Record<string, string>>;
  readonly #application: NamedHeaders | undefined;
  readonly #tokens = new Set<string>();
  /** Paths that answer in place of the path of the contract. */
  readonly #paths = new Map<OperationId, string>();
  readonly #onCase: (planned: Case, sent: number) => void;
  #current: Case | undefined;

  constructor(
    options: Omit<SessionOptions, "onAnswer">,
    names: Readonly<Record<string, string>>,
    application: NamedHeaders | undefined,
    onCase: (planned: Case, sent: number) => void,
  ) {
    this.names = names;
    this.#application = application;
    this.#onCase = onCase;
    this.session = new Session({ ...options, onAnswer: (answer) => this.#judge(answer) });
  }

  /** Sends a case. `again` sends it although the same request was sent before. */
  async ask(planned: Case, { again = false } = {}): Promise<Answer> {
    this.#current = planned;
    this.#onCase(planned, this.session.sent);
    return this.session.send(planned.request, { again });
  }

  /**
   * Sends a request of an operation with these values of its inputs, the others as in an ordinary request. The contract decides
   * whether it must be accepted, unless the options say so.
   */
  async request(
    id: OperationId,
    kind: string,
    name: string,
    headers: NamedHeaders["headers"],
    values: Readonly<Record<string, readonly string[]>>,
    { again = false, ...expectation }: AskOptions = {},
  ): Promise<Answer> {
    const operation = operations[id];
    const path = this.#paths.get(id) ?? operation.path;
    const inputs = listInputs(operation, this.names).map((input) => {
      return { ...input, values: values[input.field.name] ?? input.values };
    });
    const draft = { method: operation.method, path, headers: { ...headers, ...listBodyHeaders(operation) }, inputs };
    return this.ask(createCase(operation, kind, name, draft, expectation), { again });
  }

  /** Uses another path of an operation from now on: the request before it was no violation. */
  usePath(id: OperationId, path: string): void {
    this.#paths.set(id, path);
    for (const { case: planned, violations } of this.verified)
      if (planned.operationId === id && planned.kind === "first") violations.length = 0;
  }

  /** Issues a token with these scopes (§4.2); returns undefined if it cannot. */
  async issueToken(...scopes: readonly string[]): Promise<string | undefined> {
    if (!this.#application || !this.usable.has("generateToken")) return undefined;
    const scope = scopes.join(" ");
    const { headers } = this.#application;
    return readToken(
      await this.request("generateToken", "issue", `a token of the scope ${scope}`, headers, { scope: [scope] }),
    );
  }

  /** Adds a violation that a comparison of answers shows. */
  addViolation(answer: Answer, violation: Violation): void {
    const verified = this.#find(answer);
    verified?.violations.push(place(violation, verified.case, answer));
    if (violation.assumption !== undefined) this.verdicts.refute(violation.assumption, violation.message);
  }

  /** Takes the result of a comparison of answers, for assumptions. */
  compare(kind: string, answer: Answer, agrees: boolean | undefined): void {
    const { case: planned } = this.#find(answer) as Verified; // it was sent
    this.verdicts.observe({ case: { ...planned, kind }, answer, agrees });
  }

  /** True if an answer is a success without a violation. */
  isGood({ status, exchange }: Answer): boolean {
    return status >= 200 && status < 300 && this.verified[exchange.index]?.violations.length === 0;
  }

  #find({ exchange }: Answer): Verified | undefined {
    return this.verified[exchange.index];
  }

  /** Revokes the tokens that the run has issued. Failures are ignored: tokens expire. */
  async revokeTokens(): Promise<void> {
    for (const token of this.#tokens) {
      const values = { access_token: [token] };
      const headers = this.#application?.headers ?? {};
      this.session.isCleanup = true;
      await this.request("revokeToken", "cleanup", "an issued token", headers, values).catch(() => undefined);
    }
  }

  #judge(answer: Answer): void {
    const planned = this.#current as Case; // ask() has set it
    const { exchange, status } = answer;
    const fault = status === 429 ? undefined : findFault(planned, answer);
    const inResponse = checkExchange(exchange).filter((violation) => violation.in === "response");
    const violations = [...(fault ? [place(fault, planned, answer)] : []), ...inResponse];
    this.verified.push({ case: planned, answer, violations });
    this.#trackToken(planned, answer);
    this.verdicts.observe({ case: planned, answer });
    for (const { assumption, message } of violations)
      if (assumption !== undefined) this.verdicts.refute(assumption, `${message} (${planned.name})`);
  }

  #trackToken({ operationId, request }: Case, answer: Answer): void {
    const token = readToken(answer);
    if (clientOperations[operationId].issuesToken && token !== undefined) this.#tokens.add(token);
    if (operationId === "revokeToken" && answer.status < 300)
      this.#tokens.delete(new URLSearchParams(request.body).get("access_token") ?? "");
    this.session.reserved = this.#tokens.size;
  }

  /** Every token of this run: reports do not show them. */
  get issued(): readonly string[] {
    return this.verified.flatMap(({ answer }) => readToken(answer) ?? []);
  }
}

function readToken({ status, value }: Answer): string | undefined {
  return status < 300 && isObject(value) && typeof value.access_token === "string" ? value.access_token : undefined;
}

function place(violation: Violation, { operationId }: Case, { status, exchange }: Answer): ExchangeViolation {
  return { ...violation, in: "request", operationId, status, entry: exchange.index };
}

/** Compares the status of an answer with the expected one. */
function findFault({ expected, reason, pointer, section, assumption }: Case, answer: Answer): Violation | undefined {
  const { status, exchange } = answer;
  const fail = (keyword: string, text: string, found: string) =>
    createViolation(keyword, section, text, found, pointer, assumption);
  if (status === 0) return fail("answer", "must be answered", String(exchange.response.error));
  if (status >= 500) return fail("failure", "must not make the service fail", `status ${status}`);
  const isRight = expected === "any" || expected === `${status}` || expected === `${Math.floor(status / 100)}XX`;
  if (isRight) return undefined;
  const keyword = expected === "2XX" ? "accept" : "refuse";
  return fail(keyword, `must be answered with ${expected}, because ${reason}`, `status ${status}`);
}
