import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it, onTestFinished } from "vitest";
import type { Service } from "../../src/service/index.ts";
import { startDemoService } from "../support/demo-service.ts";
import { serve } from "../support/serve.ts";
import { modules } from "./load-tool.ts";

const { service, demo, application, management, activityPath: activity } = await startDemoService();
// Each response deviates, so that a tool without an objection has missed it.
const faulty = await startDemoService({ faults: ["nonconforming"] }, { allowViolations: true });
const { ids } = demo;
const project = `/management/v1/projects/${ids.projectId}`;
const poor = `/management/v1/projects/${ids.projectIdWithoutFeatures}`;
const [TOKEN, REVOKE] = ["/oauth/token", "/v1/oauth/token/revoke"];
const grant = "grant_type=client_credentials";

/** Path, headers, form of a POST, and whether a schema or a security scheme forbids the request. */
type Call = readonly [path: string, headers: object, form?: string | undefined, defect?: "invalid"];

/** All operations, with every kind of success and refusal. */
const calls: Readonly<Record<string, Call>> = {
  "a page": [activity, application],
  "a limit above 100": [`${activity}?limit=101`, application, undefined, "invalid"],
  "an unknown order": [`${activity}?order=id`, application, undefined, "invalid"],
  "no credentials": [activity, {}, undefined, "invalid"],
  "a wrong key": [activity, { ...application, "X-App-Token": "guessed" }],
  "a card that does not exist": [activity.replace(ids.memberId, "LC-NONE"), application],
  "one scope": [TOKEN, application, `${grant}&scope=loyalties`],
  "scopes with a comma": [TOKEN, application, `${grant}&scope=api,loyalties`, "invalid"],
  "a token without credentials": [TOKEN, {}, `${grant}&scope=api`, "invalid"],
  "an unknown token to revoke": [REVOKE, application, "access_token=unknown"],
  "nothing to revoke": [REVOKE, application, "", "invalid"],
  webhooks: [`${project}/webhooks`, management],
  "webhooks without the feature": [`${poor}/webhooks`, management],
  "webhooks with the other key": [`${project}/webhooks`, application, undefined, "invalid"],
  users: [`${project}/users`, management],
};

function send(baseUrl: string, [path, headers, form]: Call): Promise<Response> {
  const body = form === undefined ? null : new URLSearchParams(form);
  return fetch(baseUrl + path, { method: body ? "POST" : "GET", headers: { ...headers }, body });
}

/** Starts Prism as a proxy until the end of the test, and returns its URL. */
async function startPrism(upstream: string): Promise<string> {
  const program = join(modules, "@stoplight/prism-cli/dist/index.js");
  const child = spawn(process.execPath, [program, "proxy", "--port", "0", "openapi.yaml", upstream]);
  onTestFinished(() => void child.kill());
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /listening on (\S+)/.exec(line) ?? [];
    child.stdout.resume(); // a full pipe would delay it
    if (url) return url;
  }
  throw new Error("prism proxy does not listen");
}

/** Lists the part of each exchange that Prism objects to: `request`, `response`, both or nothing. */
async function askPrism({ listener }: Service): Promise<Record<string, string>> {
  const url = await startPrism((await serve(listener)).url);
  const found = Object.entries(calls).map(async ([name, call]) => {
    const violations = JSON.parse((await send(url, call)).headers.get("sl-violations") ?? "[]");
    return [name, [...new Set(violations.map(({ location }: { location: string[] }) => location[0]))].join(" ")];
  });
  return Object.fromEntries(await Promise.all(found));
}

it.each([
  ["no response", service, ""],
  ["each response that does not conform", faulty.service, "response"],
])("Prism objects to the requests that the contract forbids, and to %s", async (_, upstream, responses) => {
  const expected = Object.entries(calls).map(([name, [, , , defect]]) => {
    // It accepts a body in a response that has none (204).
    const isSeen = name !== "an unknown token to revoke";
    return [name, `${defect ? "request" : ""} ${isSeen ? responses : ""}`.trim()];
  });

  expect(await askPrism(upstream)).toEqual(Object.fromEntries(expected));
});
