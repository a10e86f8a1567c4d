import { demoDataset, importDataset, type ServiceOptions } from "../../src/service/index.ts";
import { type Checking, checkedFetch, createCheckedService } from "./checked-service.ts";
import { openTestStore } from "./open-test-store.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: bodies are checked against the contract
  readonly body: any;
}

export const START = Date.parse("2026-06-01T12:00:00Z");

export type DemoService = Awaited<ReturnType<typeof startDemoService>>;

/** Starts the service with the demo dataset and a clock that tests set; without a socket. It is closed when the test ends. */
export async function startDemoService(options: Partial<ServiceOptions> = {}, checking: Checking = {}) {
  const store = await openTestStore();
  const demo = demoDataset();
  await importDataset(store, demo.lines);
  const clock = { now: START };
  const service = createCheckedService({ store, now: () => clock.now, ...options }, checking);
  const { credentials, ids } = demo;
  const send: typeof globalThis.fetch = (input, init) => service.fetch(new Request(input, init));
  const fetch = checking.allowViolations ? send : checkedFetch(send);
  /** Sends a request and reads the response. */
  const call = async (path: string, init?: RequestInit) =>
    readAnswer(await fetch(`http://service.example${path}`, init));
  type Sent = Record<string, string>;
  const application: Sent = { "X-App-Id": credentials.appId, "X-App-Token": credentials.appToken };
  const { managementId, managementToken } = credentials;
  const management: Sent = { "X-Management-Id": managementId, "X-Management-Token": managementToken };
  const activityPath = `/v1/loyalties/${ids.campaignId}/members/${ids.memberId}/activity`;
  const usersPath = `/management/v1/projects/${ids.projectId}/users`;
  return {
    ...{ store, service, demo, clock, fetch, call, application, management, activityPath },
    issue: (scope = "api", headers = application) =>
      call("/oauth/token", formPost(headers, { grant_type: "client_credentials", scope })),
    list: (headers = application, query = "") => call(`${activityPath}?${query}`, { headers }),
    listUsers: (headers = management) => call(usersPath, { headers }),
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
