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

/** The base address, without a slash at its end. @throws TypeError where it is no http(s) address. */
export function toBaseUrl({ baseUrl, cluster = "api", host }: Location): string {
  const url = new URL(baseUrl ?? `https://${cluster}.${host}`);
  if (!/^https?:$/.test(url.protocol))
    throw new TypeError(`baseUrl must be an http or https address, got ${url.protocol}`);
  if (url.username || url.password) throw new TypeError("baseUrl must not hold credentials");
  return url.href.replace(/\/+$/, "");
}
