import { createServer } from "node:http";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import { afterAll, describe, expect, it } from "vitest";
import { startPrism } from "../../bench/service/start-server.ts";
import { createListener } from "../../src/service/index.ts";
import { startDemoService } from "../support/demo-service.ts";
import { listen } from "../support/listen.ts";
import { type Call, calls, send } from "./calls.ts";
import { loadTool } from "./load-tool.ts";

/** The part of each exchange that a tool objects to: `request`, `response`, both or nothing. */
type Objections = Record<string, string>;

const cleanups: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanup of cleanups) await cleanup();
});
const { service } = await startDemoService();
// Each response deviates, so that the silence of a tool means something.
const faulty = await startDemoService({ faults: [{ kind: "nonconforming" }] }, { allowViolations: true });
const urls = await Promise.all(
  [service, faulty.service].map((each) => {
    const server = createServer(createListener(each));
    cleanups.push(() => server.close());
    return listen(server);
  }),
);

/** Requests that break the contract in a way that a schema or a security scheme shows. */
const isMalformed = ({ name }: Call) =>
  /limit above|unknown order|comma|another grant|no scope|nothing to revoke/.test(name);
const lacksCredentials = ({ name }: Call) => /credentials|the other key/.test(name);
/** The response must not have a body. */
const isBodiless = ({ status }: Call) => status === 204;

const expected = (isObjected: (call: Call) => boolean, response: (call: Call) => string): Objections =>
  Object.fromEntries(calls.map((call) => [call.name, `${isObjected(call) ? "request" : ""} ${response(call)}`.trim()]));

describe("Prism as a proxy in front of the service", () => {
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
    const isObjected = (call: Call) => isMalformed(call) || lacksCredentials(call);

    expect(await listObjections(urls[0])).toEqual(expected(isObjected, () => ""));
  });

  it("objects to each response that does not conform, except to a body of a response that has none", async () => {
    const isObjected = (call: Call) => isMalformed(call) || lacksCredentials(call);

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
