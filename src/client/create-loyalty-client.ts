/// <reference lib="esnext.disposable" preserve="true" />
import { type ClientOperation, clientOperations } from "../contract/client-operations.ts";
import type { OperationId } from "../contract/operations.ts";
import type { OperationMap } from "../contract/schemas.ts";
import type { Scope } from "../contract/vocabulary.ts";
import {
  type Credentials,
  checkHeaderName,
  checkHeaderTexts,
  type Explanation,
  explainAuthentication,
} from "./authenticate.ts";
import { type Call, type CallOptions, type CallParameters, checkPath, selectInputs } from "./call.ts";
import { type ClientOptions, createPipeline, type Http, type Location, toBaseUrl } from "./create-pipeline.ts";
import { checkLimit, systemClock } from "./deadlines.ts";
import { createNotifier } from "./events.ts";
import { Listing, type ListingOptions } from "./listing.ts";
import { TokenSource, type TokenStore } from "./tokens.ts";

/** Options of {@link createLoyaltyClient}. */
export type LoyaltyClientOptions = Location &
  ClientOptions & {
    /** Application key pair. It is required to issue and revoke tokens. */
    readonly application?: { readonly appId: string; readonly appToken: string } | undefined;
    /** Management key pair, for the operations of a project. */
    readonly management?: { readonly managementId: string; readonly managementToken: string } | undefined;
    /** Scopes of the tokens that the client issues and uses; requires `application`. */
    readonly oauth?: { readonly scopes: readonly Scope[] } | undefined;
    /** Shares tokens with other clients, for example in a fleet. @default the memory of this client */
    readonly tokenStore?: TokenStore | undefined;
    /** Milliseconds after which the client stops waiting for the `tokenStore` and issues its own token. @default 1000 */
    readonly tokenStoreTimeoutMs?: number | undefined;
    /** A token that you issued. The client uses it as it is and does not renew it. */
    readonly accessToken?: string | undefined;
    /** Path of token issuance, which the interface document leaves open. @default "/oauth/token" */
    readonly tokenPath?: string | undefined;
    /** Header that carries the bearer token, which the interface document leaves open. @default "Authorization" */
    readonly bearerHeader?: string | undefined;
  };

/** The arguments of a method; the parameters may be left out if none is required. */
export type MethodArguments<Parameters, Options> = object extends Parameters
  ? [parameters?: Parameters, options?: Options]
  : [parameters: Parameters, options?: Options];

/**
 * One method for each operation of the contract, named after its operationId. It takes the parameters and the properties of the
 * body in one object, and returns a promise of the success body, or a listing if the operation has pages.
 */
export type OperationMethods = {
  readonly [Id in keyof OperationMap]: OperationMap[Id] extends { item: infer Item }
    ? (
        ...args: MethodArguments<OperationMap[Id]["parameters"], ListingOptions>
      ) => Listing<Item, OperationMap[Id]["success"]>
    : (...args: MethodArguments<OperationMap[Id]["parameters"], CallOptions>) => Call<OperationMap[Id]["success"]>;
};

/** Client of all operations of the interface. */
export interface LoyaltyClient extends OperationMethods {
  /**
   * Revokes the tokens that the client issued and that have not expired, unless a `tokenStore` shares them. It tries all of them,
   * and throws the first failure; a further call revokes the rest. @throws LoyaltyError
   */
  revoke(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
  /** Returns the credentials that an operation would be sent with, and the reason. @throws TypeError for an unknown operation. */
  explain(operationId: OperationId): Explanation;
  /** The openapi-fetch client of the contract, with authentication, retries and deadlines. */
  readonly http: Http;
}

/**
 * Creates a client of all operations. It returns results and throws failures as `LoyaltyError`.
 *
 * @example
 * const loyalty = createLoyaltyClient({
 *   baseUrl: "https://api.loyalty.example",
 *   application: { appId: "<APP_ID>", appToken: "<APP_TOKEN>" },
 *   oauth: { scopes: ["loyalties"] },
 * });
 * for await (const activity of loyalty.listMemberActivity({ campaignId: "camp_1", memberId: "card_1" })) console.log(activity.type);
 *
 * @throws TypeError if the base URL, a deadline, a header or a credential is invalid, or if `oauth` is set without `application`.
 */
export function createLoyaltyClient(options: LoyaltyClientOptions): LoyaltyClient {
  const { application, oauth, accessToken, bearerHeader = "Authorization", clock = systemClock } = options;
  if (oauth && !application) throw new TypeError("oauth needs application: a key pair issues the tokens");
  checkHeaderName(bearerHeader);
  const keys = collectKeys(options);
  const baseUrl = toBaseUrl(options);
  const notify = createNotifier(options.onEvent);
  const source =
    oauth &&
    new TokenSource({
      issue: () => methods.generateToken({ scope: oauth.scopes }),
      scopes: oauth.scopes,
      clock,
      notify,
      key: ["loyalty-token", baseUrl, application?.appId, [...new Set(oauth.scopes)].sort().join(" ")].join("|"),
      store: options.tokenStore,
      storeTimeoutMs: checkLimit("tokenStoreTimeoutMs", options.tokenStoreTimeoutMs, 1000),
    });
  const credentials: Credentials = {
    keys,
    tokens: accessToken === undefined ? source : { get: async () => accessToken, discard: () => {} },
    bearerHeader,
  };
  const { http, call } = createPipeline(baseUrl, credentials, notify, options);
  const entries = Object.values<ClientOperation>(clientOperations).map((operation) => {
    const { id, path, issuesToken, pagination } = operation;
    const row = issuesToken ? { ...operation, path: options.tokenPath ?? path } : operation;
    const method = (parameters: CallParameters = {}, callOptions: ListingOptions = {}) => {
      if (!pagination) return call(row, parameters, callOptions);
      checkPath(selectInputs(row, "path", parameters)); // throws here, not during the iteration
      return new Listing(call, { ...row, pagination }, parameters, callOptions);
    };
    return [id, method];
  });
  const methods: OperationMethods = Object.fromEntries(entries); // the operation map types them

  async function revoke(): Promise<void> {
    let failure: { readonly error: unknown } | undefined;
    for (const access_token of (await source?.release()) ?? []) {
      try {
        await methods.revokeToken({ access_token });
        source?.forget(access_token);
        notify({ type: "token-revoked" });
      } catch (error) {
        failure ??= { error };
      }
    }
    if (failure) throw failure.error;
  }

  return {
    ...methods,
    revoke,
    [Symbol.asyncDispose]: revoke,
    explain(operationId) {
      if (!Object.hasOwn(clientOperations, operationId))
        throw new TypeError(`${operationId} is not an operation of the contract`);
      return explainAuthentication(clientOperations[operationId], credentials);
    },
    http,
  };
}

/** Returns the key pairs by security scheme. @throws TypeError if a header cannot carry a credential. */
function collectKeys({ application, management, accessToken }: LoyaltyClientOptions): Credentials["keys"] {
  const { appId, appToken } = application ?? {};
  const { managementId, managementToken } = management ?? {};
  checkHeaderTexts({
    ...(application && { "application.appId": appId, "application.appToken": appToken }),
    ...(management && { "management.managementId": managementId, "management.managementToken": managementToken }),
    ...(accessToken !== undefined && { accessToken }),
  });
  const pairs = { ApplicationId: appId, ApplicationToken: appToken };
  return { ...pairs, ManagementId: managementId, ManagementToken: managementToken };
}
