import { type SecurityScheme, securityHeaders } from "../../src/contract/operations.ts";
import { quoteName } from "../generate/quote-name.ts";
import type { SampleRequest } from "./create-sample-request.ts";

/** Formats the request as a call of our client, whose methods take all parameters in one object. */
export function formatTypescript(request: SampleRequest, response: "pages" | "value" | "nothing"): string {
  const { headers, form, json, fixedFields } = request;
  const { Authorization: bearer } = headers;
  const quote = (scheme: SecurityScheme) => JSON.stringify(headers[securityHeaders[scheme]]);
  const credentials = bearer
    ? `accessToken: ${JSON.stringify(bearer.replace("Bearer ", ""))}`
    : securityHeaders.ManagementId in headers
      ? `management: { managementId: ${quote("ManagementId")}, managementToken: ${quote("ManagementToken")} }`
      : `application: { appId: ${quote("ApplicationId")}, appToken: ${quote("ApplicationToken")} }`;
  const chosen = Object.entries(form ?? json ?? {}).filter(([name]) => !fixedFields.includes(name));
  const { path, query, headerParameters } = request;
  const parameters = Object.entries({ ...path, ...query, ...headerParameters, ...Object.fromEntries(chosen) });
  const object = parameters.map(([name, value]) => `${quoteName(name)}: ${JSON.stringify(value)}`).join(", ");
  const call = `loyalty.${request.operationId}({ ${object} })`;
  const use = {
    pages: `for await (const item of ${call}) {\n  console.log(item);\n}`,
    value: `console.log(await ${call});`,
    nothing: `await ${call};`,
  };
  return [
    `import { createLoyaltyClient } from "loyalty-interface";`,
    "",
    "const loyalty = createLoyaltyClient({",
    `  baseUrl: ${JSON.stringify(new URL(request.url).origin)},`,
    `  ${credentials},`,
    "});",
    use[response],
  ].join("\n");
}
