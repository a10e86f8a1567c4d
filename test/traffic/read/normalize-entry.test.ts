import { describe, expect, it } from "vitest";
import { createRedactor, type HarEntry, readExchanges } from "../../../src/traffic/index.ts";
import { checkEntries, type EntryOptions, entry, har } from "../../support/har.ts";

/** Creates an entry that breaks the contract, with further properties of a tool. */
function broken(properties: object = {}, ofResponse: object = {}, options: EntryOptions = {}): HarEntry {
  const raw = entry({ status: 307, body: "no", ...options });
  return { ...raw, ...properties, response: { ...raw.response, ...ofResponse } };
}

describe("a response that is not of the service", () => {
  it.each([
    { code: "BROWSER_CACHE", by: "Chrome", raw: broken({ _fromCache: "disk" }) },
    { code: "BROWSER_CACHE", by: "Chrome and Playwright", raw: broken({}, { _transferSize: 0 }) },
    { code: "BROWSER_CACHE", by: "Firefox", raw: broken({ _securityState: "secure", cache: { afterRequest: null } }) },
    { code: "BROWSER_CACHE", by: "Safari", raw: broken({ _fetchType: "Memory Cache" }) },
    { code: "SERVICE_WORKER", by: "Chrome", raw: broken({}, { _fetchedViaServiceWorker: true }) },
    { code: "SERVICE_WORKER", by: "Safari", raw: broken({ _fetchType: "Service Worker" }) },
    {
      code: "BROWSER_REDIRECT",
      by: "Chrome",
      raw: broken({}, {}, { responseHeaders: { "Non-Authoritative-Reason": "HSTS" } }),
    },
    { code: "TEST_ROUTE", by: "Playwright", raw: broken({ _wasFulfilled: true }) },
    {
      code: "PROXY",
      by: "RFC 9209",
      raw: broken({}, {}, { responseHeaders: { "Proxy-Status": "p; error=dns_error" } }),
    },
  ])("is $code, as $by marks it, redacted or not", ({ code, raw }) => {
    for (const each of [raw, createRedactor()(raw)]) {
      const { findings, warnings } = checkEntries([each, entry()]);

      expect([findings, warnings]).toEqual([[], [`has no response of the service for #1 (${code})`]]);
    }
  });

  it.each([
    broken(),
    broken({ _fetchType: "Network Load" }, { _transferSize: 300, _fetchedViaServiceWorker: false }),
    broken({ cache: { afterRequest: null } }), // of other tools: what the cache has now
    broken({ _securityState: "secure", cache: {} }, { _transferSize: -1 }),
    broken({}, {}, { responseHeaders: { "Proxy-Status": "p; fwd=miss" } }),
  ])("is not any other one", (raw) => {
    expect(readExchanges(har(raw))[0]?.response.status).toBe(307);
  });
});
