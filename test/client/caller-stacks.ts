import type * as LoyaltyInterface from "../../src/index.ts";

/** An error that a function got which called the client. */
interface CaughtError {
  /** The class that the error should have, and more about its cause. */
  readonly cause: string;
  /** What failed. */
  readonly where: string;
  /** The name of the function that called the client. */
  readonly caller: string;
  readonly name: string;
  readonly stack: string;
}

/**
 * Causes each error of the client where it can happen, and gets it in each way. It refers to nothing outside, so its source can run in
 * another Node.
 */
export async function collectErrors({ createLoyaltyClient }: typeof LoyaltyInterface): Promise<CaughtError[]> {
  const parameters = { campaignId: "c", memberId: "m" };
  const isFirstPage = (url: string) => new URL(url).search === "";
  const succeed = async (url: string) =>
    Response.json({ data: [{ id: url }], has_more: isFirstPage(url), access_token: "t" });
  const silence = () => new Promise<Response>(() => {});
  const refuse = (status: number) => async () => Response.json({}, { status });
  const causes: Record<string, { fetch?: (url: string) => Promise<Response>; options?: object; memberId?: string }> = {
    ApiError: { fetch: refuse(500) },
    BadRequestError: { fetch: refuse(400) },
    UnauthorizedError: { fetch: refuse(401) },
    MissingFeatureError: { fetch: refuse(402) },
    ForbiddenError: { fetch: refuse(403) },
    NotFoundError: { fetch: refuse(404) },
    RateLimitError: { fetch: refuse(429) },
    UnreadableResponseError: { fetch: async () => new Response("no") },
    ConnectionError: { fetch: () => Promise.reject(new Error("down")) },
    "TimeoutError of an attempt": { fetch: silence, options: { deadlines: { attemptMs: 20 } } },
    "TimeoutError of the call": { fetch: silence, options: { deadlines: { totalMs: 20 } } },
    PaginationError: {
      fetch: async () => Response.json({ data: [{ id: "same" }], has_more: true, access_token: "t" }),
    },
    ContractViolationError: { options: { validate: { on: "throw", response: () => ({ ok: false, violations: [] }) } } },
    "TypeError of credentials": { options: { application: undefined, oauth: undefined } },
    "TypeError of an argument": { memberId: "" },
  };

  type Client = ReturnType<typeof createLoyaltyClient>;
  type Member = typeof parameters;
  const callers: Record<string, (client: Client, member: Member) => Promise<void>> = {
    async awaitsListing(client, member) {
      await client.listMemberActivity(member);
    },
    async awaitsResponse(client, member) {
      await client.listMemberActivity(member).withResponse();
    },
    async loopsOverItems(client, member) {
      for await (const _ of client.listMemberActivity(member)) await undefined;
    },
    async loopsOverPages(client, member) {
      for await (const _ of client.listMemberActivity(member).pages()) await undefined;
    },
    async loopsFromPage(client, member) {
      for await (const _ of await client.listMemberActivity(member)) await undefined;
    },
    async readsArray(client, member) {
      await client.listMemberActivity(member).toArray();
    },
    async callsMethod(client, { memberId }) {
      const call = memberId === "" ? { access_token: "Bearer t" } : { access_token: "t" };
      await client.revokeToken(call);
    },
    async callsHttp(client, path) {
      await client.http.GET("/v1/loyalties/{campaignId}/members/{memberId}/activity", { params: { path } });
    },
  };

  const found: CaughtError[] = [];
  const catchFrom = async (cause: string, where: string, caller: string, client: Client, member: Member) => {
    try {
      await callers[caller]?.(client, member);
    } catch (error) {
      const { name, stack = "" } = error as Error;
      found.push({ cause, where, caller, name, stack });
    }
  };
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
      const member = { ...parameters, memberId };
      await Promise.all(Object.keys(callers).map((caller) => catchFrom(cause, where, caller, client, member)));
    }
  }
  return found;
}

/** Finds the errors of whose stack no line names the function that called the client. */
export function findLost(found: readonly CaughtError[]): CaughtError[] {
  return found.filter(({ caller, stack }) => !new RegExp(`${caller} .*:\\d+:\\d+`).test(stack));
}
