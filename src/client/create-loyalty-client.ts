/// <reference lib="esnext.disposable" preserve="true" />
import { type ClientOperation, clientOperations, type OperationTable } from "../contract/client-operations.ts";
import { credentialVariables, readKeyPair } from "../contract/credential-kinds.ts";
import { readProperty } from "../contract/json.ts";
import type { OperationMap } from "../contract/schemas.ts";
import { authenticateRequests, type Credentials, chooseAlternative } from "./authenticate.ts";
import { type Call, createCaller, type PrepareCall } from "./call.ts";
import { type CallParameters, readClientOptions, type Settings } from "./check-options.ts";
import { enforceDeadlines } from "./deadlines.ts";
import { createNotifier, type Notify, observeRequests } from "./events.ts";
import { createHttp, type Http } from "./http.ts";
import { Listing } from "./listing.ts";
import type { Handler, Middleware, RequestHeaders, StartCall } from "./middleware.ts";
import type { CallOptions, LoyaltyClientOptions } from "./options.ts";
import { retryRequests } from "./retry.ts";
import { TokenSource } from "./tokens.ts";
import { createTransport } from "./transport.ts";

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
   * Revokes the tokens that the client issued. It tries all of them, and throws the first failure; a further call revokes the rest.
   * @throws LoyaltyError
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
  return createClient(clientOperations, options);
}

export function createClient(operations: OperationTable, options: LoyaltyClientOptions): LoyaltyClient {
  const settings = readClientOptions(options);
  const { baseUrl, oauth, accessToken, keys, bearerHeader, tokenPath } = settings;
  const notify = settings.onEvent && createNotifier(settings.onEvent);
  const source =
    oauth &&
    new TokenSource({
      issue: () => methods.generateToken({ scope: oauth.scopes }),
      revoke: (access_token) => methods.revokeToken({ access_token }),
      scopes: oauth.scopes,
      notify,
    });
  const tokens = accessToken === undefined ? source : { get: () => accessToken, discard: () => {} };
  const credentials = { keys, tokens, bearerHeader };
  const checkCredentials = (operation: ClientOperation) => chooseAlternative(operation, credentials);
  const send = createHandler(settings, credentials, notify);
  const headers = { accept: "application/json", ...describeAgent(), ...settings.headers };
  const startCall = createCallStarter(settings.totalMs);
  const { http, sendCall } = createHttp({ baseUrl, headers, operations, tokenPath, checkCredentials, startCall, send });
  const prepareCall = createCaller({ sendCall, checkCredentials, startCall, notify, validation: settings.validate });
  const methods = createMethods(operations, prepareCall);
  const revoke = async () => source?.revoke();
  return { ...methods, revoke, [Symbol.asyncDispose]: revoke, http };
}

/** Options that come from the environment only, so that credentials do not reach a host that was not given with them. */
type EnvironmentOption = "baseUrl" | "application" | "management" | "accessToken";

/**
 * Creates a client of the service and with the credentials that the variables `LOYALTY_CLIENT_BASE_URL`, `…_APP_ID`, `…_APP_TOKEN`,
 * `…_MANAGEMENT_ID`, `…_MANAGEMENT_TOKEN` and `…_ACCESS_TOKEN` name. Nothing else reads the environment.
 *
 * @throws TypeError that names a missing variable, or an invalid option.
 */
createLoyaltyClient.fromEnvironment = (options: Omit<LoyaltyClientOptions, EnvironmentOption> = {}): LoyaltyClient => {
  return createLoyaltyClient({ ...options, ...readClientVariables(options) });
};

/**
 * Reads the variables `LOYALTY_CLIENT_…`. An empty variable counts as missing, and a runtime may have no environment. The option
 * `oauth` needs the variables of an application.
 * @throws TypeError that names a missing variable.
 */
function readClientVariables({ oauth }: { readonly oauth?: unknown }) {
  const environment = globalThis.process?.env ?? {};
  const { LOYALTY_CLIENT_BASE_URL: baseUrl, [credentialVariables.token[0]]: accessToken } = environment;
  if (!baseUrl) throw new TypeError("the variable LOYALTY_CLIENT_BASE_URL is missing");
  const management = readKeyPair("management", environment);
  const application = readKeyPair("application", environment);
  if (!application && (oauth || !(management || accessToken)))
    throw new TypeError(`the variable ${credentialVariables.application[0]} is missing`);
  return {
    baseUrl,
    accessToken: accessToken || undefined,
    application: application && { appId: application.id, appToken: application.secret },
    management: management && { managementId: management.id, managementToken: management.secret },
  };
}

function createMethods(operations: OperationTable, prepareCall: PrepareCall): OperationMethods {
  const entries = Object.values(operations).map((operation) => {
    const { id, pagination } = operation;
    const method = (parameters?: CallParameters, callOptions?: CallOptions) => {
      const send = prepareCall(operation, parameters ?? {}, callOptions ?? {});
      if (!pagination) return send();
      const start = readProperty(parameters, pagination.cursor) as string | undefined;
      const requestPage = (cursor: string | undefined) =>
        send(cursor === start ? undefined : { [pagination.cursor]: cursor });
      return new Listing({ operationId: id, pagination, start, requestPage });
    };
    return [id, method];
  });
  return Object.fromEntries(entries); // the operation map types them
}

/** Creates the handler behind openapi-fetch: everything between it and the network, the outermost first. */
function createHandler(settings: Settings, credentials: Credentials, notify: Notify | undefined): Handler {
  const { retry, attemptMs, maxBodyBytes, fetch } = settings;
  const middleware: readonly Middleware[] = [
    retryRequests(retry, notify),
    authenticateRequests(credentials, notify),
    enforceDeadlines(attemptMs),
    ...(notify ? [observeRequests(notify)] : []),
  ];
  return middleware.reduceRight<Handler>((next, wrap) => wrap(next), createTransport(maxBodyBytes, fetch));
}

/** Calls of this process. */
let calls = 0;

function createCallStarter(totalMs: number): StartCall {
  return ({ timeoutMs = totalMs } = {}) => {
    return { id: ++calls, attempts: 0, deadlineAt: performance.now() + timeoutMs, timeoutMs };
  };
}

/** The version in package.json; a test compares them. */
const VERSION = "0.1.0";

/** Browsers send their own header; only some let a page replace it, after a preflight request. */
function describeAgent(): RequestHeaders {
  const isBrowser = /^Mozilla\//.test(globalThis.navigator?.userAgent ?? "");
  return isBrowser ? {} : { "user-agent": `loyalty-interface/${VERSION}` };
}
