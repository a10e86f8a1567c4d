import axios from "axios";
import ky from "ky";
import createClient from "openapi-fetch";
import { checkResponse, type paths } from "../../src/contract/internal.ts";
import { createLoyaltyClient, type Fetch, type LoyaltyClientOptions } from "../../src/index.ts";

const headers = { "X-App-Id": "a", "X-App-Token": "b", Accept: "application/json" };
const template = "/v1/loyalties/{campaignId}/members/{memberId}/activity";
const validate = { response: checkResponse, on: "throw" } as const;
const buildPath = (size: string) => `/v1/loyalties/${size}/members/m/activity?limit=100`;

/** Readers of one page with 100 events of 2 kB, or with 1. The first one is the reference. */
export function createPageReaders(baseUrl: string, undici: Fetch): Record<string, (size: string) => Promise<unknown>> {
  const ours = (options: Partial<LoyaltyClientOptions> = {}) => {
    const application = { appId: "a", appToken: "b" };
    const client = createLoyaltyClient({ baseUrl, application, ...options } as LoyaltyClientOptions);
    return (size: string) => client.listMemberActivity({ campaignId: size, memberId: "m", limit: 100 }).firstPage();
  };
  const openapiFetch = createClient<paths>({ baseUrl, headers });
  const axiosClient = axios.create({ baseURL: baseUrl, headers });
  const kyClient = ky.create({ prefix: baseUrl, headers });
  return {
    "fetch + JSON.parse by hand": async (size) =>
      JSON.parse(await (await fetch(baseUrl + buildPath(size), { headers })).text()),
    "openapi-fetch": (size) =>
      openapiFetch.GET(template, { params: { path: { campaignId: size, memberId: "m" }, query: { limit: 100 } } }),
    axios: (size) => axiosClient.get(buildPath(size)),
    ky: (size) => kyClient.get(buildPath(size).slice(1)).json(),
    ours: ours(),
    "ours, validate": ours({ validate }),
    "ours, undici": ours({ fetch: undici }),
    "ours, undici, validate": ours({ fetch: undici, validate }),
  };
}

/** Readers of ten pages of 100 from a server that takes 5 ms for each; they serialize each event, as an export does. */
export function createListings(baseUrl: string): Record<string, () => Promise<void>> {
  const read = (prefetch: boolean) => async () => {
    const listing = createLoyaltyClient({ baseUrl, accessToken: "t" }).listMemberActivity(
      { campaignId: "slow", memberId: "m", limit: 100 },
      { prefetch },
    );
    const lines: string[] = [];
    for await (const activity of listing) lines.push(JSON.stringify(activity));
  };
  const byHand = async () => {
    const lines: string[] = [];
    let cursor = "";
    do {
      const url = `${baseUrl}/v1/loyalties/slow/members/m/activity?limit=100${cursor && `&starting_after_id=${cursor}`}`;
      const page = JSON.parse(await (await fetch(url, { headers })).text());
      for (const activity of page.data) lines.push(JSON.stringify(activity));
      cursor = page.has_more ? page.more_starting_after : "";
    } while (cursor);
  };
  return { "by hand": byHand, ours: read(false), "ours, prefetch": read(true) };
}
