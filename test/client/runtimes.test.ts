import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";
import { startDemoService } from "../support/demo-service.ts";
import { bundleClient } from "./bundle-client.ts";
import { clientJourney, journeyResult } from "./client-journey.ts";

const service = await startDemoService();

/** Returns the globals of a worker on an edge platform, without those of Node. */
function workerGlobals() {
  const { URL, URLSearchParams, Headers, Request, Response, FormData, AbortController, AbortSignal } = globalThis;
  const { setTimeout, clearTimeout, performance, queueMicrotask, TextDecoder } = globalThis;
  const fetch: typeof globalThis.fetch = (input, init) => service.fetch(input as string, init);
  const web = { URL, URLSearchParams, Headers, Request, Response, FormData, AbortController, AbortSignal, fetch };
  return { ...web, setTimeout, clearTimeout, performance, queueMicrotask, TextDecoder };
}

it("the client uses every operation in a worker without Node globals", async () => {
  const context = createContext(workerGlobals());
  runInContext(await bundleClient(), context);
  const journey = runInContext(`(${clientJourney})`, context) as typeof clientJourney;
  const library = runInContext("loyaltyInterface", context);
  const { credentials, ids } = service.demo;

  expect(runInContext("[typeof process, typeof Buffer, typeof require, typeof global]", context)).toEqual(
    Array(4).fill("undefined"),
  );
  expect(await journey(library, { baseUrl: "https://api.loyalty.example", credentials, ids })).toEqual(journeyResult);
});
