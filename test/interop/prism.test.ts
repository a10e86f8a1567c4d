import { spawn } from "node:child_process";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { startDemoService } from "../support/demo-service.ts";
import { serve } from "../support/serve.ts";
import { modules } from "./load-tool.ts";

const { service, demo, application, management, activityPath } = await startDemoService();
/** Answers as the service, but with a list for a body: a tool without an objection has missed it. */
const breakBodies: RequestListener = async (incoming, outgoing) => {
  const { method = "", url, headers } = incoming;
  const body = method === "POST" ? await text(incoming) : null;
  const init = { method, headers: headers as Record<string, string>, body };
  const { status } = await service.fetch(`http://service.example${url}`, init);
  outgoing.writeHead(status, { "Content-Type": "application/json" }).end("[]");
};
const project = `/management/v1/projects/${demo.ids.projectId}`;
const poorProject = `/management/v1/projects/${demo.ids.projectIdWithoutFeatures}`;

interface Call {
  readonly name: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Fields of a POST. */
  readonly form?: Readonly<Record<string, string>>;
  /** True if a schema or a security scheme forbids the request. */
  readonly isInvalid?: boolean;
}

/** All operations, with every kind of success and refusal. */
const calls: readonly Call[] = [
  { name: "a page", path: activityPath, headers: application },
  { name: "a limit above 100", path: `${activityPath}?limit=101`, headers: application, isInvalid: true },
  { name: "an unknown order", path: `${activityPath}?order=id`, headers: application, isInvalid: true },
  { name: "no credentials", path: activityPath, isInvalid: true },
  { name: "a wrong key", path: activityPath, headers: { ...application, "X-App-Token": "guessed" } },
  { name: "an unknown card", path: activityPath.replace(demo.ids.memberId, "LC-NONE"), headers: application },
  {
    name: "one scope",
    path: "/oauth/token",
    headers: application,
    form: { grant_type: "client_credentials", scope: "loyalties" },
  },
  {
    name: "scopes with a comma",
    path: "/oauth/token",
    headers: application,
    form: { grant_type: "client_credentials", scope: "api,loyalties" },
    isInvalid: true,
  },
  {
    name: "a token to revoke",
    path: "/v1/oauth/token/revoke",
    headers: application,
    form: { access_token: "unknown" },
  },
  { name: "nothing to revoke", path: "/v1/oauth/token/revoke", headers: application, form: {}, isInvalid: true },
  { name: "webhooks", path: `${project}/webhooks`, headers: management },
  { name: "webhooks without the feature", path: `${poorProject}/webhooks`, headers: management },
  { name: "webhooks with the other key", path: `${project}/webhooks`, headers: application, isInvalid: true },
  { name: "users", path: `${project}/users`, headers: management },
];

/** Starts Prism as a proxy until the end of the test, and returns its URL. */
async function startPrism(upstream: string): Promise<string> {
  const program = join(modules, "@stoplight/prism-cli/dist/index.js");
  const child = spawn(process.execPath, [program, "proxy", "--port", "0", "openapi.yaml", upstream]);
  onTestFinished(() => {
    child.kill();
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /listening on (\S+)/.exec(line) ?? [];
    child.stdout.resume(); // a full pipe would delay it
    if (url) return url;
  }
  throw new Error("prism proxy does not listen");
}

/** Returns the part of an exchange that Prism objects to: `request`, `response`, both or nothing. */
async function askPrism(baseUrl: string, { path, headers = {}, form }: Call): Promise<string> {
  const post = form && { method: "POST", body: new URLSearchParams(form) };
  const response = await fetch(baseUrl + path, { headers, ...post });
  const violations: { location: string[] }[] = JSON.parse(response.headers.get("sl-violations") ?? "[]");
  return [...new Set(violations.map(({ location }) => location[0]))].join(" ");
}

it.each([
  { responses: "no response", listener: service.listener, objection: "" },
  { responses: "each response that does not conform", listener: breakBodies, objection: "response" },
])("Prism objects to the requests that the contract forbids, and to $responses", async ({ listener, objection }) => {
  const { url } = await serve(listener);
  const prism = await startPrism(url);
  const found = await Promise.all(
    calls.map(async (call) => ({ name: call.name, objections: await askPrism(prism, call) })),
  );

  const expected = calls.map(({ name, isInvalid }) => {
    // It accepts a body in a response that has none (204).
    const inResponse = name === "a token to revoke" ? "" : objection;
    return { name, objections: `${isInvalid ? "request" : ""} ${inResponse}`.trim() };
  });
  expect(found).toEqual(expected);
});
