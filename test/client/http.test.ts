import type { Middleware } from "openapi-fetch";
import { describe, expect, it } from "vitest";
import { catchError, createRecordingClient, readPage, serveClient } from "../support/responses.ts";
import { VirtualClock } from "./virtual-clock.ts";

const activity = "/v1/loyalties/{campaignId}/members/{memberId}/activity";
const params = { path: { campaignId: "c", memberId: "m" } };
const page = JSON.stringify({ data: [], has_more: false });
const retry = { retry: { baseDelayMs: 0 } };

describe("http", () => {
  it("gives middleware a standard Request and Response", async () => {
    const { client, requests } = await serveClient(retry, (_, response) =>
      response.writeHead(requests.length === 2 ? 500 : 200, { "X-Rate": "7" }).end(page),
    );
    const seen: unknown[] = [];
    const middleware: Middleware = {
      onRequest: async ({ request }) => {
        seen.push(await request.clone().text(), request.headers.get("X-App-Id"));
        return new Request(request, { headers: { ...Object.fromEntries(request.headers), "X-Trace": "t" } });
      },
      onResponse: async ({ response }) => {
        const { status, headers, url } = response;
        seen.push(await response.clone().json(), [status, headers.get("X-Rate"), new URL(url).pathname]);
        return new Response(response.body, { ...response, status: 200 });
      },
    };
    const before = await readPage(client);
    client.http.use(middleware);
    const { data } = await client.http.GET(activity, { params });
    const own = await client.listMemberActivity(params.path).firstPage().withResponse();

    expect([before, data, own.data]).toEqual(Array(3).fill(JSON.parse(page)));
    const call = ["", null, data, [200, "7", "/v1/loyalties/c/members/m/activity"]];
    expect(seen).toEqual([...call, ...call]);
    expect(own.response.status).toBe(200);
    // The request is sent again after the 500 with the header that the middleware set. Methods use the middleware, too.
    expect(requests.map(({ headers }) => [headers["x-trace"], headers["x-app-id"]])).toEqual([
      [undefined, "a"],
      ["t", "a"],
      ["t", "a"],
      ["t", "a"],
    ]);
  });

  it("sends a body that middleware replaces again after a failure, in the form of the operation", async () => {
    const answers = [503, 200].map((status) => new Response(null, { status }));
    const { client, requests } = createRecordingClient(retry, () => answers.shift() ?? Response.error());
    client.http.use({
      onRequest: async ({ request }) => new Request(request, { body: `${await request.text()}&traced=1` }),
    });
    await client.revokeToken({ access_token: "t 1" });

    expect(requests.map(({ body }) => body)).toEqual(Array(2).fill("access_token=t%201&traced=1"));
  });

  it("names what is not an operation of the contract", async () => {
    const { client } = createRecordingClient();

    expect(await catchError(client.http.PUT(activity as never, { params } as never))).toEqual(
      new TypeError(`PUT ${activity} is not an operation of the contract`),
    );
  });

  it("sends the body of a form, returns a stream, and an empty response, and ends with the signal", async () => {
    const { client, requests } = createRecordingClient({}, (url) => {
      if (url.endsWith("/token")) return new Promise(() => {});
      return url.endsWith("/revoke") ? new Response(null, { status: 204 }) : new Response(page);
    });
    const body = { access_token: "t&1" };
    const revoked = await client.http.POST("/v1/oauth/token/revoke", { body, bodySerializer: undefined as never });
    const { data } = await client.http.GET(activity, { params, parseAs: "stream" });
    const controller = new AbortController();
    const { signal } = controller;
    const waiting = catchError(client.http.POST("/oauth/token", { body: {} as never, signal }));
    controller.abort(new Error("enough"));

    expect([revoked.response.status, revoked.data]).toEqual([204, undefined]);
    expect(await new Response(data).text()).toBe(page);
    expect(requests[0]?.body).toBe("access_token=t%261");
    expect(await waiting).toMatchObject({ message: "enough" });
  });

  it("sends nothing to another address or path", async () => {
    const { client } = createRecordingClient();
    const path = { ...params.path, memberId: ".." };
    const elsewhere = await catchError(client.http.GET(activity, { params, baseUrl: "https://else.example" }));
    const above = await catchError(client.http.GET(activity, { params: { path } }));

    expect(elsewhere).toEqual(new TypeError("the credentials must not go to another address"));
    expect(above).toEqual(new TypeError('memberId must not be ".."'));
  });

  it("is the client of openapi-fetch, whose methods accept its options by call", async () => {
    const { client } = createRecordingClient();
    const fetch = async ({ url }: Request) => Response.json({ url });
    const { data } = await client.http.GET(activity, { params, fetch });

    expect(data).toEqual({ url: "https://api.loyalty.example/v1/loyalties/c/members/m/activity" });
    expect(client.http).toBe(client.http);
  });

  it.each([
    [200, "text", "UnreadableResponseError"],
    [200, "", undefined],
    [500, "text", undefined],
  ])("throws no error of the parser, which would quote the body: %i with %j", async (status, text, name) => {
    const answer = () => new Response(text && "s3cret-app-token", { status });
    const application = { appId: "a", appToken: "s3cret-app-token" };
    const { client } = createRecordingClient({ application, retry: false }, answer);
    const error = await catchError(client.http.GET(activity, { params }));

    expect((error as Error | undefined)?.name).toBe(name);
    expect(String(error)).not.toContain("s3cret");
  });

  it.each([0, 101, 205, 304, 600, 999])(
    "returns and throws nothing else for the status %i, with a body",
    async (status) => {
      const answer = () => ({
        status,
        ok: status === 205,
        headers: new Headers({ "X-Rate": "7" }),
        text: async () => page,
      });
      const { client } = createRecordingClient({ retry: false }, answer as never);
      const { error, response } = await client.http.GET(activity, { params });

      expect([response.status, response.ok, response.headers.get("X-Rate")]).toEqual([status, status === 205, "7"]);
      expect(error).toEqual(status === 205 ? undefined : JSON.parse(page));
      expect(response).toBeInstanceOf(Response);
    },
  );

  const hang = () => new Promise<undefined>(() => {});
  const hooks: Record<string, Middleware> = {
    onRequest: { onRequest: hang },
    onResponse: { onResponse: hang },
    onError: { onResponse: () => Promise.reject(new Error("no")), onError: hang },
  };
  it.each(Object.keys(hooks).flatMap((name) => ["method", "http", "call"].map((way) => [way, name] as const)))(
    "a %s ends at its deadline and on an abort although %s of a middleware hangs",
    async (way, name) => {
      const clock = new VirtualClock();
      const fetch = name === "onError" ? () => Promise.reject(new SyntaxError("no")) : undefined;
      const { client } = createRecordingClient({ clock, retry: false, ...(fetch && { fetch }) });
      const middleware = [hooks[name] as Middleware];
      if (way !== "call") client.http.use(...middleware);
      const controller = new AbortController();
      const run = (signal: AbortSignal) =>
        catchError(
          way === "method"
            ? readPage(client, signal)
            : client.http.GET(activity, { params, signal, ...(way === "call" && { middleware }) }),
        );
      const late = run(new AbortController().signal);
      const aborted = run(controller.signal);
      await clock.settle();
      controller.abort(0);
      await clock.advance(60_000);

      expect(await late).toMatchObject({ name: "TimeoutError", deadline: "total", timeoutMs: 60_000 });
      expect(await aborted).toBe(0);
      expect(clock.pending).toBe(0);
    },
  );
});
