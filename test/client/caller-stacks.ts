import type * as LoyaltyInterface from "../../src/index.ts";

/**
 * Causes each error of the client where it can happen, and catches it in functions that call the client in each way. It refers to
 * nothing outside, so its source can run in another Node.
 */
export async function collectErrors({ createLoyaltyClient }: typeof LoyaltyInterface) {
  const isFirstPage = (url: string) => new URL(url).search === "";
  const succeed = async (url: string) =>
    Response.json({ data: [{ id: url }], has_more: isFirstPage(url), access_token: "t" });
  const silence = () => new Promise<Response>(() => {});
  const repeatItem = async () => Response.json({ data: [{ id: "same" }], has_more: true, access_token: "t" });
  const refuse = (status: number) => ({ fetch: async () => Response.json({}, { status }) });
  const causes: Record<string, { fetch?: (url: string) => Promise<Response>; options?: object; memberId?: string }> = {
    ApiError: refuse(500),
    BadRequestError: refuse(400),
    UnauthorizedError: refuse(401),
    MissingFeatureError: refuse(402),
    ForbiddenError: refuse(403),
    NotFoundError: refuse(404),
    RateLimitError: refuse(429),
    UnreadableResponseError: { fetch: async () => new Response("no") },
    ConnectionError: { fetch: () => Promise.reject(new Error("down")) },
    "TimeoutError of an attempt": { fetch: silence, options: { deadlines: { attemptMs: 5 } } },
    "TimeoutError of the call": { fetch: silence, options: { deadlines: { totalMs: 5 } } },
    PaginationError: { fetch: repeatItem },
    ContractViolationError: { options: { validate: { on: "throw", response: () => ({ ok: false, violations: [] }) } } },
    "TypeError of credentials": { options: { application: undefined, oauth: undefined } },
    "TypeError of an argument": { memberId: "" },
  };

  type Member = { readonly campaignId: string; readonly memberId: string };
  const activity = "/v1/loyalties/{campaignId}/members/{memberId}/activity";
  const callers: Record<string, (client: LoyaltyInterface.LoyaltyClient, member: Member) => Promise<unknown>> = {
    awaitsListing: async (client, member) => await client.listMemberActivity(member),
    awaitsResponse: async (client, member) => await client.listMemberActivity(member).withResponse(),
    readsArray: async (client, member) => await client.listMemberActivity(member).toArray(),
    callsHttp: async (client, path) => await client.http.GET(activity, { params: { path } }),
    callsMethod: async (client, { memberId }) =>
      await client.revokeToken({ access_token: memberId === "" ? "Bearer t" : "t" }),
    async loopsOverItems(client, member) {
      for await (const _ of client.listMemberActivity(member)) await undefined;
    },
    async loopsOverPages(client, member) {
      for await (const _ of client.listMemberActivity(member).pages()) await undefined;
    },
    async loopsFromPage(client, member) {
      for await (const _ of await client.listMemberActivity(member)) await undefined;
    },
  };

  const found: { cause: string; where: string; caller: string; name: string; stack: string }[] = [];
  for (const [cause, { fetch = succeed, options, memberId = "m" }] of Object.entries(causes)) {
    for (const where of ["the first page", "a later page", "the token"]) {
      const client = createLoyaltyClient({
        baseUrl: "https://api.loyalty.example",
        application: { appId: "a", appToken: "b" },
        oauth: where === "the token" ? { scopes: ["api"] } : undefined,
        retry: false,
        fetch: (url) => {
          const isToken = url.endsWith("/token");
          const isBefore = where === "a later page" && isFirstPage(url);
          return isToken === (where === "the token") && !isBefore ? fetch(url) : succeed(url);
        },
        ...options,
      });
      const calls = Object.entries(callers).map(([caller, call]) =>
        call(client, { campaignId: "c", memberId }).catch(({ name, stack = "" }: Error) => {
          found.push({ cause, where, caller, name, stack });
        }),
      );
      await Promise.all(calls);
    }
  }
  return found;
}

/** Finds the errors of whose stack no line names the function that called the client. */
export function findLost(found: Awaited<ReturnType<typeof collectErrors>>) {
  return found.filter(({ caller, stack }) => !new RegExp(`${caller} .*:\\d+:\\d+`).test(stack));
}
