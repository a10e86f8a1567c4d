/// <reference lib="esnext.disposable" preserve="true" />
import { type ClientOperation, clientOperations } from "../contract/client-operations.ts";
import type { OperationMap } from "../contract/schemas.ts";
import type { Scope } from "../contract/vocabulary.ts";
import { type Credentials, checkHeaderName, checkHeaderTexts, checkToken } from "./authenticate.ts";
import type { Call, CallOperation } from "./call.ts";
import { type CallOptions, type CallParameters, checkArguments } from "./call-arguments.ts";
import { checkOptionNames } from "./check-names.ts";
import { type ClientOptions, createClientNotifier, createPipeline, toBaseUrl } from "./create-pipeline.ts";
import type { Http } from "./http.ts";
import { Listing } from "./listing.ts";
import { type EnvironmentOption, readClientVariables } from "./read-client-variables.ts";
import { TokenSource, type TokenStore } from "./tokens.ts";

/** Options of {@link createLoyaltyClient}. */
export interface LoyaltyClientOptions extends ClientOptions {
  /** Address of the service, for example of a cluster of section 1 of the interface document. */
  readonly baseUrl: string;
  /** Application key pair. It is required to issue and revoke tokens. */
  readonly application?: { readonly appId: string; readonly appToken: string } | undefined;
  /** Management key pair, for the operations of a project. */
  readonly management?: { readonly managementId: string; readonly managementToken: string } | undefined;
  /** Scopes of the tokens that the client issues and uses, at least one; requires `application`. */
  readonly oauth?: { readonly scopes: readonly Scope[] } | undefined;
  /** Shares tokens with other clients, for example in a fleet. @default the memory of this client */
  readonly tokenStore?: TokenStore | undefined;
  /** A token that you issued, instead of `oauth`. The client uses it as it is and does not renew it. */
  readonly accessToken?: string | undefined;
  /** Path of token issuance, which the interface document leaves open. @default "/oauth/token" */
  readonly tokenPath?: string | undefined;
  /** Header that carries the bearer token, which the interface document leaves open. @default "Authorization" */
  readonly bearerHeader?: string | undefined;
}

/** The arguments of a method; the parameters may be left out if none is required. */
type MethodArguments<Parameters, Options> = object extends Parameters
  ? [parameters?: Parameters, options?: Options]
  : [parameters: Parameters, options?: Options];

/**
 * One method for each operation of the contract, named after its operationId. It takes the parameters and the properties of the
 * body in one object, and returns a promise of the success body, or a listing if the operation has pages.
 */
type OperationMethods = {
  readonly [Id in keyof OperationMap]: (
    ...args: MethodArguments<OperationMap[Id]["parameters"], CallOptions>
  ) => OperationMap[Id] extends { item: infer Item }
    ? Listing<Item, OperationMap[Id]["success"]>
    : Call<OperationMap[Id]["success"]>;
};

/** Client of all operations of the interface. */
export interface LoyaltyClient extends OperationMethods {
  /**
   * Revokes the tokens that the client issued and that have not expired, unless a `tokenStore` shares them. It tries all of them,
   * and throws the first failure; a further call revokes the rest. @throws LoyaltyError
   */
  revoke(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
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
 * @throws TypeError if an option is invalid, or if `oauth` is set without `application` or beside `accessToken`.
 */
export function createLoyaltyClient(options: LoyaltyClientOptions): LoyaltyClient {
  const { application, oauth, accessToken, bearerHeader = "Authorization" } = options;
  checkOptionNames("the options of the client", options);
  checkOauth(options);
  checkHeaderName(bearerHeader);
  const keys = collectKeys(options);
  const baseUrl = toBaseUrl(options.baseUrl);
  const notify = createClientNotifier(options);
  const source =
    oauth &&
    new TokenSource({
      issue: () => methods.generateToken({ scope: oauth.scopes }),
      revoke: (access_token) => methods.revokeToken({ access_token }),
      scopes: oauth.scopes,
      notify,
      key: ["loyalty-token", baseUrl, application?.appId, [...new Set(oauth.scopes)].sort().join(" ")].join("|"),
      store: options.tokenStore,
    });
  const tokens = accessToken === undefined ? source : { get: () => accessToken, discard: () => {} };
  const { http, call } = createPipeline(baseUrl, { keys, tokens, bearerHeader }, notify, options);
  const methods = createMethods(call, options.tokenPath);
  const revoke = async () => source?.revoke();
  return { ...methods, revoke, [Symbol.asyncDispose]: revoke, http };
}

/**
 * Creates a client of the service and with the credentials that the variables `LOYALTY_CLIENT_BASE_URL`, `…_APP_ID`, `…_APP_TOKEN`,
 * `…_MANAGEMENT_ID`, `…_MANAGEMENT_TOKEN` and `…_ACCESS_TOKEN` name; `…_LOG` is the `logLevel`. Nothing else reads the environment.
 *
 * @throws TypeError that names a missing variable, or the option of an invalid one.
 */
createLoyaltyClient.fromEnvironment = (options: Omit<LoyaltyClientOptions, EnvironmentOption> = {}): LoyaltyClient => {
  const { logLevel, ...found } = readClientVariables(options);
  return createLoyaltyClient({ ...options, ...found, logLevel: options.logLevel ?? logLevel });
};

/** Creates a method for each row of the operation table. */
function createMethods(call: CallOperation, tokenPath: string | undefined): OperationMethods {
  const entries = Object.values<ClientOperation>(clientOperations).map((operation) => {
    const { id, path, issuesToken, pagination } = operation;
    const row = issuesToken ? { ...operation, path: tokenPath ?? path } : operation;
    const method = (parameters: CallParameters = {}, callOptions: CallOptions = {}) => {
      if (!pagination) return call(row, parameters, callOptions);
      checkArguments(row, parameters, callOptions); // throws here, not during the iteration
      const requestPage = (cursor: string | undefined) =>
        call(row, { ...parameters, [pagination.cursor]: cursor }, callOptions);
      const start = parameters[pagination.cursor] as string | undefined;
      return new Listing({ operationId: id, pagination, start, requestPage });
    };
    return [id, method];
  });
  return Object.fromEntries(entries); // the operation map types them
}

/** @throws TypeError if there is no key pair to issue tokens, no scope, or another token. */
function checkOauth({ application, oauth, accessToken }: LoyaltyClientOptions): void {
  checkOptionNames("oauth", oauth);
  if (!oauth) return;
  if (!application) throw new TypeError("oauth needs the option application");
  if (accessToken !== undefined) throw new TypeError("oauth and accessToken exclude each other");
  if (!Array.isArray(oauth.scopes) || oauth.scopes.length === 0)
    throw new TypeError("oauth.scopes must be a list of at least one scope");
}

/** Returns the key pairs by security scheme. @throws TypeError if a credential is missing, or a header cannot carry it. */
function collectKeys({ application, management, accessToken }: LoyaltyClientOptions): Credentials["keys"] {
  checkOptionNames("application", application);
  checkOptionNames("management", management);
  checkToken("accessToken", accessToken);
  const { appId, appToken } = application ?? {};
  const { managementId, managementToken } = management ?? {};
  const given = {
    ...(application && { "application.appId": appId, "application.appToken": appToken }),
    ...(management && { "management.managementId": managementId, "management.managementToken": managementToken }),
    ...(accessToken !== undefined && { accessToken }),
  };
  for (const [option, value] of Object.entries(given)) {
    if (value === undefined) throw new TypeError(`${option} is missing`);
  }
  checkHeaderTexts(given);
  return {
    ApplicationId: appId,
    ApplicationToken: appToken,
    ManagementId: managementId,
    ManagementToken: managementToken,
  };
}
