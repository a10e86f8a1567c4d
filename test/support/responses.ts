import type { IncomingMessage, RequestListener } from "node:http";
import {
  type AccessToken,
  type ClientEvent,
  createLoyaltyClient,
  type FetchInit,
  type LoyaltyClient,
} from "../../src/index.ts";
import { serve } from "./serve.ts";

/** Creates a client with a key pair. An option may be undefined. */
export const createTestClient = (options: object = {}): LoyaltyClient =>
  createLoyaltyClient({
    baseUrl: "https://api.loyalty.example",
    application: { appId: "a", appToken: "b" },
    ...options,
  });

/** Creates a client and its service over HTTP, with its events and the requests that the service got. */
export async function serveClient(options: object, answer: RequestListener) {
  const requests: IncomingMessage[] = [];
  const events: ClientEvent[] = [];
  const { url: baseUrl } = await serve((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  return {
    client: createTestClient({ baseUrl, onEvent: (event: ClientEvent) => events.push(event), ...options }),
    requests,
    events,
  };
}

/** Creates a client without a network, with its events, and the requests, which `answer` responds to. */
export function createRecordingClient(
  options: object = {},
  answer: (url: string) => Response | Promise<Response> = respondWithPage,
) {
  const requests: (FetchInit & { readonly url: string })[] = [];
  const events: ClientEvent[] = [];
  const fetch = async (url: string, init: FetchInit) => {
    requests.push({ url, ...init });
    return answer(url);
  };
  const onEvent = (event: ClientEvent) => events.push(event);
  return { client: createTestClient({ fetch, onEvent, ...options }), fetch, requests, events };
}

/** Whether a client has middleware: without any, its methods send plain requests. A tested behaviour must not depend on it. */
export const middlewareModes = [
  { mode: "no middleware", middleware: [] },
  {
    mode: "a middleware",
    middleware: [{ onRequest: ({ request }: { readonly request: Request }) => new Request(request) }],
  },
];

/** Creates the response of a listing without events. */
export const respondWithPage = () => Response.json({ object: "list", data_ref: "data", data: [], has_more: false });

/** Creates an issued token. */
export const createToken = (properties: Partial<AccessToken> = {}): AccessToken => ({
  access_token: "t",
  client_id: "c",
  expires_at: 0,
  expires_in: 900,
  scope: "loyalties",
  token_type: "Bearer",
  ...properties,
});

/** Requests the first page of a listing. */
export const readPage = async (client: Pick<LoyaltyClient, "listMemberActivity">, signal?: AbortSignal) =>
  client.listMemberActivity({ campaignId: "c", memberId: "m" }, signal && { signal });

/** Returns the error of a call, or undefined if it succeeds. */
export async function catchError(call: PromiseLike<unknown>): Promise<unknown> {
  try {
    await call;
    return undefined;
  } catch (error) {
    return error;
  }
}
