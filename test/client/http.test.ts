import type { Middleware } from "openapi-fetch";
import { describe, expect, it } from "vitest";
import { catchError, createRecordingClient, readPage, serveClient } from "../support/responses.ts";

const activity = "/v1/loyalties/{campaignId}/members/{memberId}/activity";
const params = { path: { campaignId: "c", memberId: "m" } };
const revocation = "/v1/oauth/token/revoke";
const page = JSON.stringify({ data: [], has_more: false });
const retry = { retry: { baseDelayMs: 0 } };

describe("http", () => {
  it("gives middleware a standard Request and Response", async () => {
    const { client, requests } = await serveClient(retry, (_, response) =>
      response.writeHead(requests.length === 2 ? 500 : 200, { "X-Rate": "7" }).end(page),
    );
    const seen: unknown[] = [];
    const middleware: Middleware = {
      onRequest: async ({ request, params: given }) => {
        seen.push(await request.clone().text(), request.headers.get("X-App-Id"), given);
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
    const own = await client.listMemberActivity(params.path).withResponse();

    expect([before, data, own.data]).toEqual(Array(3).fill(JSON.parse(page)));
    const call = ["", null, expect.objectContaining(params), data, [200, "7", "/v1/loyalties/c/members/m/activity"]];
    expect(seen).toEqual([...call, ...call]);
    expect(seen[2]).toEqual(params);
    expect(own.response.status).toBe(200);
    // The request is sent again after the 500 with the header that the middleware set. Methods use the middleware, too.
    expect(requests.map(({ headers }) => [headers["x-trace"], headers["x-app-id"]])).toEqual([
      [undefined, "a"],
      ["t", "a"],
      ["t", "a"],
      ["t", "a"],
    ]);
  });

  it("returns JSON; throws for other text, unless parseAs says so", async () => {
    const { client } = createRecordingClient({}, () => new Response("<p>"));
    const error = await catchError(client.http.GET(activity, { params }));
    const { data } = await client.http.GET(activity, { params, parseAs: "text" });

    expect(error).toMatchObject({ name: "UnreadableResponseError", start: "<p>" });
    expect(data).toBe("<p>");
  });

  it("removes a header that is null", async () => {
    const { client, requests } = createRecordingClient();
    await client.http.GET(activity, { params, headers: { Accept: null, "X-Count": 7 } });

    expect(requests[0]?.headers).toMatchObject({ "x-count": "7" });
    expect(requests[0]?.headers).not.toHaveProperty("accept");
  });

  it("sends nothing to another address, to a path that is not in the contract, or with another fetch", async () => {
    const { client, requests } = createRecordingClient();
    const { http } = client;
    const calls = [
      http.GET(activity, { params, baseUrl: "https://else.example" }),
      http.PUT(activity as never, { params } as never),
      http.GET(activity, { params, fetch: async () => Response.json({}) }),
    ];

    expect(await Promise.all(calls.map(catchError))).toEqual([
      new TypeError("the credentials must not go to another address"),
      new TypeError(`PUT ${activity} is not an operation of the contract`),
      new TypeError("fetch is an option of the client, not of a call of http"),
    ]);
    expect(requests).toEqual([]);
  });

  it("passes the options of fetch on to each attempt, and no others", async () => {
    const { client, requests } = createRecordingClient(retry, () =>
      requests.length === 1 ? new Response(null, { status: 503 }) : new Response(page),
    );
    client.http.use({ onRequest: ({ request }) => new Request(request) });
    const options = { cache: "no-store", credentials: "include", priority: "high", next: { revalidate: 60 } } as const;
    const others = { parseAs: "json", headers: { "X-Trace": "t" }, signal: null } as const;
    await client.http.GET(activity, { params, ...options, ...others });

    const { url, method, headers, body, signal, redirect, ...passed } = requests[1] ?? {};
    expect(passed).toEqual(options);
  });

  it("uses the serializers of a call instead of those of the contract", async () => {
    const { client, requests } = createRecordingClient({}, () => new Response(null, { status: 204 }));
    const query = { limit: 5 };
    await client.http.GET(activity, { params: { ...params, query }, querySerializer: ({ limit }) => `n=${limit}` });
    const body = { access_token: "t" };
    const headers = { "Content-Type": "text/plain" };
    await client.http.request("post", revocation, { body, headers, bodySerializer: (given) => JSON.stringify(given) });

    expect(new URL(requests[0]?.url ?? "").search).toBe("?n=5");
    expect(requests[1]).toMatchObject({ body: '{"access_token":"t"}', headers: { "content-type": "text/plain" } });
  });

  it("the error of a response that middleware made itself has the path of the call", async () => {
    const { client, requests } = createRecordingClient();
    client.http.use({ onRequest: () => Response.json({ key: "closed" }, { status: 403 }) });
    const error = await catchError(readPage(client));

    expect(error).toMatchObject({ name: "ForbiddenError", key: "closed", path: "/v1/loyalties/c/members/m/activity" });
    expect(requests).toEqual([]);
  });

  it("returns a redirect as a browser reports it, with status 0", async () => {
    const answer = () => ({ status: 0, ok: false, headers: new Headers({ "X-Rate": "7" }), text: async () => page });
    const { client } = createRecordingClient({ retry: false }, answer as never);
    const { error, response } = await client.http.GET(activity, { params });

    expect([response.status, response.ok, response.headers.get("X-Rate")]).toEqual([0, false, "7"]);
    expect(error).toEqual(JSON.parse(page));
    expect(response).toBeInstanceOf(Response);
  });
});
