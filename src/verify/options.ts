import { setTimeout as sleep } from "node:timers/promises";
import { credentialVariables, type KeyPair, nameOther, readKeyPair } from "../contract/credential-kinds.ts";
import { isHeaderText } from "../contract/http.ts";
import { type OperationId, operations } from "../contract/internal.ts";
import { checkName } from "../contract/suggest-name.ts";
import { assumptions } from "../contract/vocabulary.ts";
import { type Accepted, type Baseline, listAccepted, parseBaseline } from "../traffic/baseline.ts";
import type { Finding } from "../traffic/findings/finding.ts";
import type { Question } from "./expected.ts";

/** Credentials of the caller, and names and an application of others. */
export interface VerifyKeys {
  readonly application?: KeyPair | undefined;
  readonly management?: KeyPair | undefined;
  /** Another application, and names that belong to others; cases that need them are left out without them. */
  readonly other?: {
    readonly application?: KeyPair | undefined;
    /** By path parameter; `memberId` is another member of the known campaign. */
    readonly names?: Readonly<Record<string, string>>;
  };
}

/** Options of {@link verifyService}. */
export interface VerifyOptions extends VerifyKeys {
  /** Address of the service. A `fetch` that calls an application in this process needs none. */
  readonly baseUrl?: string | undefined;
  /** Sends the requests. @default globalThis.fetch */
  readonly fetch?: (url: string, init: RequestInit) => Response | Promise<Response>;
  /** Known values of the path parameters of the contract, by name: `campaignId`, `memberId`, `projectId`. */
  readonly names?: Readonly<Record<string, string>>;
  /** The operations to ask. If one of them is left out, the service does not conform. @default all operations */
  readonly only?: readonly OperationId[];
  /** Assumptions that the service may refute, by their ids: `S13`. @default none */
  readonly accept?: readonly string[];
  /** Accepted violations: the parsed file that `loyalty verify --update-baseline` writes. */
  readonly baseline?: Baseline | undefined;
  /** Shows identifiers and texts of responses in findings. @default false */
  readonly showValues?: boolean;
  /** Maximum requests a second. @default 10 */
  readonly rate?: number;
  /** Ends the verification: issued tokens are revoked, and the report has the results so far. */
  readonly signal?: AbortSignal | undefined;
}

const operationIds = Object.keys(operations) as OperationId[];

/** The options that have a default. */
const defaults = {
  names: {},
  only: operationIds,
  accept: [],
  showValues: false,
  rate: 10,
  timeoutMs: 10_000,
  now: () => performance.timeOrigin + performance.now(),
  sleep: (delayMs, signal) => sleep(delayMs, undefined, signal && { signal }),
  onCase: () => {},
} satisfies VerifyOptions & Partial<Run>;

/** What the command line sets, and what tests need beside it. */
export interface Run {
  /** Maximum time for one response, in milliseconds. */
  readonly timeoutMs: number;
  /** Clock that never goes back, in milliseconds since the epoch. */
  readonly now: () => number;
  /** Waits; it may reject if the signal aborts. */
  readonly sleep: (delayMs: number, signal?: AbortSignal) => Promise<unknown>;
  /** Returns how messages name an option, given as its path: `other.names.campaignId`. */
  readonly nameOption: (path: string) => string;
  /** Returns the reasons why findings are accepted. @param isComplete True if the verification ended by itself. */
  readonly acceptKnown: (findings: readonly Finding[], isComplete: boolean) => Accepted;
  /** Called before each request, and before each wait for a 429. */
  readonly onCase: (question: Question, sent: number, waitSeconds: number) => void;
}

export type ResolvedOptions = VerifyOptions &
  Run &
  Required<Pick<VerifyOptions, Exclude<keyof typeof defaults, keyof Run> | "fetch">> & {
    /** The base URL of requests, also if none was given. */
    readonly address: string;
  };

/** Lists the given key pairs with the paths of their options, the own ones first. */
export function listPairs({ application, management, other }: VerifyKeys) {
  const all = [
    { path: "application", kind: "application", isOwn: true, pair: application },
    { path: "management", kind: "management", isOwn: true, pair: management },
    { path: "other.application", kind: "application", isOwn: false, pair: other?.application },
  ] as const;
  return all.flatMap(({ pair, ...each }) => (pair ? [{ ...each, pair }] : []));
}

/** Lists the given secrets with their variables. */
export function listSecrets(keys: VerifyKeys): [secret: string, variable: string][] {
  return listPairs(keys).map(({ path, pair }) => [pair.secret, nameVariables(`${path}.secret`)]);
}

/**
 * Adds the defaults. The global `fetch` is read now: a program can replace it.
 * @throws TypeError if a header cannot carry a key, another name or application is not another one, or an operation is unknown.
 * The message names the option and does not show the key.
 */
export function resolveOptions(options: VerifyOptions, run: Partial<Run>): ResolvedOptions {
  const { nameOption = (path) => path } = run;
  const { baseUrl, names = {}, only = [], accept = [], baseline, application, other = {} } = options;
  for (const id of only) checkName("operation", id, operationIds);
  for (const id of accept) checkName("assumption", id, Object.keys(assumptions));
  for (const { path, pair } of listPairs(options)) {
    const half = (["id", "secret"] as const).find((each) => !isHeaderText(pair[each]));
    if (half) throw new TypeError(`${nameOption(`${path}.${half}`)} must be text that an HTTP header can carry`);
  }
  const owned = Object.entries(other.names ?? {}).filter(([name, value]) => value === names[name]);
  const same = owned.map(([name]) => `names.${name}`);
  if (application && application.id === other.application?.id) same.push("application.id");
  for (const path of same) throw new TypeError(`${nameOption(`other.${path}`)} must differ from ${nameOption(path)}`);
  const address = (baseUrl ?? "http://service.invalid").replace(/\/$/, "");
  const known = parseBaseline(baseline ?? { violations: [] });
  const acceptKnown = () => listAccepted(known);
  return { ...defaults, fetch: globalThis.fetch, ...options, address, acceptKnown, ...run, nameOption };
}

/** Names an option as the command line has it: `--memberId`, or one or two variables. */
export const nameVariables: Run["nameOption"] = (path) => {
  const [first = "", second = "", name = ""] = path.split(".");
  if (first === "names") return `--${second}`;
  if (first === "other" && second === "names") return nameOther(name);
  const variables: Readonly<Record<string, readonly string[]>> = credentialVariables;
  const all = variables[first] ?? [`--${path}`];
  const half = ["id", "secret"].indexOf(path.split(".").at(-1) ?? "");
  return half === -1 ? all.join(" and ") : (all[half] ?? "");
};

/** Reads keys and the names of others from variables; an empty one counts as missing. @throws TypeError for half a pair. */
export function readEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  pathParameters: Iterable<string>,
): VerifyKeys {
  const names = Array.from(pathParameters, (name) => [name, environment[nameOther(name)] ?? ""] as const);
  return {
    application: readKeyPair("application", environment),
    management: readKeyPair("management", environment),
    other: {
      application: readKeyPair("other", environment),
      names: Object.fromEntries(names.filter(([, value]) => value !== "")),
    },
  };
}
