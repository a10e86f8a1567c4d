import { checkResponse, matchOperation } from "../../src/contract/internal.ts";
import { demoDataset, type ServiceOptions, startDemo } from "../../src/service/index.ts";
import { openTestStore } from "./open-test-store.ts";

interface ReadResponse {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: bodies are checked against the contract
  readonly body: any;
}

export type DemoService = Awaited<ReturnType<typeof startDemoService>>;

/**
 * Starts the service with the demo dataset without a socket, until the test or the file ends. A response
 * of its `fetch` that does not conform to the contract is an error.
 */
export async function startDemoService(options: Partial<ServiceOptions> = {}) {
  const store = options.store ?? (await openTestStore());
  const { service } = await startDemo({
    ...options,
    store,
  });
  const fetch: typeof service.fetch = async (input, init) => {
    const request = new Request(input as Request, init);
    const response = await service.fetch(request);
    await requireConformance(request, response.clone());
    return response;
  };
  const demo = demoDataset();
  const { credentials, ids } = demo;
  /** Sends a request and reads the response. */
  const call = async (path: string, init?: RequestInit) =>
    readResponse(await fetch(`http://service.example${path}`, init));
  type Sent = Record<string, string>;
  const application: Sent = { "X-App-Id": credentials.appId, "X-App-Token": credentials.appToken };
  const { managementId, managementToken } = credentials;
  const management: Sent = { "X-Management-Id": managementId, "X-Management-Token": managementToken };
  const activityPath = `/v1/loyalties/${ids.campaignId}/members/${ids.memberId}/activity`;
  const usersPath = `/management/v1/projects/${ids.projectId}/users`;
  return {
    store,
    service,
    demo,
    fetch,
    call,
    application,
    management,
    activityPath,
    issue: (scope = "api", headers = application) =>
      call("/oauth/token", formPost(headers, { grant_type: "client_credentials", scope })),
    list: (headers = application, query = "") => call(`${activityPath}?${query}`, { headers }),
    listUsers: (headers = management) => call(usersPath, { headers }),
  };
}

/** @throws Error if a response violates the contract. */
async function requireConformance({ method, url }: Request, response: Response): Promise<void> {
  const match = matchOperation(method, new URL(url).pathname);
  if (!match) return;
  const { status, headers } = response;
  const { body } = await readResponse(response);
  const result = checkResponse({ operationId: match.operation.id, status, headers, body });
  if (!result.ok)
    throw new Error(`${method} ${url} got a response that violates the contract: ${JSON.stringify(result)}`);
}

async function readResponse(response: Response): Promise<ReadResponse> {
  const text = await response.text();
  const body = text === "" ? undefined : JSON.parse(text);
  return { status: response.status, headers: response.headers, body };
}

/** A POST of a form with these headers. */
export function formPost(headers: Record<string, string>, form: Record<string, string> | string[][]): RequestInit {
  return { method: "POST", headers, body: new URLSearchParams(form) };
}
