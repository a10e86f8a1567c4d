/// <reference lib="esnext.disposable" preserve="true" />
import type { OperationId } from "../contract/operations.ts";
import { routes } from "../contract/routes.ts";
import type { AccessToken } from "../contract/schemas.ts";
import type { Scope } from "../contract/vocabulary.ts";
import { type Location, toBaseUrl } from "./base-url.ts";
import { ApiError } from "./errors/api-error.ts";
import { type ListMemberActivityOptions, MemberActivityListing } from "./listing/member-activity-listing.ts";
import { type Credentials, type Explanation, explainAuthentication } from "./pipeline/authenticate-requests.ts";
import type { OperationCaller } from "./pipeline/call-operation.ts";
import type { Http } from "./pipeline/create-http.ts";
import { type ClientOptions, createChain } from "./pipeline/create-pipeline.ts";
import { pathTo } from "./pipeline/path-parameter.ts";
import { createTokenSource, type TokenSource } from "./tokens/token-source.ts";
import type { TokenStore } from "./tokens/token-store.ts";

/** Options of {@link createLoyaltyClient}. */
export type LoyaltyClientOptions = Location &
  ClientOptions & {
    /** Application key pair (§5.1); needed to issue and revoke tokens. */
    readonly application?: { readonly appId: string; readonly appToken: string };
    /** Scopes of the tokens that the client issues for itself; needs `application`. */
    readonly oauth?: { readonly scopes: readonly Scope[] };
    /** Shares tokens with other clients, for example among a fleet. In memory of this client where left out. */
    readonly tokenStore?: TokenStore;
    /** A token that you have; used as it is, and not renewed. */
    readonly accessToken?: string;
    /** Path of token issuance (S02). @default "/oauth/token" */
    readonly tokenPath?: string;
    /** Header that carries the bearer token (S05). @default "Authorization" */
    readonly bearerHeader?: string;
  };

/** Client of the loyalty and token operations (§4.1 to §4.3). */
export interface LoyaltyClient {
  /** The activity of a loyalty card, page by page as it is asked for. @see §4.1 */
  listMemberActivity(campaignId: string, memberId: string, options?: ListMemberActivityOptions): MemberActivityListing;
  /** Issues a token with these scopes. The caller owns it: the client neither uses nor revokes it. @see §4.2 */
  generateToken(request: { readonly scopes: readonly Scope[]; readonly signal?: AbortSignal }): Promise<AccessToken>;
  /** Ends a token at once. One that is unknown is as good as ended (S07). @see §4.3 */
  revokeToken(accessToken: string, options?: { readonly signal?: AbortSignal }): Promise<void>;
  /** Ends the tokens that the client issued for itself, those that it has renewed too, unless a `tokenStore` shares them. */
  revoke(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
  /** What an operation would be authenticated with, and why. @throws TypeError for an unknown operation. */
  explain(operationId: OperationId): Explanation;
  /** The bare openapi-fetch client underneath: authentication, retries and deadlines included. */
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
  const { application, oauth, accessToken, tokenPath = routes.generateToken.path } = options;
  if (oauth && !application) throw new TypeError("oauth needs application: a key pair issues the tokens");
  const baseUrl = toBaseUrl(options);
  const credentials: { -readonly [Name in keyof Credentials]: Credentials[Name] } = {
    keys: application ? { ApplicationId: application.appId, ApplicationToken: application.appToken } : {},
    bearerHeader: options.bearerHeader ?? "Authorization",
  };
  const chain = createChain(baseUrl, credentials, options);
  const { generateToken, revokeToken } = tokenMethods(chain.call, tokenPath);
  const tokens =
    oauth &&
    createTokenSource({
      issue: () => generateToken(oauth),
      now: chain.clock.monotonic,
      notify: chain.notify,
      key: ["loyalty-token", baseUrl, application?.appId, [...new Set(oauth.scopes)].sort().join(" ")].join("|"),
      store: options.tokenStore,
    });
  credentials.tokens = accessToken === undefined ? tokens : fixedToken(accessToken);

  async function revoke(): Promise<void> {
    for (const token of (await tokens?.release()) ?? []) {
      await revokeToken(token);
      chain.notify({ type: "token-revoked" });
    }
  }

  return {
    listMemberActivity: (campaignId, memberId, listing = {}) =>
      listActivity(chain.call, { campaignId, memberId }, listing),
    generateToken,
    revokeToken,
    revoke,
    [Symbol.asyncDispose]: revoke,
    explain(operationId) {
      if (!Object.hasOwn(routes, operationId)) throw new TypeError(`${operationId} is no operation of the contract`);
      return explainAuthentication(routes[operationId], credentials);
    },
    http: chain.http,
  };
}

function tokenMethods(call: OperationCaller, tokenPath: string): Pick<LoyaltyClient, "generateToken" | "revokeToken"> {
  return {
    generateToken({ scopes, signal }) {
      const body = { grant_type: "client_credentials" as const, scope: scopes.join(" ") };
      return call.json("generateToken", { path: tokenPath, body, signal });
    },
    async revokeToken(access_token, { signal } = {}) {
      const { path } = routes.revokeToken;
      await call.text("revokeToken", { path, body: { access_token }, signal }).catch((error: unknown) => {
        const isUnknownToken = error instanceof ApiError && error.status === 404 && error.isEmpty;
        if (!isUnknownToken) throw error; // S07: an empty 404 says that there is no such token any more
      });
    },
  };
}

function listActivity(
  call: OperationCaller,
  member: { readonly campaignId: string; readonly memberId: string },
  options: ListMemberActivityOptions,
): MemberActivityListing {
  const path = pathTo("listMemberActivity", member); // throws now, and not where somebody iterates
  const { limit, order, signal } = options;
  const fixed = { ...(limit !== undefined && { limit }), ...(order && { order }) };
  return new MemberActivityListing((starting_after_id, onEnd) => {
    const query = { ...fixed, ...(starting_after_id !== undefined && { starting_after_id }) };
    return call.json("listMemberActivity", { path, query, signal, onEnd });
  }, options);
}

function fixedToken(accessToken: string): Pick<TokenSource, "get" | "discard"> {
  return { get: async () => accessToken, discard: async () => {} };
}
