import { isDeepStrictEqual } from "node:util";
import { createLoyaltyClient, createManagementClient, isApiError, type Scope } from "../../src/index.ts";
import type { Exchange } from "../../src/traffic/index.ts";
import type { Cell } from "./cell.ts";
import { placeOf, type Recordings } from "./check-recordings.ts";

const NO_BODY = [204, 205, 304];

/**
 * Makes each recorded call with the client of today, answers it with what was recorded, and says where the client sends
 * another request than the recorded one or makes something else of the answer.
 * @param base Name of the commit that they were recorded at.
 */
export async function replayRecordings(recordings: Recordings, base: string): Promise<Cell> {
  const deviations: string[] = [];
  for (const [file, exchanges] of Object.entries(recordings)) {
    for (const exchange of exchanges) {
      const found = await replay(exchange);
      deviations.push(...found.map((deviation) => `${placeOf(file, exchange)}: ${deviation}`));
    }
  }
  const tried = Object.values(recordings).flat().length;
  return { who: "client of today", what: `recordings of ${base}`, tried, deviations };
}

async function replay(exchange: Exchange): Promise<string[]> {
  const { status, value, body, headers } = exchange.response;
  let sent: string | undefined;
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    sent = describeRequest(request.method, new URL(request.url), request.headers, await request.text());
    return new Response(NO_BODY.includes(status) ? null : (body ?? ""), { status, headers });
  };
  const outcome = await call(exchange, answer).then(
    (result) => ({ status: result === undefined ? 204 : 200, result }),
    (error: unknown) => (isApiError(error) ? { status: error.status, key: error.key } : { failure: reasonsOf(error) }),
  );
  const key = (value as { key?: string } | undefined)?.key;
  const wanted = status < 300 ? { status, result: value } : { status, key };
  const { method, url, headers: sentHeaders, body: form = "" } = exchange.request;
  const recorded = describeRequest(method, url, sentHeaders, form);
  if (sent === undefined) return [`the client sends nothing: ${show(outcome)}`];
  return [
    ...(sent === recorded ? [] : [`the client sends ${sent}, recorded is ${recorded}`]),
    ...(isDeepStrictEqual(outcome, wanted) ? [] : [`the client makes ${show(outcome)} of the answer`]),
  ];
}

/** The call that sends the recorded request. */
async function call({ operationId, request }: Exchange, answer: typeof fetch): Promise<unknown> {
  const { path, url, headers, body } = request;
  const options = { baseUrl: url.origin, fetch: answer, retry: false } as const;
  const accessToken = headers.get("authorization")?.replace("Bearer ", "");
  const application = { appId: headers.get("x-app-id") ?? "", appToken: headers.get("x-app-token") ?? "" };
  const loyalty = createLoyaltyClient({ ...options, ...(accessToken ? { accessToken } : { application }) });
  const managementToken = headers.get("x-management-token") ?? "";
  const management = createManagementClient({
    ...options,
    managementId: headers.get("x-management-id") ?? "",
    managementToken,
  });
  const form = new URLSearchParams(body);
  switch (operationId) {
    case "listMemberActivity": {
      const [limit, order, startingAfterId] = ["limit", "order", "starting_after_id"].map((name) =>
        url.searchParams.get(name),
      );
      return loyalty
        .listMemberActivity(path.campaignId ?? "", path.memberId ?? "", {
          ...(limit && { limit: Number(limit) }),
          ...(order && { order: order as "created_at" }),
          ...(startingAfterId && { startingAfterId }),
        })
        .firstPage();
    }
    case "generateToken":
      return loyalty.generateToken({ scopes: (form.get("scope") ?? "").split(" ") as Scope[] });
    case "revokeToken":
      return loyalty.revokeToken(form.get("access_token") ?? "");
    case "listWebhooks":
      return management.listWebhooks(path.projectId ?? "");
    case "listUsers":
      return management.listUsers(path.projectId ?? "");
    default:
      throw new Error("no operation has this method and path any more");
  }
}

/** What matters of a request: method, address, form, and which credentials it carries. */
function describeRequest(method: string, url: URL, headers: Headers, body: string): string {
  const query = new URLSearchParams([...url.searchParams].sort());
  const credentials = [...headers.keys()].filter((name) => /^(x-(app|management)-|authorization$)/.test(name));
  return [method, url.pathname, query.size > 0 && `?${query}`, body, `with ${credentials.sort().join(", ")}`]
    .filter(Boolean)
    .join(" ");
}

function reasonsOf(error: unknown): string {
  return error instanceof Error && error.cause ? `${error}, ${reasonsOf(error.cause)}` : String(error);
}

function show(outcome: object): string {
  const text = JSON.stringify(outcome);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
