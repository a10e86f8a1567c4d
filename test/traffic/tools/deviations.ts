import { isObject, tryParseJson } from "../../../src/contract/json.ts";

/** A part of an exchange that some tools leave out. */
export type Part = "request headers" | "response headers" | "request bodies" | "response bodies";

/** A way in which a service breaks the contract. */
export interface Deviation {
  readonly name: string;
  /** The parts of a recording that show it. */
  readonly needs: readonly Part[];
  readonly rule: string;
  /** Changes a response. Without a result, it stays as it is. */
  readonly change: (request: SentRequest, response: ReceivedResponse) => ReceivedResponse | undefined;
}

interface SentRequest {
  readonly url: URL;
}

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Changes the JSON body of a success. */
function edit(response: ReceivedResponse, change: object): ReceivedResponse {
  const body = tryParseJson(response.body);
  return isObject(body) ? { ...response, body: JSON.stringify({ ...body, ...change }) } : response;
}

const isPageOf = (name: string, { url }: SentRequest, { status }: ReceivedResponse) =>
  status === 200 && url.pathname.endsWith(`/${name}`);

/** Creates the deviations anew, because some of them remember what the service sent before. */
export function createDeviations(): Deviation[] {
  let lastPage: string | undefined;
  let success: ReceivedResponse | undefined;
  return [
    {
      name: "a body is missing",
      needs: ["response headers"],
      rule: "response-body",
      change: (request, response) => (isPageOf("users", request, response) ? { ...response, body: "" } : undefined),
    },
    {
      name: "a limit out of bounds is accepted",
      needs: [],
      rule: "request-maximum",
      change(request, response) {
        if (isPageOf("activity", request, response)) success = response;
        return request.url.searchParams.get("limit") === "500" ? success : undefined;
      },
    },
    {
      name: "another scope is granted than the requested one",
      needs: ["request bodies", "response bodies"],
      rule: "response-granted-as-requested",
      change: (request, response) =>
        isPageOf("token", request, response) ? edit(response, { scope: "projects" }) : undefined,
    },
    {
      name: "an event is on two pages",
      needs: ["response bodies"],
      rule: "no-event-twice",
      change(request, response) {
        if (!isPageOf("activity", request, response) || request.url.searchParams.get("limit") !== "1") return undefined;
        const isFirst = !request.url.searchParams.has("starting_after_id");
        if (isFirst) lastPage = response.body;
        const page = tryParseJson(lastPage ?? "");
        return isFirst || !isObject(page) ? undefined : edit(response, { data: page.data });
      },
    },
  ];
}
