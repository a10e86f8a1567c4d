import { isObject, tryParseJson } from "../../../src/contract/json.ts";
import { createExample } from "../../../src/testing/index.ts";

/** A part of an exchange that some tools leave out. */
export type Part = "request headers" | "response headers" | "request bodies" | "response bodies";

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** A way in which a service breaks the contract. */
export interface Deviation {
  readonly name: string;
  /** The parts of a recording that show it. */
  readonly needs: readonly Part[];
  readonly rule: string;
  /** Changes the response to a request. Without a result, it stays as it is. */
  readonly change: (url: URL, response: ReceivedResponse) => ReceivedResponse | undefined;
}

const event = createExample("customer.rewarded");
const isSuccessOf = (name: string, { pathname }: URL, { status }: ReceivedResponse) =>
  status === 200 && pathname.endsWith(`/${name}`);

/** Changes the JSON body of a response. */
function edit(response: ReceivedResponse, change: object): ReceivedResponse {
  const body = tryParseJson(response.body);
  return isObject(body) ? { ...response, body: JSON.stringify({ ...body, ...change }) } : response;
}

export const deviations: readonly Deviation[] = [
  {
    name: "a body is missing",
    needs: ["response headers"],
    rule: "response-body",
    change: (url, response) => (isSuccessOf("users", url, response) ? { ...response, body: "" } : undefined),
  },
  {
    name: "a limit out of bounds is accepted",
    needs: [],
    rule: "request-maximum",
    change: ({ searchParams }, response) =>
      searchParams.get("limit") === "500"
        ? { ...response, status: 200, body: JSON.stringify(createExample.page([event])) }
        : undefined,
  },
  {
    name: "another scope is granted than the requested one",
    needs: ["request bodies", "response bodies"],
    rule: "response-granted-as-requested",
    change: (url, response) =>
      isSuccessOf("token", url, response) ? edit(response, { scope: "projects" }) : undefined,
  },
  {
    name: "an event is on two pages",
    needs: ["response bodies"],
    rule: "no-event-twice",
    change: (url, response) =>
      isSuccessOf("activity", url, response) && url.searchParams.get("limit") === "1"
        ? edit(response, { data: [event] })
        : undefined,
  },
];
