import { setTimeout as sleep } from "node:timers/promises";
import { credentialVariables, nameOther, readKeyPair } from "../contract/credential-kinds.ts";
import { isHeaderText } from "../contract/http.ts";
import { type OperationId, operations } from "../contract/internal.ts";
import { checkName } from "../contract/suggest-name.ts";
import type { Case } from "./cases.ts";
import type { VerifyKeys } from "./credentials.ts";

/** Options of {@link verifyService}. */
export interface VerifyOptions extends VerifyKeys {
  /** Address of the service. @default "http://service.invalid", for a `fetch` that needs none */
  readonly baseUrl?: string;
  /** Sends the requests. @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch;
  /** Known values of the path parameters of the contract, by name: `campaignId`, `memberId`, `projectId`. */
  readonly names?: Readonly<Record<string, string>>;
  /** The operations to ask. If one of them is left out, the service does not conform. @default all operations */
  readonly only?: readonly OperationId[];
  /** Maximum requests a second. @default 10 */
  readonly rate?: number;
  /** Maximum time for one response, in milliseconds. @default 10_000 */
  readonly timeoutMs?: number;
  /** Ends the verification: issued tokens are revoked, and the report has the results so far. */
  readonly signal?: AbortSignal | undefined;
  /** Called before each request. */
  readonly onCase?: (planned: Case, sent: number) => void;
  /** Called before each wait for a 429. */
  readonly onLimit?: (planned: Case, seconds: number) => void;
  /** Clock that never goes back, in milliseconds since the epoch. @default performance.timeOrigin + performance.now() */
  readonly now?: () => number;
  /** Waits; it may reject if the signal aborts. @default setTimeout of node:timers/promises */
  readonly sleep?: (delayMs: number, signal?: AbortSignal) => Promise<unknown>;
}

const operationIds = Object.keys(operations) as OperationId[];

/** The options that have a default. */
const defaults = {
  baseUrl: "http://service.invalid",
  names: {},
  only: operationIds,
  rate: 10,
  timeoutMs: 10_000,
  onCase: () => {},
  onLimit: () => {},
  now: () => performance.timeOrigin + performance.now(),
  sleep: (delayMs, signal) => sleep(delayMs, undefined, signal && { signal }),
} satisfies VerifyOptions;

export type ResolvedOptions = VerifyOptions & Required<Pick<VerifyOptions, keyof typeof defaults | "fetch">>;

/**
 * Adds the defaults. The global `fetch` is read now: a program can replace it.
 * @throws TypeError if a header cannot carry a key, another name or application is not another one, or an operation is unknown.
 * The message names the variable and does not show the key.
 */
export function resolveOptions(options: VerifyOptions): ResolvedOptions {
  const { baseUrl = defaults.baseUrl, names = {}, only = [], application, other = {} } = options;
  for (const id of only) checkName("operation", id, operationIds);
  for (const [name, value] of Object.entries(other.names ?? {})) {
    if (value === names[name]) throw new TypeError(`${nameOther(name)} must differ from ${name}`);
  }
  if (application && application.id === other.application?.id)
    throw new TypeError(`${credentialVariables.other[0]} must differ from ${credentialVariables.application[0]}`);
  for (const { value, variable } of listKeys(options)) {
    if (!isHeaderText(value)) throw new TypeError(`${variable} must be text that an HTTP header can carry`);
  }
  return { ...defaults, fetch: globalThis.fetch, ...options, baseUrl: baseUrl.replace(/\/$/, "") };
}

/** Reads keys and the names of others from variables; an empty one counts as missing. @throws TypeError for half a pair. */
export function readEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  pathParameters: Iterable<string>,
): VerifyKeys {
  const names = Array.from(pathParameters, (name) => [name, environment[nameOther(name)] ?? ""] as const);
  return {
    application: readKeyPair("application", environment),
    management: readKeyPair("management", environment),
    accessToken: environment[credentialVariables.token[0]] || undefined,
    other: {
      application: readKeyPair("other", environment),
      names: Object.fromEntries(names.filter(([, value]) => value !== "")),
    },
  };
}

/** A given id or secret, with the variable that can hold it. */
interface GivenKey {
  readonly value: string;
  readonly variable: string;
  readonly isSecret: boolean;
}

/** Lists the given ids and secrets. */
export function listKeys({ application, management, accessToken, other }: VerifyKeys): GivenKey[] {
  const { application: own, management: manager, token, other: foreign } = credentialVariables;
  const keys = [
    { value: application?.id, variable: own[0], isSecret: false },
    { value: application?.secret, variable: own[1], isSecret: true },
    { value: management?.id, variable: manager[0], isSecret: false },
    { value: management?.secret, variable: manager[1], isSecret: true },
    { value: accessToken || undefined, variable: token[0], isSecret: true },
    { value: other?.application?.id, variable: foreign[0], isSecret: false },
    { value: other?.application?.secret, variable: foreign[1], isSecret: true },
  ];
  return keys.flatMap(({ value, ...key }) => (value === undefined ? [] : [{ value, ...key }]));
}
