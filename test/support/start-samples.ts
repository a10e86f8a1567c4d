import { readContract } from "../../scripts/generate/contract.ts";
import { type CodeSample, createCodeSamples } from "../../scripts/samples/create-code-samples.ts";
import { startDemoServer } from "./demo-server.ts";
import { formPost } from "./demo-service.ts";

/** Starts the demo service on a socket, and fills in the code samples of the contract for it. Returns a sample. */
export async function startSamples(): Promise<(operationId: string, label: CodeSample["label"]) => string> {
  const { baseUrl, call, application, management, demo } = await startDemoServer();
  const form = { grant_type: "client_credentials", scope: "loyalties" };
  const { body } = await call("/oauth/token", formPost(application, form));
  const samples = createCodeSamples(await readContract("openapi.yaml"), {
    baseUrl,
    credentials: { ...application, ...management },
    parameters: { access_token: body.access_token, projectId: demo.ids.projectId },
  });
  return (id, label) => samples[id]?.find((sample) => sample.label === label)?.source ?? "";
}
