import ky from "ky";
import { Agent, fetch as undiciFetch } from "undici";
import {
  type AccessToken,
  type Call,
  type CallOptions,
  createLoyaltyClient,
  isKnownActivity,
  isLoyaltyError,
  type ListMemberActivityParameters,
  type LoyaltyClient,
  type LoyaltyClientOptions,
  type MemberActivity,
  type MemberActivityList,
  type RetryOptions,
  type Scope,
  type WebhookList,
} from "../../src/index.ts";
import type { Service } from "../../src/service/index.ts";

/** Compiles only if both types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : never;
const isSame = <A, B>(same: Same<A, B>) => same;

type OldHeaders = Pick<Headers, "get" | "has" | "forEach">;
const baseUrl = "https://api.loyalty.example";
const service = {} as Service;
/** Each function that can send requests fits, without a cast. */
export const transports = [
  createLoyaltyClient({ baseUrl, fetch: globalThis.fetch }),
  createLoyaltyClient({ baseUrl, fetch: undiciFetch }),
  createLoyaltyClient({ baseUrl, fetch: service.fetch }),
  createLoyaltyClient({ baseUrl, fetch: (url, init) => undiciFetch(url, { ...init, dispatcher: new Agent() }) }),
  createLoyaltyClient({ baseUrl, fetch: ky.create({ throwHttpErrors: false, retry: 0 }) }),
  // TypeScript 5 with `lib: ["dom"]` types headers without an iterator.
  createLoyaltyClient({ baseUrl, fetch: {} as () => Promise<Omit<Response, "headers"> & { headers: OldHeaders }> }),
  createLoyaltyClient({ baseUrl, fetch: async (url: string, { method }) => new Response(`${method} ${url}`) }),
];

/** Every option may be undefined, with exactOptionalPropertyTypes too. */
const unset = <Options>() => ({}) as { readonly [Name in keyof Options]-?: undefined };
export const client: LoyaltyClient = createLoyaltyClient({ ...unset<LoyaltyClientOptions>(), baseUrl });
createLoyaltyClient({ baseUrl, retry: unset<RetryOptions>(), deadlines: { attemptMs: undefined, totalMs: undefined } });
const member = { ...unset<ListMemberActivityParameters>(), campaignId: "c", memberId: "m" };
export const listing = client.listMemberActivity(member, unset<CallOptions>());

/** An async function can return a listing: its caller gets the first page. */
export const findFirstPage = async (): Promise<MemberActivityList> => listing;
isSame<Awaited<typeof listing>, MemberActivityList & AsyncIterable<MemberActivity>>(true);
/** It can stand where a promise or a call can. */
export const call: Call<MemberActivityList> = client.listMemberActivity(member);

const scopes: readonly Scope[] = ["api"];
isSame<ReturnType<typeof client.generateToken>, Call<AccessToken>>(true);
isSame<ReturnType<typeof client.listWebhooks>, Call<WebhookList>>(true);
isSame<ReturnType<typeof client.revokeToken>, Call<undefined>>(true);
isSame<Awaited<ReturnType<typeof listing.toArray>>, MemberActivity[]>(true);
export const tokens = [client.generateToken({ scope: scopes }), client.generateToken({ scope: "api loyalties" })];
// @ts-expect-error an unknown scope
client.generateToken({ scope: ["everything"] });
// @ts-expect-error a constant is filled in
client.generateToken({ scope: "api", grant_type: "password" });
// @ts-expect-error a required parameter
client.listWebhooks({});
// @ts-expect-error a value that the contract does not have
client.listMemberActivity({ ...member, order: "id" });

/** `switch` narrows, and covers every failure. */
export function describeFailure(error: unknown): string | undefined {
  if (!isLoyaltyError(error)) return undefined;
  switch (error.name) {
    case "PaginationError":
      return error.checkpoint;
    case "TimeoutError":
      return error.deadline;
    case "ConnectionError":
      return error.code;
    case "UnreadableResponseError":
      return error.start;
    case "ContractViolationError":
      return error.violations[0]?.pointer;
    case "RateLimitError":
      return error.retryAt?.toISOString();
    default:
      return error.headers.get("X-Request-Id") ?? error.operationId; // all others are of a response
  }
}

/** The type of an unknown activity stays a string; a raw one narrows. */
export function describeActivity(activity: MemberActivity, raw: { readonly type: string }): string {
  if (!isKnownActivity(activity)) return activity.type.toUpperCase();
  return isKnownActivity(raw) ? raw.id : raw.type;
}
