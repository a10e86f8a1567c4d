import type { ClientOperation } from "../contract/client-operations.ts";
import { isHeaderText } from "../contract/http.ts";
import { readProperty } from "../contract/json.ts";
import { checkName, suggestName } from "../contract/suggest-name.ts";
import { secretProperties } from "../contract/vocabulary.ts";
import type { Credentials } from "./authenticate.ts";
import type { RequestHeaders } from "./middleware.ts";
import type { CallOptions, LoyaltyClientOptions, RetryOptions } from "./options.ts";

/** Parameters of an operation by the names of the contract. */
export type CallParameters = Readonly<Record<string, unknown>>;

const CREDENTIALS = "application management oauth accessToken tokenStore tokenPath bearerHeader";
const TRANSPORT = "fetch headers beforeAttempt deadlines retry validate maxBodyBytes";
const KEYS = "appId appToken managementId managementToken"; // an object may have both pairs

/** Names of options, separated by spaces, by the place of the object. The type tests compare them with the types. */
export const OPTION_NAMES = {
  "the options of the client": `baseUrl ${CREDENTIALS} ${TRANSPORT} onEvent`,
  application: KEYS,
  management: KEYS,
  oauth: "scopes",
  deadlines: "attemptMs totalMs",
  retry: "maxRetries baseDelayMs maxDelayMs maxRetryAfterMs",
  validate: "response on",
  "the second argument": "signal timeoutMs maxRetries headers",
} as const;

/** The options of a client, checked and with their defaults. */
export type Settings = ReturnType<typeof readClientOptions>;

/** Checks the options of a client. @throws TypeError that names the option, and shows no secret. */
export function readClientOptions(options: LoyaltyClientOptions) {
  checkNames("the options of the client", options);
  checkNames("deadlines", options.deadlines);
  checkNames("validate", options.validate);
  const { deadlines, validate, bearerHeader = "Authorization" } = options;
  if (validate && !["throw", "warn"].includes(validate.on))
    throw new TypeError('validate.on must be "throw" or "warn"');
  checkOauth(options);
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(bearerHeader)) throw new TypeError("bearerHeader must be the name of a header");
  return {
    ...options,
    baseUrl: readBaseUrl(options.baseUrl),
    keys: readKeys(options),
    bearerHeader,
    headers: readHeaders(options.headers),
    attemptMs: readWhole("deadlines.attemptMs", deadlines?.attemptMs, 10_000, 1),
    totalMs: readWhole("deadlines.totalMs", deadlines?.totalMs, 60_000, 1),
    retry: readRetryOptions(options.retry),
    maxBodyBytes: readWhole("maxBodyBytes", options.maxBodyBytes, 32 * 1024 * 1024, 1),
  };
}

function readRetryOptions(retry: LoyaltyClientOptions["retry"]): Readonly<Record<keyof RetryOptions, number>> {
  const options = retry === false ? { maxRetries: 0 } : (retry ?? {});
  checkNames("retry", options);
  return {
    maxRetries: readWhole("retry.maxRetries", options.maxRetries, 3),
    baseDelayMs: readWhole("retry.baseDelayMs", options.baseDelayMs, 200),
    maxDelayMs: readWhole("retry.maxDelayMs", options.maxDelayMs, 5000),
    maxRetryAfterMs: readWhole("retry.maxRetryAfterMs", options.maxRetryAfterMs, 30_000),
  };
}

/** @throws TypeError if there is no key pair to issue tokens, no scope, or another token. */
function checkOauth({ application, oauth, accessToken }: LoyaltyClientOptions): void {
  checkNames("oauth", oauth);
  if (!oauth) return;
  if (!application) throw new TypeError("oauth needs the option application");
  if (accessToken !== undefined) throw new TypeError("oauth and accessToken exclude each other");
  if (!Array.isArray(oauth.scopes) || oauth.scopes.length === 0)
    throw new TypeError("oauth.scopes must be a list of at least one scope");
}

/** Returns the key pairs by security scheme. @throws TypeError if a credential is missing, or a header cannot carry it. */
function readKeys({ application, management, accessToken }: LoyaltyClientOptions): Credentials["keys"] {
  checkToken("accessToken", accessToken);
  if (accessToken !== undefined) checkHeaderText("accessToken", accessToken);
  checkPair("application", application, ["appId", "appToken"]);
  checkPair("management", management, ["managementId", "managementToken"]);
  return {
    ApplicationId: application?.appId,
    ApplicationToken: application?.appToken,
    ManagementId: management?.managementId,
    ManagementToken: management?.managementToken,
  };
}

/** @throws TypeError if a credential is missing, or a header cannot carry it. */
function checkPair(option: "application" | "management", pair: object | undefined, names: readonly string[]): void {
  checkNames(option, pair);
  for (const name of pair ? names : []) {
    const value = readProperty(pair, name);
    if (value === undefined) throw new TypeError(`${option}.${name} is missing`);
    checkHeaderText(`${option}.${name}`, value);
  }
}

/**
 * Returns the base URL without a slash at the end.
 * @throws TypeError if it is missing or not an address of the service. The message does not repeat it: it may hold credentials.
 */
function readBaseUrl(baseUrl: unknown): string {
  const [match] = /^https?:\/\/[^/\\@?#]+(\/[^?#]*)?$/i.exec(`${baseUrl}`) ?? [];
  if (match && URL.canParse(match)) return new URL(match).href.replace(/\/+$/, "");
  throw new TypeError(
    'baseUrl must be an http or https URL without credentials and query, such as "https://api.loyalty.example"',
  );
}

/** Checks the arguments of a method. Returns the headers of the call. @throws TypeError that names the one that is invalid. */
export function readArguments(
  operation: ClientOperation,
  parameters: CallParameters,
  options: CallOptions,
): RequestHeaders {
  checkParameterNames(parameters, operation.inputs ?? {});
  checkNames("the second argument", options);
  const { timeoutMs, maxRetries, signal } = options;
  readWhole("timeoutMs", timeoutMs, undefined, 1);
  readWhole("maxRetries", maxRetries, undefined);
  if (signal && typeof signal.addEventListener !== "function") throw new TypeError("signal must be an AbortSignal");
  checkInputs(operation, parameters);
  return readHeaders(options.headers);
}

/** Checks the inputs of a method or of `http`. @throws TypeError that names the one that is invalid. */
export function checkInputs({ inputs, integers }: ClientOperation, given: CallParameters): void {
  for (const name of inputs?.path ?? []) checkPathParameter(name, given[name]);
  for (const name of secretProperties) checkToken(name, given[name]);
  for (const name in integers)
    readWhole(name, given[name] ?? undefined, undefined, integers[name], Number.MAX_SAFE_INTEGER);
}

/** @throws TypeError if a parameter of the path is missing, or a URL cannot carry it. */
function checkPathParameter(name: string, value: unknown): void {
  if (value === undefined || value === null) throw new TypeError(`${name} is missing`);
  if (["", ".", ".."].includes(String(value))) throw new TypeError(`${name} must not be "${value}"`);
}

/**
 * Checks the names of parameters. Others may be among them, as types allow it: `{ ...ids }` can have more than a method needs.
 * @throws TypeError if a name resembles one that is not given, or is an option of the call
 */
function checkParameterNames(given: CallParameters, inputs: NonNullable<ClientOperation["inputs"]>): void {
  for (const name in given) {
    const { path, query, header, body } = inputs;
    if (path?.includes(name) || query?.includes(name) || header?.includes(name) || body?.includes(name)) continue;
    const meant = suggestName(name, Object.values(inputs).flat());
    if (meant !== undefined && given[meant] === undefined)
      throw new TypeError(`there is no ${name}: did you mean ${meant}?`);
    if (OPTION_NAMES["the second argument"].split(" ").includes(name))
      throw new TypeError(`${name} is an option, which belongs in the second argument`);
  }
}

/** @throws TypeError if the value is not an object, or the name of an option is unknown. */
function checkNames(place: keyof typeof OPTION_NAMES, given: unknown): void {
  if (given === undefined || given === null) return;
  if (typeof given !== "object") throw new TypeError(`${place} must be an object`);
  for (const name in given) checkName("option", name, OPTION_NAMES[place].split(" "));
}

/** Returns a count or a time, or its default. @throws TypeError if it is not a whole number within the bounds. */
function readWhole<Default>(
  option: string,
  value: unknown,
  fallback: Default,
  min = 0,
  max = Infinity,
): number | Default {
  if (value === undefined) return fallback;
  const number = value as number;
  if ((Number.isInteger(value) || value === Infinity) && number >= min && number <= max) return number;
  const alternative = max < Infinity ? "" : ", or Infinity";
  const given = typeof value === "string" ? JSON.stringify(value) : String(value);
  throw new TypeError(`${option} must be a whole number of at least ${min}${alternative}, got ${given}`);
}

/** Returns headers by names in lower case. @throws TypeError if HTTP cannot carry one; the error of `fetch` would show its value. */
export function readHeaders(given: Readonly<Record<string, unknown>> | null | undefined): RequestHeaders {
  if (!given) return {};
  if (Symbol.iterator in given) throw new TypeError("headers must be an object of names and values");
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    try {
      if (value !== undefined && value !== null) headers.set(name, value as string); // or a number
    } catch {
      throw new TypeError(`headers.${name} must be text that an HTTP header can carry`);
    }
  }
  return Object.fromEntries(headers);
}

/** @throws TypeError if a header cannot carry a value. The message names its option and does not show the value. */
function checkHeaderText(option: string, value: unknown): void {
  if (!isHeaderText(value)) throw new TypeError(`${option} must be text that an HTTP header can carry`);
}

/** @throws TypeError if a token has the prefix of its header, which the client adds: the service would know no such token. */
function checkToken(option: string, token: unknown): void {
  if (typeof token === "string" && /^\s*bearer\s/i.test(token))
    throw new TypeError(`${option} must be the token without "Bearer "`);
}
