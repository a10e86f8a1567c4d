import { createViolation, operations, readParameter } from "../contract/internal.ts";
import { isObject } from "../contract/is-object.ts";
import type { NamedHeaders } from "./cases.ts";
import { toHeaders, toTokenValue } from "./credentials.ts";
import { UNKNOWN } from "./probes.ts";
import type { AskOptions, VerificationRun } from "./run.ts";
import type { Answer } from "./session.ts";

/** Names and credentials of other owners, to see that they are kept apart. */
export interface Others {
  readonly application?: NamedHeaders | undefined;
  readonly campaignId?: string | undefined;
  /** Another member of the campaign. */
  readonly memberId?: string | undefined;
  readonly projectId?: string | undefined;
}

const LIST = "listMemberActivity";
/** A scope that no operation here needs (§5.2). */
const OTHER_SCOPE = "vouchers";

const refused = (reason: string, section: string, pointer = "/headers"): AskOptions => {
  return { expected: "4XX", reason, section, pointer };
};

/** Follows the life of tokens: issue, use, revoke, use at once, revoke again (§3, §4.2, §4.3). */
export async function verifyTokens(
  run: VerificationRun,
  application: NamedHeaders,
  other: NamedHeaders | undefined,
): Promise<void> {
  if (!run.usable.has("generateToken") || !run.usable.has("revokeToken")) return;
  const revoke = (kind: string, name: string, token: string, { headers } = application) =>
    run.request("revokeToken", kind, name, headers, { access_token: [token] }, { again: true, expected: "any" });
  const read = (kind: string, name: string, headers: NamedHeaders["headers"], options: AskOptions) =>
    run.usable.has(LIST) ? run.request(LIST, kind, name, headers, {}, { again: true, ...options }) : undefined;
  const toBearer = (token: string) => toHeaders(toTokenValue(token));
  const used = await run.issueToken("loyalties", OTHER_SCOPE);
  const narrow = await run.issueToken(OTHER_SCOPE);
  const kept = await run.issueToken("api", "loyalties");
  if (used === undefined || narrow === undefined || kept === undefined) return;
  const accepted = { expected: "2XX", pointer: "/headers", section: "4.1" };
  await read("token", "with a token of two scopes", toBearer(used), accepted);
  await read(
    "token without scope",
    "with a token of another scope",
    toBearer(narrow),
    refused("the token lacks the scope", "4.1"),
  );
  await revoke("revoke", "a valid token", used);
  await read("revoked token", "with a revoked token", toBearer(used), refused("the token is revoked", "4.3"));
  await revoke("revoke again", "a revoked token", used);
  await revoke("revoke unknown", "an unknown token", UNKNOWN);
  if (other) await revoke("revoke foreign", "a token of another application", kept, other);
  const unknownPair = Object.fromEntries(Object.keys(application.headers).map((name) => [name, UNKNOWN]));
  const one = { ...toBearer(UNKNOWN), ...application.headers };
  await read("two credentials", "with a valid key pair and an unknown token", one, { expected: "any" });
  const two = { ...toBearer(kept), ...unknownPair };
  await read("two credentials", "with a valid token and an unknown key pair", two, { expected: "any" });
}

/** Requests the names of others: they are as unknown as made-up ones (§4.1, §7.2). */
export async function verifyForeignNames(
  run: VerificationRun,
  credentials: ReadonlyMap<string, NamedHeaders>,
  { campaignId, projectId }: Others,
): Promise<void> {
  const ask = async (id: keyof typeof operations, kind: string, name: string, value: string | undefined) => {
    const headers = credentials.get(id)?.headers;
    if (!headers || value === undefined) return;
    const expectation = refused("it belongs to another owner", operations[id].section, `/path/${name}`);
    await run.request(id, kind, `a ${name} of another owner`, headers, { [name]: [value] }, expectation);
  };
  await ask(LIST, "foreign campaign", "campaignId", campaignId);
  await ask("listWebhooks", "foreign project", "projectId", projectId);
  await ask("listUsers", "foreign project", "projectId", projectId);
}

interface Walk {
  readonly ids: readonly string[];
  /** The events as text. */
  readonly events: readonly string[];
  /** True if the last page was read. */
  readonly isWhole: boolean;
  readonly last: Answer;
}

/** Reads the pages of a member with several limits, in both orders and again, and compares them (§4.1, §9). */
export class PageFlow {
  readonly #run: VerificationRun;
  readonly #headers: NamedHeaders["headers"];

  constructor(run: VerificationRun, { headers }: NamedHeaders) {
    this.#run = run;
    this.#headers = headers;
  }

  async verify({ memberId }: Others): Promise<void> {
    const limit = Number(readParameter(LIST, "limit", "maximum"));
    const [oldest, newest] = [await this.#walkAll("created_at", limit), await this.#walkAll("-created_at", limit)];
    if (!oldest || !newest) return;
    if (oldest.isWhole && newest.isWhole && !isSameSet(oldest.ids, newest.ids))
      this.#report(newest, "must list the same events in both orders", "other events");
    await this.#compareDefaults(oldest, newest);
    const again = await this.#walk("created_at", limit, 2, true);
    const isSame = again?.events.every((event, index) => event === oldest.events[index]);
    if (again && again.events.length > 0) this.#run.compare("walk again", again.last, isSame);
    if (memberId !== undefined) await this.#askForeignCursor(memberId);
  }

  /** Walks with the largest limit, and compares the pages with those of smaller limits, a bounded number of each. */
  async #walkAll(order: string, limit: number): Promise<Walk | undefined> {
    const whole = await this.#walk(order, limit, 10);
    for (const smaller of [7, 1]) {
      const walk = whole && (await this.#walk(order, smaller, 20));
      if (!walk) continue;
      const length = Math.min(whole.ids.length, walk.ids.length);
      const isPrefix = whole.ids.slice(0, length).join() === walk.ids.slice(0, length).join();
      const isShort = walk.isWhole && whole.isWhole && walk.ids.length !== whole.ids.length;
      if (isPrefix && !isShort) continue;
      const found = isSameSet(whole.ids, walk.ids) ? "another order" : "other events";
      this.#report(walk, `pages with limit=${smaller} must list the events of pages with limit=${limit}`, found);
    }
    return whole;
  }

  async #walk(order: string, limit: number, maxPages: number, again = false): Promise<Walk | undefined> {
    const events: unknown[] = [];
    let cursor: string | undefined;
    for (let page = 1; ; page++) {
      const values = {
        limit: [String(limit)],
        order: [order],
        starting_after_id: cursor === undefined ? [] : [cursor],
      };
      const isFirst = cursor === undefined; // the cases of limit and order ask the same
      const expectation = isFirst ? { expected: "any" } : { expected: "2XX", pointer: "/query/starting_after_id" };
      const name = `page ${page} with limit=${limit} and order=${order}`;
      const answer = await this.#run.request(LIST, "page", name, this.#headers, values, { again, ...expectation });
      if (!this.#run.isGood(answer) || !isObject(answer.value)) return undefined;
      const { data, has_more: hasMore, more_starting_after: next } = answer.value;
      events.push(...(data as unknown[])); // a good answer has it
      const ids = events.map(getId);
      const following = typeof next === "string" ? next : ids.at(-1);
      const isLast = hasMore !== true || following === undefined || following === cursor;
      if (isLast || page === maxPages)
        return { ids, events: events.map((event) => JSON.stringify(event)), isWhole: hasMore !== true, last: answer };
      cursor = following;
    }
  }

  /** Compares a page without `limit` and `order` with the walks (S03, S04). */
  async #compareDefaults(oldest: Walk, newest: Walk): Promise<void> {
    const answer = await this.#run.request(LIST, "page", "an ordinary request", this.#headers, {});
    const ids = listIds(answer);
    if (!this.#run.isGood(answer)) return;
    const limit = Number(readParameter(LIST, "limit", "default"));
    const [usual, unusual] =
      readParameter(LIST, "order", "default") === "created_at" ? [oldest, newest] : [newest, oldest];
    const startsWith = (walk: Walk) => ids.every((id, index) => walk.ids[index] === id);
    if (oldest.ids.length > limit) this.#run.compare("default limit", answer, ids.length === limit);
    if (startsWith(usual) !== startsWith(unusual)) this.#run.compare("default order", answer, startsWith(usual));
  }

  /** Uses an event of another member as a cursor: it is as unknown as a made-up one (S13). */
  async #askForeignCursor(memberId: string): Promise<void> {
    const foreign = await this.#run.request(LIST, "page", "a page of another member", this.#headers, {
      memberId: [memberId],
    });
    const [cursor] = listIds(foreign);
    if (cursor === undefined) return;
    const expectation = refused("the cursor is not an event of the member", "4.1", "/query/starting_after_id");
    const values = { starting_after_id: [cursor] };
    await this.#run.request(LIST, "unknown cursor", "the cursor of another member", this.#headers, values, expectation);
  }

  #report({ last }: Walk, expected: string, found: string): void {
    this.#run.addViolation(last, createViolation("pages", "4.1", expected, found, "/data"));
  }
}

function listIds({ value }: Answer): string[] {
  return isObject(value) && Array.isArray(value.data) ? value.data.map(getId) : [];
}

function getId(event: unknown): string {
  return isObject(event) ? String(event.id) : "";
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && new Set([...one, ...other]).size === new Set(one).size;
}
