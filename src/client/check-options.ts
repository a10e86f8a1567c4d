import type { ClientOperation } from "../contract/client-operations.ts";
import { isHeaderText } from "../contract/http.ts";
import { isObject } from "../contract/json.ts";
import { checkName, suggestName } from "../contract/suggest-name.ts";
import { secretProperties } from "../contract/vocabulary.ts";
import type { Credentials } from "./authenticate.ts";
import type { RequestHeaders } from "./middleware.ts";
import type { CallOptions, LoyaltyClientOptions, RetryOptions } from "./options.ts";

/** Parameters of an operation by the names of the contract. */
export type CallParameters = Readonly<Record<string, unknown>>;

/** Checks what types cannot say of a value, which may be undefined. @throws TypeError that names it, and shows no secret. */
type Check = (name: string, value: unknown) => void;
type Checks<Options> = { readonly [Name in keyof Options]-?: Check };

const anything: Check = () => undefined;
const whole =
  (min: number, max = Infinity): Check =>
  (name, value) => {
    const isWhole = Number.isInteger(value) || value === Infinity;
    if (value === undefined || (isWhole && Number(value) >= min && Number(value) <= max)) return;
    const alternative = max < Infinity ? "" : ", or Infinity";
    const given = typeof value === "string" ? JSON.stringify(value) : String(value);
    throw new TypeError(`${name} must be a whole number of at least ${min}${alternative}, got ${given}`);
  };
const group =
  <Options>(checks: Checks<Options>): Check =>
  (name, value) =>
    checkOptions(value, checks, `${name}.`);

const headerText: Check = (name, value) => {
  if (!isHeaderText(value)) throw new TypeError(`${name} must be text that an HTTP header can carry`); // it may be secret
};
const key: Check = (name, value) => {
  if (value === undefined) throw new TypeError(`${name} is missing`);
  headerText(name, value);
};
const others = { appId: anything, appToken: anything, managementId: anything, managementToken: anything };

const clientOptions: Checks<LoyaltyClientOptions> = {
  baseUrl(name, value) {
    const isRight = /^https?:\/\/[^/\\@?#]+(\/[^?#]*)?$/i.test(`${value}`) && URL.canParse(`${value}`);
    const wanted = 'an http or https URL without credentials and query, such as "https://api.loyalty.example"';
    if (!isRight) throw new TypeError(`${name} must be ${wanted}`); // without the value, which may hold credentials
  },
  application: group({ ...others, appId: key, appToken: key }),
  management: group({ ...others, managementId: key, managementToken: key }),
  oauth: group({ scopes: anything }),
  accessToken(name, value) {
    checkToken(name, value);
    if (value !== undefined) headerText(name, value);
  },
  tokenPath: anything,
  bearerHeader: anything,
  fetch: anything,
  headers: anything, // readHeaders checks them
  deadlines: group({ attemptMs: whole(1), totalMs: whole(1) }),
  retry: group<RetryOptions>({ maxRetries: whole(0), baseDelayMs: whole(0) }),
  validate: group({ response: anything, on: anything }),
  maxBodyBytes: whole(1),
  onEvent: anything,
};

const callOptions: Checks<CallOptions> = {
  signal: anything,
  timeoutMs: whole(1),
  headers: anything,
};

/** @throws TypeError if the name of an option is unknown, or an option is invalid. */
function checkOptions<Options>(given: unknown, checks: Checks<Options>, prefix = ""): void {
  if (!isObject(given)) return;
  for (const name in given) checkName("option", name, Object.keys(checks));
  for (const name in checks) checks[name](prefix + name, given[name]);
}

/** The options of a client, checked and with their defaults. */
export type Settings = ReturnType<typeof readClientOptions>;

/** Checks the options of a client. @throws TypeError that names the option, and shows no secret. */
export function readClientOptions(options: LoyaltyClientOptions) {
  checkOptions(options, clientOptions);
  const { application, management, oauth, accessToken, deadlines, bearerHeader = "Authorization" } = options;
  if (oauth && !application) throw new TypeError("oauth needs the option application");
  if (oauth && accessToken !== undefined) throw new TypeError("oauth and accessToken exclude each other");
  const retry = options.retry === false ? { maxRetries: 0 } : options.retry;
  const keys: Credentials["keys"] = {
    ApplicationId: application?.appId,
    ApplicationToken: application?.appToken,
    ManagementId: management?.managementId,
    ManagementToken: management?.managementToken,
  };
  return {
    ...options,
    baseUrl: new URL(options.baseUrl).href.replace(/\/+$/, ""),
    keys,
    bearerHeader,
    headers: readHeaders(options.headers),
    attemptMs: deadlines?.attemptMs ?? 10_000,
    totalMs: deadlines?.totalMs ?? 60_000,
    retry: {
      maxRetries: retry?.maxRetries ?? 3,
      baseDelayMs: retry?.baseDelayMs ?? 200,
    },
    maxBodyBytes: options.maxBodyBytes ?? 32 * 1024 * 1024,
  };
}

/** Checks the arguments of a method. Returns the headers of the call. @throws TypeError that names the one that is invalid. */
export function readArguments(
  operation: ClientOperation,
  parameters: CallParameters,
  options: CallOptions,
): RequestHeaders {
  checkParameterNames(parameters, operation.inputs ?? {});
  checkOptions(options, callOptions);
  checkInputs(operation, parameters);
  return readHeaders(options.headers);
}

/** Checks the inputs of a method or of `http`. @throws TypeError that names the one that is invalid. */
export function checkInputs({ inputs, integers }: ClientOperation, given: CallParameters): void {
  for (const name of inputs?.path ?? []) checkPathParameter(name, given[name]);
  for (const name of secretProperties) checkToken(name, given[name]);
  for (const [name, min] of Object.entries(integers ?? {}))
    whole(min, Number.MAX_SAFE_INTEGER)(name, given[name] ?? undefined);
}

/** @throws TypeError if a parameter of the path is missing, or a URL cannot carry it. */
function checkPathParameter(name: string, value: unknown): void {
  if (value === undefined || value === null) throw new TypeError(`${name} is missing`);
  if (["", ".", ".."].includes(String(value))) throw new TypeError(`${name} must not be "${value}"`);
}

/** @throws TypeError if a token has the prefix of its header, which the client adds: the service would know no such token. */
function checkToken(name: string, token: unknown): void {
  if (typeof token === "string" && /^\s*bearer\s/i.test(token))
    throw new TypeError(`${name} must be the token without "Bearer "`);
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
    if (Object.hasOwn(callOptions, name))
      throw new TypeError(`${name} is an option, which belongs in the second argument`);
  }
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
