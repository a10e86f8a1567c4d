import {
  type DemoDataset,
  demoDataset,
  importDataset,
  type Service,
  type ServiceOptions,
  type Store,
} from "../../src/service/index.ts";
import { type Checking, checkedFetch, createCheckedService } from "./checked-service.ts";
import { openTestStore } from "./open-test-store.ts";

/** The service with the demo dataset and a clock that tests set; without a socket. It is closed when the test ends. */
export interface DemoService {
  readonly store: Store;
  readonly service: Service;
  readonly demo: DemoDataset;
  readonly clock: { now: number };
  /** Sends a request and reads the response. */
  readonly call: (path: string, init?: RequestInit) => Promise<Answer>;
  /** Issues a token. */
  readonly issue: (scope?: string, headers?: Record<string, string>) => Promise<Answer>;
  /** Lists the activity of the member. */
  readonly list: (headers?: Record<string, string>, query?: string) => Promise<Answer>;
  readonly listUsers: (headers?: Record<string, string>) => Promise<Answer>;
  readonly fetch: typeof fetch;
  readonly application: Record<string, string>;
  readonly management: Record<string, string>;
  readonly activityPath: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: bodies are checked against the contract
  readonly body: any;
}

export const START = Date.parse("2026-06-01T12:00:00Z");

export async function startDemoService(
  options: Partial<ServiceOptions> = {},
  checking: Checking = {},
): Promise<DemoService> {
  const store = await openTestStore();
  const demo = demoDataset();
  await importDataset(store, demo.lines);
  const clock = { now: START };
  const service = createCheckedService({ store, now: () => clock.now, ...options }, checking);
  const { credentials, ids } = demo;
  const send: DemoService["fetch"] = (input, init) => service.fetch(new Request(input, init));
  const fetch = checking.allowViolations ? send : checkedFetch(send);
  const call: DemoService["call"] = async (path, init) =>
    readAnswer(await fetch(`http://service.example${path}`, init));
  const application = { "X-App-Id": credentials.appId, "X-App-Token": credentials.appToken };
  const management = {
    "X-Management-Id": credentials.managementId,
    "X-Management-Token": credentials.managementToken,
  };
  const activityPath = `/v1/loyalties/${ids.campaignId}/members/${ids.memberId}/activity`;
  return {
    store,
    service,
    demo,
    clock,
    fetch,
    call,
    issue: (scope = "api", headers = application) =>
      call("/oauth/token", formPost(headers, { grant_type: "client_credentials", scope })),
    list: (headers = application, query = "") => call(`${activityPath}?${query}`, { headers }),
    listUsers: (headers = management) => call(`/management/v1/projects/${ids.projectId}/users`, { headers }),
    application,
    management,
    activityPath,
  };
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const body = text === "" ? undefined : JSON.parse(text);
  return { status: response.status, headers: response.headers, body };
}

/** A POST of a form with these headers. */
export function formPost(headers: Record<string, string>, form: Record<string, string> | string[][]): RequestInit {
  return { method: "POST", headers, body: new URLSearchParams(form) };
}
