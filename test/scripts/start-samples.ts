import { readContract } from "../../scripts/generate/contract.ts";
import { createSamples } from "../../scripts/samples/create-samples.ts";
import { type OperationId, operations, scopes } from "../../src/contract/internal.ts";
import { formPost, startDemoService } from "../support/demo-service.ts";
import { serve } from "../support/serve.ts";

/** Each operation with the index of each alternative of its `security`. */
export const alternatives = (Object.keys(operations) as OperationId[]).flatMap((id) =>
  operations[id].security.map((_, index) => [id, index] as const),
);

/**
 * Starts the demo service on a socket. Returns a function that finds the code sample of a contract that names this alternative
 * first and its schemes in reverse, filled in for the service.
 */
export async function startSamples(): Promise<
  (operationId: OperationId, label: "curl" | "TypeScript", alternative?: number) => string
> {
  const { service, call, application, management } = await startDemoService();
  const { url: baseUrl } = await serve(service.listener);
  const form = { grant_type: "client_credentials", scope: scopes.join(" ") };
  const issue = async () => (await call("/oauth/token", formPost(application, form))).body.access_token;
  const token = await issue();
  const revoked = await issue();
  const keys = Object.entries({ ...application, ...management }).map(([header, key]) => {
    return [`<${header.replace("X-", "").replaceAll("-", "_").toUpperCase()}>`, key] as const;
  });
  const text = JSON.stringify(await readContract("openapi.yaml"));
  return (id, label, alternative = 0) => {
    const contract = JSON.parse(text, (_, value) => {
      if (value?.operationId !== id || !value.security) return value;
      const first = Object.fromEntries(Object.entries(value.security[alternative]).reverse());
      return { ...value, security: [first, ...value.security.toSpliced(alternative, 1)] };
    });
    const values = [
      ["https://api.loyalty.example", baseUrl] as const,
      ["<ACCESS_TOKEN>", id === "revokeToken" ? revoked : token] as const,
      ...keys,
    ];
    const sample = createSamples(contract)[id]?.[label] ?? "";
    return values.reduce((filled, [placeholder, value]) => filled.replaceAll(placeholder, value), sample);
  };
}
