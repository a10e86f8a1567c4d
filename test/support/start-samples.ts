import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { readContract } from "../../scripts/generate/contract.ts";
import { type CodeSample, createCodeSamples } from "../../scripts/samples/create-code-samples.ts";
import { formPost, startDemoService } from "./demo-service.ts";

/** Starts the demo service on a socket, and fills in the code samples of the contract for it. */
export async function startSamples(): Promise<{
  source: (operationId: string, label: CodeSample["label"]) => string;
  close: () => Promise<void>;
}> {
  const service = await startDemoService();
  const server = serve({ fetch: (request: Request) => service.fetch(request), port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const form = { grant_type: "client_credentials", scope: "loyalties" };
  const { body } = await service.call("/oauth/token", formPost(service.application, form));
  const samples = createCodeSamples(await readContract("openapi.yaml"), {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { ...service.application, ...service.management },
    parameters: { access_token: body.access_token, projectId: service.demo.ids.projectId },
  });
  return {
    source: (id, label) => samples[id]?.find((sample) => sample.label === label)?.source ?? "",
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await service.store.close();
    },
  };
}
