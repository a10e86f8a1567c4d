import type { Cluster } from "../contract/vocabulary.ts";

/** Where the service is: a whole base address, or its parts (§1). */
export type Location =
  | { readonly baseUrl: string; readonly cluster?: never; readonly host?: never }
  | {
      readonly baseUrl?: never;
      /** Regional entry point. @default "api" */
      readonly cluster?: Cluster;
      /** Host that the service is deployed under; the document leaves it open (S01). */
      readonly host: string;
    };

/**
 * The base address, without a slash at its end.
 * @throws TypeError if the option `baseUrl`, or `host`, is missing or is not an address of the service. The message does
 * not repeat the value, because it may hold credentials.
 */
export function toBaseUrl({ baseUrl, cluster = "api", host }: Location): string {
  if (baseUrl === undefined && host === undefined)
    throw new TypeError('baseUrl, or host, is missing: pass a URL such as "https://api.loyalty.example"');
  const address = baseUrl ?? `https://${cluster}.${host}`;
  const problem = findProblem(address, baseUrl === undefined);
  if (problem === undefined) return new URL(address).href.replace(/\/+$/, "");
  const [option, example] =
    baseUrl === undefined ? ["host", "loyalty.example"] : ["baseUrl", "https://api.loyalty.example"];
  throw new TypeError(`${option} ${problem}: pass a value such as "${example}"`);
}

function findProblem(address: string, isHost: boolean): string | undefined {
  if (!URL.canParse(address)) return "is not a URL";
  const { protocol, username, password, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol)) return "does not begin with http:// or https://";
  if (username || password) return "holds credentials";
  if (/[?#]/.test(address)) return "has a query or a fragment";
  if (isHost && pathname !== "/") return "is not a host name";
  return undefined;
}
