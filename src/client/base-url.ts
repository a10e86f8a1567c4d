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
  const isHost = baseUrl === undefined && host !== undefined;
  const address = isHost ? `https://${cluster}.${host}` : `${baseUrl}`;
  const [match, path] = /^https?:\/\/[^/\\@?#]+(\/[^?#]*)?$/i.exec(address) ?? [];
  if (match && URL.canParse(match) && !(isHost && (path || !host))) return new URL(match).href.replace(/\/+$/, "");
  throw new TypeError(
    isHost
      ? 'host must be a host name such as "loyalty.example"'
      : 'baseUrl must be an http or https URL without credentials and query, such as "https://api.loyalty.example"',
  );
}
