/// <reference lib="esnext.disposable" preserve="true" />
import { isOperationId, type OperationId, operations } from "../contract/operations.ts";
import type { AccessToken } from "../contract/schemas.ts";
import type { Scope } from "../contract/vocabulary.ts";
import { ApiError } from "./errors/api-error.ts";
import { type ListMemberActivityOptions, MemberActivityListing } from "./listing/member-activity-listing.ts";
import {
  type Credentials,
  checkCredentials,
  type Explanation,
  explainAuthentication,
} from "./pipeline/authenticate-requests.ts";
import { fillPath } from "./pipeline/call-operation.ts";
import { createNotifier } from "./pipeline/client-event.ts";
import { type ClientOptions, createPipeline, type Http, type Location, toBaseUrl } from "./pipeline/create-pipeline.ts";
import { checkLimit, systemClock } from "./pipeline/deadlines.ts";
import { TokenSource } from "./tokens/token-source.ts";
import type { TokenStore } from "./tokens/token-store.ts";

/** Options of {@link createLoyaltyClient}. */
export type LoyaltyClientOptions = Location &
  ClientOptions & {
    /** Application key pair (§5.1). It is required to issue and revoke tokens. */
    readonly application?: { readonly appId: string; readonly appToken: string };
    /** Scopes of the tokens that the client issues and uses; requires `application`. */
    readonly oauth?: { readonly scopes: readonly Scope[] };
    /** Shares tokens with other clients, for example in a fleet. @default the memory of this client */
    readonly tokenStore?: TokenStore;
    /** Milliseconds after which the client stops to wait for the `tokenStore` and issues its own token. @default 1000 */
    readonly tokenStoreTimeoutMs?: number;
    /** A token that you issued. The client uses it as it is and does not renew it. */
    readonly accessToken?: string;
    /** Path of token issuance (S02). @default "/oauth/token" */
    readonly tokenPath?: string;
    /** Header that carries the bearer token (S05). @default "Authorization" */
    readonly bearerHeader?: string;
  };

/** Client of the loyalty and token operations (§4.1 to §4.3). */
export interface LoyaltyClient {
  /** Lists the activity of a loyalty card, page by page. @see §4.1 */
  listMemberActivity(campaignId: string, memberId: string, options?: ListMemberActivityOptions): MemberActivityListing;
  /** Issues a token with these scopes. It is yours: the client neither uses nor revokes it. @see §4.2 */
  generateToken(request: { readonly scopes: readonly Scope[]; readonly signal?: AbortSignal }): Promise<AccessToken>;
  /** Revokes a token. An unknown token counts as revoked; a token of another application is an error (S07). @see §4.3 */
  revokeToken(accessToken: string, options?: { readonly signal?: AbortSignal }): Promise<void>;
  /**
   * Revokes the tokens that the client issued and that have not expired, unless a `tokenStore` shares them. It tries all of them,
   * and throws the first failure; a further call revokes the rest.
   */
  revoke(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
  /** Returns the credentials that an operation would be sent with, and the reason. @throws TypeError for an unknown operation. */
  explain(operationId: OperationId): Explanation;
  /** The openapi-fetch client of the contract, with authentication, retries and deadlines. */
  readonly http: Http;
}

/**
 * Creates a client of the loyalty and token operations. It returns results and throws failures as `LoyaltyError`.
 *
 * @example
 * const loyalty = createLoyaltyClient({
 *   baseUrl: "https://api.loyalty.example",
 *   application: { appId: "<APP_ID>", appToken: "<APP_TOKEN>" },
 *   oauth: { scopes: ["loyalties"] },
 * });
 * for await (const activity of loyalty.listMemberActivity("camp_1", "card_1")) console.log(activity.type);
 *
 * @throws TypeError if the base URL, a deadline or a credential is invalid, or if `oauth` is set without `application`.
 */
export function createLoyaltyClient(options: LoyaltyClientOptions): LoyaltyClient {
  const { application, oauth, accessToken, tokenPath = operations.generateToken.path, clock = systemClock } = options;
  if (oauth && !application) throw new TypeError("oauth needs application: a key pair issues the tokens");
  checkCredentials({
    ...(application && { "application.appId": application.appId, "application.appToken": application.appToken }),
    ...(accessToken !== undefined && { accessToken }),
  });
  const baseUrl = toBaseUrl(options);
  const notify = createNotifier(options.onEvent);
  const source =
    oauth &&
    new TokenSource({
      issue: () => generateToken(oauth),
      scopes: oauth.scopes,
      clock,
      notify,
      key: ["loyalty-token", baseUrl, application?.appId, [...new Set(oauth.scopes)].sort().join(" ")].join("|"),
      store: options.tokenStore,
      storeTimeoutMs: checkLimit("tokenStoreTimeoutMs", options.tokenStoreTimeoutMs, 1000),
    });
  const credentials: Credentials = {
    keys: application ? { ApplicationId: application.appId, ApplicationToken: application.appToken } : {},
    tokens: accessToken === undefined ? source : { get: async () => accessToken, discard: () => {} },
    bearerHeader: options.bearerHeader ?? "Authorization",
  };
  const { http, call } = createPipeline(baseUrl, credentials, options);

  const generateToken: LoyaltyClient["generateToken"] = ({ scopes, signal }) => {
    const body = { grant_type: "client_credentials" as const, scope: scopes.join(" ") };
    return call.json("generateToken", { path: tokenPath, body, signal });
  };

  async function revokeToken(access_token: string, { signal }: { readonly signal?: AbortSignal } = {}): Promise<void> {
    const { path } = operations.revokeToken;
    await call.text("revokeToken", { path, body: { access_token }, signal }).catch((error: unknown) => {
      const isUnknownToken = error instanceof ApiError && error.status === 404 && error.isEmpty;
      if (!isUnknownToken) throw error; // S07: an empty 404 means that the token no longer exists
    });
  }

  async function revoke(): Promise<void> {
    let failure: { readonly error: unknown } | undefined;
    for (const token of (await source?.release()) ?? []) {
      try {
        await revokeToken(token);
        source?.forget(token);
        notify({ type: "token-revoked" });
      } catch (error) {
        failure ??= { error };
      }
    }
    if (failure) throw failure.error;
  }

  return {
    listMemberActivity(campaignId, memberId, listing = {}) {
      const path = fillPath(operations.listMemberActivity.path, { campaignId, memberId }); // throws here, not during the iteration
      const requestPage = (starting_after_id?: string, signal?: AbortSignal) => {
        const query = { limit: listing.limit, order: listing.order, starting_after_id };
        return call.json("listMemberActivity", { path, query, signal });
      };
      return new MemberActivityListing(requestPage, listing);
    },
    generateToken,
    revokeToken,
    revoke,
    [Symbol.asyncDispose]: revoke,
    explain(operationId) {
      if (!isOperationId(operationId)) throw new TypeError(`${operationId} is not an operation of the contract`);
      return explainAuthentication(operations[operationId], credentials);
    },
    http,
  };
}
