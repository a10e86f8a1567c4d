import { operations } from "../contract/operations.ts";
import type { AccessToken, MemberActivityList, Scope } from "../contract/schemas.ts";
import { authenticateRequests, type Credentials } from "./authenticate-requests.ts";
import { type Location, toBaseUrl } from "./base-url.ts";
import { createHttp, formHeaders, type Http } from "./create-http.ts";
import { ApiError } from "./errors/api-error.ts";
import { type ListMemberActivityOptions, MemberActivityListing } from "./member-activity-listing.ts";
import { fillPath } from "./path-parameter.ts";
import { createTokenSource, type TokenSource } from "./token-source.ts";
import { unwrapJson, unwrapText } from "./unwrap-response.ts";

/** Options of {@link createLoyaltyClient}. */
export type LoyaltyClientOptions = Location & {
  /** Application key pair (§5.1); needed to issue and revoke tokens. */
  readonly application?: { readonly appId: string; readonly appToken: string };
  /** Scopes of the tokens that the client issues for itself; needs `application`. */
  readonly oauth?: { readonly scopes: readonly Scope[] };
  /** A token that you have; used as it is, and not renewed. */
  readonly accessToken?: string;
  /** Path of token issuance (S02). @default "/oauth/token" */
  readonly tokenPath?: string;
  /** Header that carries the bearer token (S05). @default "Authorization" */
  readonly bearerHeader?: string;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds of a clock that only goes forward. @default performance.now */
  readonly now?: () => number;
};

/** Client of the loyalty and token operations (§4.1 to §4.3). */
export interface LoyaltyClient {
  /** The activity of a loyalty card, page by page as it is asked for. @see §4.1 */
  listMemberActivity(campaignId: string, memberId: string, options?: ListMemberActivityOptions): MemberActivityListing;
  /** Issues a token with these scopes. The caller owns it: the client neither uses nor revokes it. @see §4.2 */
  generateToken(request: { readonly scopes: readonly Scope[]; readonly signal?: AbortSignal }): Promise<AccessToken>;
  /** Ends a token at once. One that is unknown is as good as ended (S07). @see §4.3 */
  revokeToken(accessToken: string, options?: { readonly signal?: AbortSignal }): Promise<void>;
  /** Ends the token that the client issued for itself, if it did. */
  revoke(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
  /** The bare openapi-fetch client underneath, authentication included. */
  readonly http: Http;
}

/**
 * A client of the loyalty and token operations. Results are returned, failures thrown as `LoyaltyError`.
 *
 * @example
 * const loyalty = createLoyaltyClient({
 *   baseUrl: "https://api.loyalty.example",
 *   application: { appId: "<APP_ID>", appToken: "<APP_TOKEN>" },
 *   oauth: { scopes: ["loyalties"] },
 * });
 * for await (const activity of loyalty.listMemberActivity("camp_1", "card_1")) console.log(activity.type);
 *
 * @throws TypeError where the base address is none, or where `oauth` comes without `application`.
 */
export function createLoyaltyClient(options: LoyaltyClientOptions): LoyaltyClient {
  const { application, oauth, tokenPath = operations.generateToken.path } = options;
  if (oauth && !application) throw new TypeError("oauth needs application: a key pair issues the tokens");
  const baseUrl = toBaseUrl(options);
  const credentials: { -readonly [Name in keyof Credentials]: Credentials[Name] } = {
    keys: application ? { ApplicationId: application.appId, ApplicationToken: application.appToken } : {},
    bearerHeader: options.bearerHeader ?? "Authorization",
  };
  const transport = options.fetch ?? globalThis.fetch;
  const http = createHttp(baseUrl, authenticateRequests(credentials)(transport));

  async function generateToken({
    scopes,
    signal,
  }: Parameters<LoyaltyClient["generateToken"]>[0]): Promise<AccessToken> {
    const body = { grant_type: "client_credentials" as const, scope: [...scopes] };
    // The type knows only the documented path; S02 says that it may be another.
    const call = http.POST(tokenPath as "/oauth/token", {
      body,
      headers: formHeaders,
      parseAs: "text",
      signal: signal ?? null,
    });
    return unwrapJson({ method: "POST", path: tokenPath, signal }, call);
  }

  async function revokeToken(access_token: string, { signal }: { signal?: AbortSignal } = {}): Promise<void> {
    const path = operations.revokeToken.path as "/v1/oauth/token/revoke";
    const call = http.POST(path, {
      body: { access_token },
      headers: formHeaders,
      parseAs: "text",
      signal: signal ?? null,
    });
    await unwrapText({ method: "POST", path, signal }, call).catch((error: unknown) => {
      const isUnknownToken = error instanceof ApiError && error.status === 404 && error.isEmpty;
      if (!isUnknownToken) throw error; // S07: an empty 404 says that there is no such token any more
    });
  }

  const tokens = oauth && createTokenSource(() => generateToken(oauth), options.now ?? (() => performance.now()));
  credentials.tokens = options.accessToken === undefined ? tokens : fixedToken(options.accessToken);

  async function revoke(): Promise<void> {
    const token = tokens?.current();
    if (token === undefined) return;
    tokens?.discard(token);
    await revokeToken(token);
  }

  return {
    listMemberActivity(campaignId, memberId, listing = {}) {
      const { limit, order, signal } = listing;
      const template = operations.listMemberActivity.path as "/v1/loyalties/{campaignId}/members/{memberId}/activity";
      const path = fillPath(template, { campaignId, memberId });
      return new MemberActivityListing((starting_after_id) => {
        const query = {
          ...(limit !== undefined && { limit }),
          ...(order && { order }),
          ...(starting_after_id !== undefined && { starting_after_id }),
        };
        const call = http.GET(template, {
          params: { path: { campaignId, memberId }, query },
          parseAs: "text",
          signal: signal ?? null,
        });
        return unwrapJson<MemberActivityList>({ method: "GET", path, signal }, call);
      }, listing);
    },
    generateToken,
    revokeToken,
    revoke,
    [Symbol.asyncDispose]: revoke,
    http,
  };
}

function fixedToken(accessToken: string): TokenSource {
  return { get: () => Promise.resolve(accessToken), discard: () => {}, current: () => undefined };
}
