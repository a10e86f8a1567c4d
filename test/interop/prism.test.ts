import { expect, it, onTestFinished } from "vitest";
import { verifyService } from "../../src/verify/index.ts";
import { startPrism } from "../../tools/compare/start-prism.ts";
import { startDemoService } from "../support/demo-service.ts";
import { serve } from "../support/serve.ts";

const { service, demo, application, activityPath } = await startDemoService({ now: Date.now });

it("Prism, as a proxy, objects to no response to the requests of loyalty verify", async () => {
  const { url } = await serve(service.listener);
  const prism = await startPrism("proxy", "openapi.yaml", url);
  onTestFinished(prism.end);
  const objections: unknown[] = [];
  const { appId, appToken, managementId, managementToken } = demo.credentials;

  const { requests } = await verifyService({
    baseUrl: prism.url,
    names: demo.ids,
    application: { id: appId, secret: appToken },
    management: { id: managementId, secret: managementToken },
    sleep: async () => {},
    async fetch(input, init) {
      const response = await fetch(input, init);
      const violations: { location: string[] }[] = JSON.parse(response.headers.get("sl-violations") ?? "[]");
      const found = violations.filter(({ location }) => location[0] === "response");
      if (found.length > 0) objections.push({ input, init, status: response.status, found });
      return response;
    },
  });

  expect(requests).toBeGreaterThan(150);
  expect(objections).toEqual([]);
});

it("Prism, as a proxy, objects to a page that is a list", async () => {
  const { url } = await serve((_, outgoing) => {
    outgoing.writeHead(200, { "Content-Type": "application/json" }).end("[]");
  });
  const prism = await startPrism("proxy", "openapi.yaml", url);
  onTestFinished(prism.end);

  const { headers } = await fetch(prism.url + activityPath, { headers: application });

  expect(headers.get("sl-violations")).toContain('"location":["response","body"]');
});
