import { scenarios } from "../../../scripts/record/scenarios.ts";
import { type DemoService, startDemoService } from "../../support/demo-service.ts";
import type { Deviation } from "./deviations.ts";

type Fetch = typeof fetch;

/** The demo service, and a run that calls every operation of it. */
export interface Demo {
  /** Answers as the service does, but for a deviation. */
  readonly respond: (request: Request) => Promise<Response>;
  /** Calls every operation, whatever the service responds. */
  readonly run: (baseUrl: string, fetch: Fetch) => Promise<void>;
}

/** The scenarios that call every operation of a service without faults. */
const SCENARIOS = ["member-activity", "tokens", "management"];

/** Starts the demo service. @param deviation What it does wrong. */
export async function startDemo(deviation?: Deviation): Promise<Demo> {
  const { service, store } = await startDemoService();
  return {
    respond: (request) => respond(service, request, deviation),
    async run(baseUrl, fetch) {
      for (const name of SCENARIOS) await scenarios[name]?.run({ baseUrl, fetch, store }).catch(() => undefined);
    },
  };
}

async function respond(service: DemoService["service"], request: Request, deviation?: Deviation): Promise<Response> {
  const received = await service.fetch(request.clone());
  const { status } = received;
  const own = { status, headers: new Headers(received.headers), body: await received.text() };
  const { body, headers, ...changed } = deviation?.change(new URL(request.url), own) ?? own;
  if (changed.status === 204) return new Response(null, { ...changed, headers });
  headers.set("content-length", String(Buffer.byteLength(body)));
  return new Response(body, { ...changed, headers });
}
