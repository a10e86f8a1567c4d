import { createServer } from "node:http";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import { afterAll, describe, expect, it } from "vitest";
import { startPrism } from "../../bench/service/start-server.ts";
import { createListener } from "../../src/service/index.ts";
import { startDemoService } from "../support/demo-service.ts";
import { listen } from "../support/listen.ts";
import { loadTool } from "./load-tool.ts";

/** A request and the status that the service answers with; a second token takes the place of `{token}`. */
interface Call {
  readonly name: string;
  readonly status: number;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: string;
}

/** The part of each exchange that a tool objects to: `request`, `response`, both or nothing. */
type Objections = Record<string, string>;

const cleanups: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanup of cleanups) await cleanup();
});
const { service, demo, application, management, activityPath: activity } = await startDemoService();
// Each response deviates, so that the silence of a tool means something.
const faulty = await startDemoService({ faults: [{ kind: "nonconforming" }] }, { allowViolations: true });
const urls = await Promise.all(
  [service, faulty.service].map((each) => {
    const server = createServer(createListener(each));
    cleanups.push(() => server.close());
    return listen(server);
  }),
);

const { ids } = demo;
const project = `/management/v1/projects/${ids.projectId}`;
const poor = `/management/v1/projects/${ids.projectIdWithoutFeatures}`;

type Headers = Readonly<Record<string, string>>;
const get = (name: string, status: number, path: string, headers: Headers = application): Call => {
  return { name, status, path, headers };
};
const post = (
  name: string,
  status: number,
  form: string,
  path = "/oauth/token",
  headers: Headers = application,
): Call => {
  return { name, status, path, method: "POST", headers, form };
};
const REVOKE = "/v1/oauth/token/revoke";

/** All operations, with every kind of success and refusal. */
const calls: readonly Call[] = [
  get("a page", 200, activity),
  get("a short page", 200, `${activity}?limit=1&order=-created_at`),
  get("a limit above 100", 400, `${activity}?limit=101`),
  get("an unknown order", 400, `${activity}?order=id`),
  get("an unknown cursor", 400, `${activity}?starting_after_id=evt_no`),
  get("no credentials", 401, activity, {}),
  get("a wrong key", 401, activity, { ...application, "X-App-Token": "guessed" }),
  get("a card that does not exist", 404, activity.replace(ids.memberId, "LC-NONE")),
  get("an unknown campaign", 404, activity.replace(ids.campaignId, "camp_0")),
  post("one scope", 200, "grant_type=client_credentials&scope=loyalties"),
  post("several scopes", 200, "grant_type=client_credentials&scope=api+loyalties"),
  post("scopes with a comma", 400, "grant_type=client_credentials&scope=api,loyalties"),
  post("another grant", 400, "grant_type=password&scope=api"),
  post("no scope", 400, "grant_type=client_credentials"),
  post("a token without credentials", 401, "grant_type=client_credentials&scope=api", "/oauth/token", {}),
  post("an unknown token to revoke", 204, "access_token=unknown", REVOKE),
  post("nothing to revoke", 400, "", REVOKE),
  get("webhooks", 200, `${project}/webhooks`, management),
  get("webhooks without the feature", 402, `${poor}/webhooks`, management),
  get("webhooks of an unknown project", 404, "/management/v1/projects/no/webhooks", management),
  get("webhooks with the other key", 401, `${project}/webhooks`),
  get("users", 200, `${project}/users`, management),
  get("users without the feature", 402, `${poor}/users`, management),
  get("users of an unknown project", 404, "/management/v1/projects/no/users", management),
  get("users without credentials", 401, `${project}/users`, {}),
];

/** Sends a call to a server. */
function send(baseUrl: string, { path, method = "GET", headers, form }: Call): Promise<Response> {
  const body = form === undefined ? null : new URLSearchParams(form);
  return fetch(baseUrl + path, { method, headers: { ...headers }, body });
}

/** Requests that break the contract in a way that a schema or a security scheme shows. */
const isMalformed = ({ name }: Call) =>
  /limit above|unknown order|comma|another grant|no scope|nothing to revoke/.test(name);
const lacksCredentials = ({ name }: Call) => /credentials|the other key/.test(name);
/** The response must not have a body. */
const isBodiless = ({ status }: Call) => status === 204;

const expected = (isObjected: (call: Call) => boolean, response: (call: Call) => string): Objections =>
  Object.fromEntries(calls.map((call) => [call.name, `${isObjected(call) ? "request" : ""} ${response(call)}`.trim()]));

describe("Prism as a proxy in front of the service", () => {
  const isObjected = (call: Call) => isMalformed(call) || lacksCredentials(call);
  async function listObjections(upstream = ""): Promise<Objections> {
    const { url, stop } = await startPrism("proxy", "openapi.yaml", upstream);
    cleanups.push(stop);
    const answers = calls.map(async (call) => {
      const response = await send(url, call);
      const violations: { location: string[] }[] = JSON.parse(response.headers.get("sl-violations") ?? "[]");
      return [call.name, [...new Set(violations.map(({ location }) => location[0]))].join(" ")];
    });
    return Object.fromEntries(await Promise.all(answers));
  }

  it("objects to the requests that the service refuses, and to no response", async () => {
    expect(await listObjections(urls[0])).toEqual(expected(isObjected, () => ""));
  });

  it("objects to each response that does not conform, except to a body of a response that has none", async () => {
    expect(await listObjections(urls[1])).toEqual(expected(isObjected, (call) => (isBodiless(call) ? "" : "response")));
  });
});

describe("express-openapi-validator in front of the service", () => {
  /** Serves the answers of the service through the validator; a response that it refuses has the status 599. */
  async function startValidator(upstream: string, validateApiSpec: boolean): Promise<string> {
    const name = "express-openapi-validator";
    const { middleware } = await loadTool<{ middleware: (options: object) => RequestHandler[] }>(name);
    const app = express();
    const options = { apiSpec: "openapi.yaml", validateApiSpec, validateResponses: true, validateSecurity: false };
    app.use(express.urlencoded({ extended: false }), ...middleware(options), async (request, response) => {
      const call = calls.find((each) => each.name === request.get("x-call"));
      const answer = call && (await send(upstream, call));
      const text = (await answer?.text()) ?? "";
      response.status(answer?.status ?? 500);
      if (text === "") response.end();
      else response.json(JSON.parse(text));
    });
    const report: ErrorRequestHandler = (error, _request, response, _next) => {
      response.status(599).json({ part: error.status === 400 ? "request" : "response", message: error.message });
    };
    app.use(report);
    const server = createServer(app);
    cleanups.push(() => server.close());
    return listen(server);
  }

  async function listObjections(upstream = ""): Promise<Objections> {
    const url = await startValidator(upstream, false);
    const answers = calls.map(async (call) => {
      const response = await send(url, { ...call, headers: { ...call.headers, "x-call": call.name } });
      return [call.name, response.status === 599 ? (await response.json()).part : ""];
    });
    return Object.fromEntries(await Promise.all(answers));
  }

  it("refuses the contract, because it wants absolute URLs", async () => {
    const response = await send(await startValidator(urls[0] ?? "", true), calls[0] as Call);

    expect((await response.json()).message).toContain("apiDoc was invalid");
  });

  it("refuses the same requests as the service, and no response, if it does not check the contract", async () => {
    expect(await listObjections(urls[0])).toEqual(expected(isMalformed, () => ""));
  });

  it("refuses each response that does not conform", async () => {
    const response = (call: Call) => (isMalformed(call) ? "" : "response");

    expect(await listObjections(urls[1])).toEqual(expected(isMalformed, response));
  });
});
